# What the arbiter rules, and what it rests on.
#
# $color is white or black; $color-the and $color-of are words, and $opponent is the other side.
# A time $time is how long it lasts (2 minutes); $time-clock is what a clock shows (2:00).
# Where the game is known, $player is the player on move, $piece what stands on $square or $from,
# $own_piece and $other_piece what stands on $own and $other; else they are the words for what is
# not known: the player, the piece.

minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $text } second
   *[other] { $text } seconds
}
minutes-and-seconds = { $minutes } { $seconds }
clock-shows = { $side } { $time }

move-of = { $color-the }’s { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
} move
half-move = half-move { $ply }, counted from 0,
place-start = the starting position
place-before = { $which ->
    [one] the one
   *[whole] the position
} before { $move }
place-after = { $which ->
    [one] the one
   *[whole] the position
} after { $ply ->
    [one] { $ply } half-move
   *[other] { $ply } half-moves
}

## Start of play

ruling-clock_started = the round begins: White’s clock is started
ruling-in_time = { $color-the } has come in time and plays with the time left
ruling-white_loses_time = nobody was at the board: White loses the time that passed until White came
ruling-set_up_stands = too many moves have been made: play continues with the pieces as they were set up
ruling-position_transferred = the board was turned: play continues from the same position on a board that lies right
ruling-reversed_colors_stand = the colors were reversed: play continues as it began
ruling-castling_barred = { $color-the } may not castle with what stood wrongly on { $squares } at the start

## Touching and moving

ruling-obliged = { $obligation }
ruling-accidental_touch = { $piece-the } on { $square } was touched by accident: that obliges to nothing
ruling-adjusting_void = { $piece-the } on { $square } counts as touched: “j’adoube” comes before the touch, and for a piece out of place
ruling-touch_broken = { $color-the } was bound to another move: this one is taken back
ruling-taken_back_in_time = { $color-the } put it right before pressing the clock: no illegal move was completed
ruling-not_completed = { $color-the } had not pressed the clock: no illegal move was completed, and another is made in its place
ruling-captured_on_promotion = the opponent’s { $piece } on { $square } is captured by the promotion
ruling-touch_claim_lost = { $color-the } may no longer claim a touched piece: { $color-the } has touched a piece since with the intention of moving it
ruling-touch_claim_rejected = { $color-the }’s claim of a touched piece is rejected
ruling-completed_by_next_move = { $color-the }’s move without a press is completed: { $color-the } has made the next one

## Illegal moves

ruling-illegal_move = { $count ->
    [1] first illegal move completed
    [2] second illegal move completed
    [3] third illegal move completed
   *[other] illegal move number { $count } completed
} by { $color-the }{ $kind ->
    [illegal_move] { "" }
   *[other] : { $breach }
}
ruling-gain_taken_back = what { $color-the } gained by pressing the clock is taken back: { $time }
ruling-extra_time = { $color-the } receives { $time } more
ruling-time_taken = { $color-the } loses { $time }
ruling-becomes_queen = the pawn on { $square } is replaced by a queen
ruling-restored = { $place } is reinstated
ruling-illegal_move_stands = the illegal move is no longer corrected: the opponent has moved since
ruling-illegal_move_claim_rejected = { $color-the }’s claim of an illegal move is rejected
ruling-wait_one_move = the next move is waited for: if the position is then still impossible, the game is drawn
ruling-two_moves_not_illegal = { $color-the } has made two moves in a row: that is no illegal move
ruling-put_back_on_own_time = { $color-the } puts the displaced pieces back on { $color-the }’s own time

## Clock

