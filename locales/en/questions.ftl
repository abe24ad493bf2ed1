# What the program asks the arbiter, and the answers.

question-touched = Did { $color-the } touch { $piece-the } on { $square }?
question-two_hands = Did { $color-the } use both hands?
question-can_mate = { $reason }: can { $color-the } checkmate by any series of legal moves?
question-dead = Is the position dead: can neither side checkmate?
question-good_reason = Did { $color-the } have a reason to stop the clocks?
question-unfinished_castling = { $color-the } moved the king as for castling and pressed the clock with the rook not moved: castling not finished, or an illegal move?
question-restarted = { $color-the } started { $opponent-the }’s clock again without a move: an accident, a distraction, or an illegal move?
question-adjusting = Was { $piece-the } on { $square }, which { $color-the } adjusted, out of place?
question-late = { $color-the } has come too late: is the game lost?
question-both_late = Both players have come too late: have both lost?
question-misconduct = Is { $color-the } to be penalized for { $misconduct }?
question-colors_reversed = The game began with colors reversed: does it continue, or is a new game played?
question-king_captured = { $color-the } captured the king: who is charged with an illegal move?
question-promotion_choice = May { $color-the } change the piece put on the promotion square?
question-clocks_after_going_back = { $place } is reinstated; set back too, the clocks would show { $white-clock } (White) and { $black-clock } (Black). How are they set?
question-result_stands = { $case ->
    [signed] The game ended { $played }, and both signed scoresheets say { $score }: does { $score } stand?
    [decided] The result decided on is { $score }, and both signed scoresheets say { $signed }: does { $score } stand?
    [differ] The game ended { $score }; White has signed { $white } and Black { $black }: does { $score } stand?
   *[late] This came to light after the end of the game: does the result stand?
}
question-appeal = { $color-the } appeals: does the ruling stand?
question-schedule = A wrong setting was found late; White’s clock should show { $white-clock } and Black’s { $black-clock }. Does the schedule of the event suffer, so that it is put right all the same?
question-moves_unknown = The scoresheets do not show how many moves were made: does the next one count as the first of the next period?
question-increment = { $color-the } asks for 5 seconds more for each move, and { $opponent-the } has not accepted the draw: is it granted?
question-quickplay = { $color-the } claims a draw because { $opponent-the } { $ground ->
    [normal_means] cannot win by normal means
   *[no_effort] makes no effort to win
}: is it a draw?
question-quickplay_later = { $color-the } claimed a draw because { $opponent-the } { $ground ->
    [normal_means] cannot win by normal means
   *[no_effort] makes no effort to win
}, and the decision was postponed: is it a draw?
question-envelope = { $fault ->
    [nothing] The envelope of { $color-the } holds no move: is the game lost?
   *[not_handed_in] The envelope does not hold the move that { $color-the } handed in: is the game lost?
}
question-resumed_times = { $color-the } says that the clocks should show { $white-clock } for White and { $black-clock } for Black: are they set so?
question-unverified = No text of this edition was read on this ({ $article }). Is it ruled that { $stake }?

answer-yes = yes
answer-no = no
answer-lose = the game is lost
answer-play_on = play continues
answer-new_game = a new game is played
answer-nothing = nothing more
answer-warn = a warning
answer-opponent_time = 2 minutes more for the opponent
answer-own_time = 2 minutes less on the offender’s clock
answer-lose_game = loss of the game
answer-illegal_move = an illegal move
answer-castling = castling not finished
answer-distraction = distraction of the opponent
answer-accident = an accident
answer-charge_taker = only the player who captured the king
answer-charge_other = only the player who left the king in check
answer-charge_both = both players
answer-leave_clocks = the clocks stay as they are
answer-clocks_of_then = the clocks go back to what they showed then
answer-stands = it stands
answer-correct = it is put right
answer-next_period = the next move is the first of the next period
answer-postpone = the decision is postponed
answer-postpone_with_time = the decision is postponed, with 2 minutes more for the opponent
answer-reject = the claim is rejected
answer-evidence = the moves are known from other evidence
