# What the players, the arbiter and bystanders do, say and see.

## The players

act-arrive = { $color-the } arrives
act-say_adjust = { $color-the } says “I adjust”
act-touch = { $color-the } touches { $piece-the } on { $square }{ $manner ->
   *[plain] { "" }
    [accidental] { " " }by accident
    [deliberate] { " " }on purpose
}
act-release = { $color-the } releases { $piece-the } from { $from } on { $to }
act-remove = { $color-the } takes { $piece-the } on { $square } off the board
act-place = { $color-the } touches { $square } with { $role-a }, not releasing it
act-release_new = { $color-the } releases { $role-a } on { $square }
act-use_both_hands = { $color-the } uses both hands
act-displace = { $color-the } displaces pieces
act-put_back = { $color-the } puts the displaced pieces back
act-play = { $color-the } plays { $uci }
act-press = { $color-the } presses the clock{ $hand ->
   *[same] { "" }
    [other] { " " }with the other hand
}
act-mishandle = { $mishandling ->
    [hover] { $color-the } keeps a finger over the clock
    [force] { $color-the } hits, lifts or knocks over the clock
   *[hold] { $color-the } holds the clock so that it cannot be pressed
}
act-stop = { $color-the } stops the clocks{ $reason ->
    [missing_piece] : the promotion piece is missing
    [displaced] : pieces are displaced
    [help] { " " }to call the arbiter
   *[none] { " " }without saying why
}
act-restart_opponent = { $color-the } starts { $opponent-the }’s clock again without a move
act-offer = { $color-the } offers a draw{ $terms ->
   *[plain] { "" }
    [conditional] { " " }on a condition
}
act-withdraw_offer = { $color-the } withdraws the offer of a draw
act-accept = { $color-the } accepts the draw
act-decline = { $color-the } declines the draw
act-claim_draw = { $color-the } claims a draw by { $claim }{ $intended ->
   *[none] { "" }
    [written] , with { $move } written
    [announced] , announcing { $move } without writing it
}
act-withdraw_claim = { $color-the } withdraws the claim
act-claim_illegal_move = { $color-the } claims an illegal move
act-claim_touch = { $color-the } claims that { $opponent-the } touched { $piece-the } on { $square }
act-claim_two_hands = { $color-the } claims that { $opponent-the } used both hands
act-claim_flag = { $color-the } claims that { $opponent-the }’s flag has fallen
act-claim_by_display = { $color-the } claims by what a screen or display shows
act-ask_increment = { $color-the } asks for 5 seconds more for each move
act-claim_quickplay = { $ground ->
    [normal_means] { $color-the } claims a draw: { $opponent-the } cannot win by normal means
   *[no_effort] { $color-the } claims a draw: { $opponent-the } makes no effort to win
}
act-seal = { $color-the } hands in a sealed move
act-close_envelope = { $color-the } closes the envelope and stops the clock
act-state_sealed = { $color-the } says that the sealed move was { $uci }
act-claim_times = { $color-the } says that the clocks should show White { $white-clock }, Black { $black-clock }
act-resign = { $color-the } resigns
act-agree_correction = { $color-the } agrees that the illegal move is corrected
act-write = { $color-the } writes { $entry }
act-sign = { $color-the } signs the scoresheets with { $score }
act-ask_sheet = { $color-the } asks to see the arbiter’s scoresheet
act-ask_explanation = { $color-the } asks what the Laws say: { $rule }
act-appeal = { $color-the } appeals against ruling { $number }
act-answer = { $color-the } answers question { $number }: { $answer }

entry-move = “{ $text }”
entry-at = on the line of { $made } “{ $text }”
entry-offer = the offer of a draw: (=)
entry-clock = what the clock shows: { $time-clock }

## The arbiter