ruling-flag_noticed = { $color-the }’s flag has fallen: it is considered to have fallen now
ruling-quota_met = { $color-the } has made the moves required: the time of the next period is added
ruling-flag_disregarded = { $color-the }’s flag-fall does not count: what happened before it prevails
ruling-flag_claim_rejected = { $color-the }’s claim of a fallen flag is rejected
ruling-both_flags_go_on = both flags have fallen and nobody can say which fell first: play continues
ruling-clock_runs = play continues: { $color-the }’s clock runs
ruling-stop_accepted = { $color-the } had a reason to stop the clocks
ruling-clocks_set = the clocks are set{ $clocks ->
    [none] { "" }
   *[other] : { $clocks }
}
ruling-setting_mended = the clock was set wrongly: that is put right{ $clocks ->
    [none] { "" }
   *[other] , and it shows { $clocks }
}
ruling-setting_left = the clock was set wrongly, and is left as it is: the schedule does not suffer
ruling-clock_replaced = the clock is replaced by another{ $clocks ->
    [none] { "" }
   *[other] , which shows { $clocks }
}
ruling-other_hand_not_illegal = { $color-the } has pressed the clock with the other hand: that is no illegal move

## Draws

ruling-offered = { $color-the } offers a draw: the offer stands until it is answered
ruling-offered_at_other_time = { $color-the } did not offer the draw at the right moment, but the offer stands
ruling-condition_void = { $color-the } may attach no condition: the offer stands without it
ruling-offer_refused = { $color-the } has refused the draw by touching a piece or moving
ruling-claim_is_offer = { $color-the }’s claim is an offer of a draw too
ruling-claim_tested = the clocks are stopped while { $color-the }’s claim is checked
ruling-claim_correct = the claim is correct: { $claim }
ruling-claim_wrong = { $color-the }’s claim of { $claim } is incorrect
ruling-make_claim_legal = { $color-the }’s claim was not made as it should be: { $color-the } may put that right
ruling-announced_move_illegal = the move { $color-the } announced is not legal: { $color-the } must make another with the same piece; it is no illegal move

## Recording

ruling-increment_set = the clocks add { $time } for each move from now on
ruling-increment_denied = the clocks add no time for each move
ruling-quickplay_claimed = the arbiter decides on { $color-the }’s claim that { $opponent-the } { $ground ->
    [normal_means] cannot win by normal means
   *[no_effort] makes no effort to win
}
ruling-quickplay_postponed = the decision on { $color-the }’s claim is postponed
ruling-quickplay_rejected = { $color-the }’s claim is rejected
ruling-to_seal = { $color-the } is to seal a move
ruling-adjourned = the game is adjourned: { $color-the } has sealed a move
ruling-sealed_on_board = the game is adjourned: the move that { $color-the } made on the board is the sealed one
ruling-session_begins = the game is resumed from the position before the sealed move, with the clocks as they were
ruling-replier_missing = { $color-the } has to reply and is missing: that clock runs
ruling-envelope_to_open = { $color-the } has come: the envelope is opened
ruling-envelope_opened = the move that { $color-the } sealed is made
ruling-reply_sealed = { $color-the } has sealed the reply: { $opponent-the }’s clock runs
ruling-envelope_missing = { $color-the } says which move was sealed
ruling-recording_excused = { $color-the } need not record any longer
ruling-must_catch_up = { $color-the } must bring the scoresheet up to date before moving
ruling-arbiter_records = the arbiter or an assistant records: neither player has to
ruling-both_catch_up = the clocks are stopped while both players bring their scoresheets up to date
ruling-next_period_by_default = { $color-the }’s next move counts as the first of the next period
ruling-noted_for_reconstruction = the position, the times, the running clock and the moves made are noted, and the game is reconstructed on another board
ruling-written_ahead = { $color-the } has written the move before making it
ruling-previous_not_written = { $color-the } has moved without having written the previous move
ruling-other_notation = what { $color-the } has written is not in algebraic notation: it is no evidence
ruling-mark_offer = both players mark the offer of a draw on their scoresheets: (=)
ruling-assistant_allowed = an assistant acts for { $color-the }
ruling-sheets_shown = scoresheets are shown to the arbiter whenever the arbiter asks
ruling-sheet_seen = { $color-the } sees the arbiter’s scoresheet for the { $count ->
    [1] first
    [2] second
    [3] third
   *[other] { $count }th
} time; the clock is not stopped
ruling-result_signed = the scoresheets are signed: the result stands even if wrong, unless the arbiter decides otherwise

