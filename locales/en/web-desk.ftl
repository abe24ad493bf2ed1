# The arbiter's desk and the lawbook in the web client.

laws-title = The Laws of Chess
laws-editions = Editions
laws-articles = Articles
laws-casebook = Casebook
laws-casebook-why = What happens in the hall and what the arbiter rules, fact by fact. Each case can be played at a table.
laws-welcome = Choose an Article, or search for what it says. You will see what each one lays down, whether the program enforces it, how it has changed, and the cases it was used in.
laws-unverified = { $count ->
    [one] One number of this edition is not confirmed by its text; it is marked.
   *[other] { $count } numbers of this edition are not confirmed by its text; they are marked.
}
laws-search = Search the Laws
laws-search-cases = Search the cases
laws-found = Found for “{ $query }”
laws-none = Nothing says that. Try another word.
laws-gone = no longer in the Laws
laws-gone-today = Today’s Laws say nothing about this any more.
laws-no-part = Numbers that no longer exist
laws-doubt = (not confirmed)
laws-doubt-why = No text of the { $edition } edition confirms this number.
laws-own-words = Summarised in our own words, after the Laws of { $edition }.
laws-to-tree = All Articles of { $edition }
laws-differs = What has changed
laws-today = Today:
laws-dropped = In { $edition } it also ruled on what today’s does not:
laws-added = Today it also rules on what in { $edition } it did not:
laws-cases = { $count ->
    [one] One case
   *[other] { $count } cases
}
laws-page-language = The page of the case is in another language; what the arbiter rules is in yours.
laws-under = Under the Laws of
laws-position = The position is this:
laws-position-first = The position is the first one again.
laws-why = Why
laws-not-as-told = Tried out now, something did not come out as the page says.
laws-source = Source: { $source }
laws-play = Play it
laws-screens = Who plays
laws-screens-one = Both sides, here
laws-screens-two = With somebody else
laws-room = In which room
laws-open = Open a table from this case

## The arbiter's desk

desk-tables = Tables
desk-no-tables = There is no table in this room.
desk-choose = Choose a table to see it from near.
desk-all = All tables
desk-go = Go to the table
desk-arbiters = Arbiters: { $names }
desk-present = { $count ->
    [0] No arbiter is present.
    [one] { $count } arbiter present
   *[other] { $count } arbiters present
}
desk-lag = Network: { $trip } ms there and back; { $quota } s still made good
desk-appoint = Name an assistant arbiter
desk-appoint-who = Who
desk-appoint-hint = They act as arbiter at this table, and at no other. They must be in the room and hold the office.
desk-appoint-nobody = Nobody
desk-appoint-do = Name
desk-appointed = Named for this table.
desk-stage = Move { $move }, { $color ->
    [white] White
   *[black] Black
}{ $stage ->
    [paused] , paused
   *[playing] { "" }
}
desk-plies = { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}
desk-gone = no connection { $time }
desk-illegal = { $count ->
    [one] 1 illegal move
   *[other] { $count } illegal moves
}
desk-questions = { $count ->
    [one] One question for the arbiter
   *[other] { $count } questions for the arbiter
}
desk-claims = { $color ->
    [white] White claims a draw
   *[black] Black claims a draw
}
desk-appeals = { $count ->
    [one] One appeal
   *[other] { $count } appeals
}
desk-appealed = Appeal against ruling { $id }:
desk-appeal-dismissed = Dismiss it
desk-appeal-upheld = Uphold it
desk-call = { $why ->
    [board] wants you at the board
    [leave] asks to leave
    [explanation] asks for an explanation
    [appeal] appeals against the result
    [illegal_move] has seen an illegal move
    [flag] has seen a flag fall
    [interferes] somebody interferes with the game
   *[other] reports something
}
desk-ago = { $time } ago
desk-answer-call = Seen to
desk-check-claim = Check the claim
desk-orders = Orders
desk-because = Reason
desk-because-hint = It goes on record with the order you give.
desk-sit = Sit as arbiter
desk-pause = Stop the clocks
desk-resume = Resume
desk-order = Another order
desk-order-it = Give the order
desk-order-kind = { $kind ->
    [set_clocks] Set the clocks
    [go_back] Go back to an earlier position
    [penalize] Penalise
    [compensate] Compensate for time
    [rule] Decide, or declare the result
    [withdraw] Withdraw a ruling
    [observe] Say what I have seen
    [ask_sheets] Ask for the scoresheets
   *[allow_draw] Let them agree to a draw
}
desk-time-hint = 12:30 or 1:05:00; empty, it stays
desk-before = Before
desk-seen = What
desk-seen-what = { $seen ->
    [illegal_move] an illegal move was completed
    [flag] a flag has fallen
    [two_hands] both hands were used
    [touch_broken] the touched piece was not played
    [order_unclear] nobody can say which piece was touched first
    [unsound_position] both kings in check, or a pawn on the last rank
    [unclaimed_draw] the fifth repetition, or 75 moves
    [not_come] a player has not come in time
    [nobody_came] neither player has come in time
   *[both_refuse] both refuse to comply with the Laws
}
desk-who = Who
desk-amount = { $unit ->
    [time] How much time, in minutes (or 0:30)
    [rounds] How many rounds
   *[points] How many points
}
desk-misconduct = For what
desk-misconduct-what = { $what ->
    [annoyance] annoying or distracting the opponent
    [adjusting] adjusting pieces when that was not allowed
    [other_hand] pressing the clock with the other hand
    [hovering] keeping a hand on the clock
    [clock_handling] mishandling the clock
    [idle_stop] stopping the clocks without a reason
    [empty_press] pressing the clock without a move
    [two_hands] moving with both hands
    [displacing] displacing pieces
    [two_moves] making two moves in a row
    [writing_ahead] writing a move before making it
    [not_writing] moving without having written the previous move
    [forbidden_offer] offering a draw where the regulations forbid it
    [advice] using notes, advice or another board
    [no_help] refusing to help reconstruct the game
    [refusal] persistently refusing to comply with the Laws
    [illegal_move] completing an illegal move
   *[disrepute] bringing the game into disrepute
}
desk-penalty = Penalty
desk-penalty-what = { $what ->
    [warning] a warning
    [opponent_time] more time for the opponent
    [own_time] less time on the offender’s clock
    [opponent_points] more points for the opponent
    [own_points] fewer points for the offender
    [loss] the game is lost; points for the opponent
    [fine] a fine
    [rounds] exclusion from rounds
   *[expulsion] expulsion from the competition
}
desk-score = Result
desk-no-score = The game goes on
desk-ruling = Ruling
desk-missing = { $missing ->
    [reason] This order needs a reason: write it above.
    [time] Write the time as 12:30, 1:05:00 or in minutes.
    [amount] Write how much, in figures.
    [ruling] Choose the ruling to withdraw.
   *[ply] Choose the move before which to go back.
}
desk-sheet = { $color ->
    [white] White’s scoresheet
   *[black] Black’s scoresheet
}