order-start_round = the arbiter starts the round
order-pause = the arbiter stops the clocks
order-resume = the arbiter resumes the game
order-answer = the arbiter answers question { $number }: { $answer }
order-observe = the arbiter sees that { $observation }
order-found = the arbiter finds that { $finding }
order-set_clocks = the arbiter sets the clocks{ $white ->
    [none] { "" }
   *[set] , White { $white-clock }
}{ $black ->
    [none] { "" }
   *[set] , Black { $black-clock }
}: { $reason }
order-set_move_counter = the arbiter sets { $color-the }’s move counter to { $count }
order-go_back = the arbiter goes back to { $place }
order-penalize = the arbiter penalizes { $color-the } for { $misconduct }: { $penalty }
order-compensate = the arbiter gives { $color-the } { $time } for a disturbance from outside
order-allow_draw = the arbiter allows a draw to be agreed
order-check_claim = the arbiter checks the claim
order-allow_assistant = the arbiter allows { $color-the } an assistant, with { $time } less
order-ask_sheets = the arbiter asks to see the scoresheets
order-tell = { $secret ->
    [move_count] the arbiter says how many moves have been made
    [opponent_moved] the arbiter says that the opponent has moved
   *[not_pressed] the arbiter says that the clock has not been pressed
}
order-rule = the arbiter decides{ $score ->
    [none] { "" }
   *[set] { " " }the result, { $score }
}: { $reason }
order-withdraw = the arbiter withdraws ruling { $number }: { $reason }
order-adjourn = the arbiter adjourns the game { $adjourning }
adjourning-session_ends = at the end of the session
adjourning-early = with { $time } left of the session
order-begin_session = the arbiter begins the session of the resumption
order-open_envelope = the arbiter opens the envelope: { $opened }
opened-written = it reads { $text }
opened-move = it holds { $uci }
opened-faulty = { $fault ->
    [ambiguous] it can be read in two ways
    [meaningless] it cannot be made out
    [illegal] the move is illegal
    [nothing] it holds no move
   *[not_handed_in] it is not the move that was handed in
}
order-missing = { $mislaid ->
    [envelope] the arbiter finds the envelope missing
   *[position] the arbiter finds the envelope missing, and the position cannot be set up again
}
order-decide_appeal = { $appealed ->
    [upheld] the arbiter upholds the appeal against ruling { $number }
   *[dismissed] the arbiter dismisses the appeal against ruling { $number }
}

observation-flag = { $color-the }’s flag has fallen
observation-illegal_move = an illegal move was completed
observation-touch_broken = the touched piece was not played
observation-touch = { $color-the } touched { $piece-the } on { $square }
observation-accident = { $piece-the } on { $square } was touched by accident
observation-deliberate = { $piece-the } on { $square } was touched on purpose
observation-order_unclear = nobody can say which piece was touched first
observation-two_hands = { $color-the } used both hands
observation-unsound_position = both kings are in check or a pawn stands on the last rank
observation-misconduct = { $color-the } is guilty of { $misconduct }
observation-both_refuse = both players persistently refuse to comply with the Laws
observation-unclaimed_draw = a repetition or the count of 75 moves came about unnoticed
observation-not_come = { $color-the } has not come within the default time
observation-nobody_came = neither player has come within the default time

finding-wrong_start = the pieces were set up wrongly
finding-board_turned = the board lies the wrong way
finding-colors_reversed = the players have each other’s colors
finding-displaced = pieces are displaced
finding-wrong_setting = the clock was set wrongly: it should show { $white-clock } for White and { $black-clock } for Black
finding-defect = the clock is defective: the new one shall show { $white-clock } for White and { $black-clock } for Black
finding-sheets_hopeless = the scoresheets cannot be brought up to date
finding-illegal_move_at = { $made } was illegal
finding-last_known = the last position known for sure is { $place_one }

## Bystanders

report-illegal_move = a bystander tells the arbiter of an illegal move
report-flag = a bystander tells the arbiter that { $color-the }’s flag has fallen
report-other = a bystander tells the arbiter something
report-interferes = a bystander speaks to the players instead of the arbiter

## Rules of the site

site_act-start_round = the round begins: both players are there
site_act-absent = { $absence ->
    [draw] { $color-the } claims a draw, the opponent having gone
   *[win] { $color-the } claims the game, the opponent having gone
}
site_act-take_back = the players agree to take back to { $place }
site_act-call_stops = { $color-the } calls the arbiter, and the clocks stop

## The record of the game

event-adjusted = touching { $piece-the } on { $square } obliges to nothing
event-made = move made: { $move }
event-board_put_back = the board is put back to the position
event-offer_lapsed = the offer of a draw has lapsed
event-clocks_stopped = both clocks are stopped
event-clock_started = { $color-the }’s clock is started
event-asked = Question { $number }. { $question }
event-answered = answer to question { $number }{ $ruler ->
   *[program] { "" }
    [arbiter] , by the arbiter
    [players] , by both players
    [default] , by default, without an arbiter
}: { $answer }
event-ruled = { $number ->
    [0] Ruling apart
   *[other] Ruling { $number }
}{ $ruler ->
   *[program] { "" }
    [arbiter] , by the arbiter
    [players] , as both players agree
    [default] , by default, without an arbiter
}. { $ruling }