## The arbiter

ruling-penalized = { $color-the } is penalized for { $misconduct }: { $penalty }
ruling-no_penalty = { $color-the } is not penalized for { $misconduct }
ruling-explained = what the Laws say is explained: { $rule }
ruling-decided = { $matter ->
    [moves] other evidence tells how many moves have been made
    [result] the result does not stand: the arbiter puts it right by a further order
    [position] the position is impossible, and the arbiter decides how play continues
   *[discretion] the arbiter decides at discretion
}
ruling-bystander_heard = what a bystander says is for the arbiter alone
ruling-bystander_warned = no bystander interferes in a game: the arbiter may expel whoever does
ruling-appealed = the appeal against ruling { $number } is on record
ruling-appeal_decided = the appeal against ruling { $number } is decided
ruling-withdrawn = ruling { $number } is withdrawn; it stays on record, and so does this
ruling-result_stands = the result stands
ruling-taken_back = { $place } stands again, with the clocks as they were
ruling-over = { $outcome }

## Obligations

must-any = nothing that was touched can be moved or captured: { $player-may } make any legal move
must-move = { $player-must } move { $piece-the } on { $square }
must-move_not_castling = { $player-must } move { $piece-the } on { $square }, and may not castle on the { $side }
must-capture = { $player-must } capture { $piece-the } on { $square }
must-capture_with = { $player-must } capture { $other_piece-the } on { $other } with { $own_piece-the } on { $own }
must-castle = { $player-must } castle on the { $side }
must-finish = { $player-must } finish the move: { $piece-the } from { $from } stays on { $to }
must-promote = { $player-must } promote on { $square } to { $role-a }
must-play = { $player-must } play { $play }

## What it rests on

authority-comment = { $commentator }: comment on { $article }
authority-regulations = regulations of the event, not the Laws: { $regulation }
authority-site = rule of the site, not the Laws: { $rule }

commentator-arbiters_manual_2025 = FIDE Arbiters’ Manual, May 2025
commentator-rules_commission_2017 = FIDE Rules Commission, June 2017
commentator-french_arbiters = arbiters’ directorate of the French federation
commentator-polish_arbiters = arbiters’ course of the Polish federation
commentator-gijssen = Geurt Gijssen, “An Arbiter’s Notebook”

regulation-illegal_moves = what follows from illegal moves
regulation-draws = limit on agreed draws
regulation-default_time = players who come late
regulation-class = a class set against the time
regulation-points = what the results count
regulation-friendly = only Articles 1 to 5 apply
regulation-house = house rule { $number }

site-record = facts are told as they happened in the game, and in order
site-time_per_turn = there is a time for each move
site-online_moves = online only legal moves are accepted, and they complete themselves
site-online_draws = online the third occurrence and 50 moves draw without a claim
site-nobody_seated = without an arbiter, what nobody agrees on is decided by default
site-questions = only what was asked is answered
site-absence = online, whoever has gone for long enough can lose to a claim
site-takeback = moves are taken back by agreement, with the time they took
site-rulings = a ruling is withdrawn by its number, and once

## Breaches and penalties

breach-illegal_move = it goes against the moves of the pieces or leaves the king in check
breach-king_captured = the opponent’s king was captured
breach-unpromoted_pawn = the clock was pressed with a pawn left on the last rank
breach-empty_press = the clock was pressed without a move
breach-two_hands = the move was made with both hands

misconduct-adjusting = adjusting pieces when that was not allowed
misconduct-other_hand = pressing the clock with the other hand
misconduct-hovering = keeping a hand on the clock
misconduct-clock_handling = mishandling the clock
misconduct-idle_stop = stopping the clocks without a reason
misconduct-empty_press = pressing the clock without a move
misconduct-two_hands = moving with both hands
misconduct-displacing = displacing pieces
misconduct-two_moves = making two moves in a row
misconduct-writing_ahead = writing a move before making it
misconduct-not_writing = moving without having written the previous move
misconduct-forbidden_offer = offering a draw where the regulations forbid it
misconduct-annoyance = annoying or distracting the opponent
misconduct-advice = using notes, advice or another board
misconduct-no_help = refusing to help reconstruct the game
misconduct-refusal = persistently refusing to comply with the Laws
misconduct-illegal_move = completing an illegal move
misconduct-disrepute = bringing the game into disrepute

penalty-warning = a warning
penalty-opponent_time = { $time } more for the opponent
penalty-own_time = { $time } less on the offender’s clock
penalty-opponent_points = { $halves ->
    [1] half a point
    [2] 1 point
    [3] 1½ points
   *[other] { $halves } half points
} more for the opponent
penalty-own_points = { $halves ->
    [1] half a point
    [2] 1 point
    [3] 1½ points
   *[other] { $halves } half points
} less for the offender
penalty-loss = the game is lost; points for the opponent: { $points }
penalty-fine = a fine
penalty-rounds = exclusion from { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
penalty-expulsion = expulsion from the competition

## The end

outcome-won = { $color-the } wins, { $score }: { $reason }
outcome-drawn = drawn, { $score }: { $reason }
outcome-drawn_without_mate = drawn, { $score }: { $reason }, but { $opponent-the } cannot checkmate by any series of legal moves
outcome-both_lose = both players lose, { $score }: { $reason }
outcome-other = result { $score }: { $reason }
outcome-referred = play has ended and the result is still to be decided: { $reason }
outcome-void = the game is void and a new one is played: { $reason }
outcome-by_default = { $outcome }; by default, not ruled by an arbiter

reason-checkmate = checkmate
reason-stalemate = stalemate
reason-dead_position = dead position, in which neither side can checkmate
reason-fivefold = the position has appeared five times
reason-seventy_five_moves = 75 moves by each player without a capture or pawn move
reason-agreement = by agreement
reason-claim = { $claim }, correctly claimed
reason-resignation = { $color-the } has resigned
reason-flag = { $color-the }’s time has run out
reason-both_flags = both players’ time has run out
reason-illegal_moves = { $color-the } has completed an illegal move that costs the game
reason-unsound_position = the position is still impossible a move later
reason-default = { $color-the } did not come in time
reason-both_default = neither player came in time
reason-penalty = penalty for { $color-the }
reason-both_refused = both players refuse to comply with the Laws
reason-decision = the arbiter decides so
reason-signed = both players have signed so
reason-wrong_start = the pieces were set up wrongly
reason-colors_reversed = the colors were reversed
reason-quickplay = { $ground ->
    [normal_means] { $opponent-the } cannot win by normal means, as { $color-the } claims
   *[no_effort] { $opponent-the } makes no effort to win, as { $color-the } claims
}
reason-referred = { $ground ->
    [normal_means] { $color-the } claims that { $opponent-the } cannot win by normal means
   *[no_effort] { $color-the } claims that { $opponent-the } makes no effort to win
}
reason-sealed = { $fault ->
    [ambiguous] the move that { $color-the } sealed can be read in two ways
    [meaningless] the move that { $color-the } sealed cannot be made out
    [illegal] the move that { $color-the } sealed is illegal
    [nothing] { $color-the } sealed no move
   *[not_handed_in] the envelope does not hold the move that { $color-the } handed in
}
reason-position_lost = the adjourned position cannot be set up again
reason-absence = { $color-the } had gone for as long as the site waits

claim-name-threefold = threefold repetition
claim-name-fifty_moves = 50 moves without a capture or pawn move
