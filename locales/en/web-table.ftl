# The playing table in the web client.

table-title = Playing table
table-table = Table
table-board = Board
table-side =
    { $color ->
        [white] White
       *[black] Black
    }
table-piece =
    { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
table-file = { $file ->
    [a] Anna
    [b] Bella
    [c] Cesar
    [d] David
    [e] Eva
    [f] Felix
    [g] Gustav
   *[h] Hector
}
table-rank = { $rank ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[8] acht
}
table-piece-german = { $role ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
table-piece-of =
    { $color ->
        [white] white { $name }
       *[black] black { $name }
    }
table-empty = empty
table-nobody = Free seat
table-to-move = to move

## Above the board

table-views = Views
table-view =
    { $view ->
        [mesa] Table (3D, from your chair)
        [maqueta] Model (3D, from above)
       *[plano] Flat (2D)
    }
table-no-depth = This browser cannot show the board in 3D; the flat one stays.
table-cut-off = No connection to the hall. What you do here is sent once it is back, and counts once; the clocks go on.
table-turn = Turn the board
table-settings = Settings
table-online = online
table-strict = over the board
table-class =
    { $class ->
        [blitz] blitz
        [rapid] rapid
        [standard] standard
       *[turn] time per turn
    }
table-set-notation = Notation
table-notation =
    { $notation ->
        [es] Spanish letters (R D T A C)
        [en] English letters (K Q R B N)
        [figurine] Figurines (♔ ♕ ♖ ♗ ♘)
       *[own] That of the language
    }
table-set-speech = How moves are read aloud
table-speech =
    { $speech ->
        [algebraic] As they are written
        [names] Anna, Bella, Cesar… (Appendix D)
       *[plain] In words
    }
table-set-clockside = Side of the clocks
table-set-light = Side of the light in the 3D views
table-left = left
table-right = right
table-set-sounds = Sounds
table-set-coordinates = Coordinates on the board
table-set-autoqueen = Always promote to a queen
table-set-spacepresses = The space bar presses the clock
table-set-turns = The board turns to whoever is on move

## The clocks

table-no-clock = No clock
table-clock-of =
    { $color ->
        [white] White’s clock
       *[black] Black’s clock
    }
table-delay = waits { $seconds } s
table-flag = flag fallen
table-gone = no connection
table-gone-claim =
    { $seconds ->
        [0] no connection: a claim can be made
       *[other] no connection ({ $seconds } s)
    }
table-lag = Lag: { $ms } ms
table-taken =
    { $color ->
        [white] { $count ->
            [0] No white pieces captured
            [one] One white piece captured
           *[other] { $count } white pieces captured
        }
       *[black] { $count ->
            [0] No black pieces captured
            [one] One black piece captured
           *[other] { $count } black pieces captured
        }
    }
table-press = Press the clock
table-press-of =
    { $color ->
        [white] White’s clock
       *[black] Black’s clock
    }

## What is heard

table-time =
    { $hours ->
        [0] { "" }
        [one] one hour{ " " }
       *[other] { $hours } hours{ " " }
    }{ $minutes ->
        [0] { "" }
        [one] one minute{ " " }
       *[other] { $minutes } minutes{ " " }
    }{ $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
table-said-move =
    { $color ->
        [white] White: { $move }
       *[black] Black: { $move }
    }
table-said-no-move = There is no move yet.
table-said-pressed =
    { $color ->
        [white] White presses the clock.
       *[black] Black presses the clock.
    }
table-said-left =
    { $color ->
        [white] White has left: { $time }.
       *[black] Black has left: { $time }.
    }
table-said-clocks = White: { $white }. Black: { $black }.
table-said-lifted = { $piece } on { $square }, in your hand
table-said-put = on { $square }
table-said-back = The piece goes back to its square.
table-said-none = There is none.
table-said-no-help = Over the board nobody tells you what moves there are.
table-said-no-squares = No move from here.
table-said-squares = It can go to: { $squares }.
table-said-takes = takes
table-said-check = check
table-said-mate = checkmate
table-said-castling =
    { $side ->
        [king] castles kingside
       *[queen] castles queenside
    }

## Typed moves

table-typed-label = Move (such as Nf3 or e2e4)
table-typed-check = Read it
table-typed-make = Make the move
table-typed-correct = Correct
table-typed-move =
    { $role ->
        [king] King
        [queen] Queen
        [rook] Rook
        [bishop] Bishop
        [knight] Knight
       *[pawn] Pawn
    } from { $from } to { $to }{ $becomes ->
        [none] { "" }
        [queen] , becoming a queen
        [rook] , becoming a rook
        [bishop] , becoming a bishop
       *[knight] , becoming a knight
    }
table-typed-read = { $move }. Enter makes it; Escape clears it.
table-typed-unreadable = “{ $text }” cannot be read as a move.
table-typed-none = No piece can be the one of “{ $text }”.
table-typed-several = “{ $text }” may be several pieces: say also from which square.

## The scoresheet

table-sheet = Scoresheet
table-moves = Moves
table-number = Number
table-no-moves = No moves yet.
table-write = Write the move down
table-write-it = Write

## What is ruled

table-rulings = Rulings and notices
table-article = { $number ->
    [Preface] Preface
   *[other] Art. { $number }
}
table-log = Everything that happened
table-free = No piece touched: free to move any.
table-let-go =
    { $color ->
        [white] White has let go of the piece, and has still to press the clock.
       *[black] Black has let go of the piece, and has still to press the clock.
    }
table-obliged =
    { $color ->
        [white] White
       *[black] Black
    }
table-must-any = must make a legal move.
table-must-move = must move the piece on { $first }.
table-must-move-not-castling = must move the piece on { $first }, not castling on that side.
table-must-capture = must capture the piece on { $first }.
table-must-capture-with = must capture on { $second } with the piece on { $first }.
table-must-castle =
    { $first ->
        [king] must finish castling kingside.
       *[queen] must finish castling queenside.
    }
table-must-finish = must finish the move from { $first } to { $second }.
table-must-promote =
    { $second ->
        [queen] must promote to a queen on { $first }.
        [rook] must promote to a rook on { $first }.
        [bishop] must promote to a bishop on { $first }.
       *[knight] must promote to a knight on { $first }.
    }
table-must-play = must play from { $first } to { $second }.

## What can be done

table-promote = Choose the piece
table-cancel = Cancel
table-adjust = I adjust
table-remove = Take off the one on { $square }
table-offer = Offer a draw
table-offering = Draw offered
table-offered =
    { $color ->
        [white] White offers a draw.
       *[black] Black offers a draw.
    }
table-accept = Accept
table-decline = Decline
table-takeback = Ask to take back
table-takeback-asked =
    { $color ->
        [white] White asks to take the last move back.
       *[black] Black asks to take the last move back.
    }
table-abort = Abort
table-resign = Resign
table-resign-sure =
    { $color ->
        [white] Do you resign with White?
       *[black] Do you resign with Black?
    }
table-resign-yes = Yes, I resign
table-play-on = Play on
table-absent =
    { $color ->
        [white] White has been without connection for too long.
       *[black] Black has been without connection for too long.
    }
table-absent-win = Claim the game
table-absent-draw = Call it a draw
table-claim = Claim
table-claim-what = What do you claim?
table-claim-threefold = Draw: the position occurs for the third time
table-claim-fifty-moves = Draw: 50 moves without a capture or a pawn move
table-claim-flag = The flag has fallen
table-claim-illegal = An illegal move by the opponent
table-claim-touch = The opponent touched a piece
table-claim-hands = The opponent used both hands
table-claim-with = The move that brings it about (if it is not on the board yet)
table-claim-with-hint = Write it without making it, such as Nf3 or g1f3. Leave it empty if the position is on the board already.
table-claim-unread = That move cannot be read. Write both squares, as g1f3.
table-claim-touched = Square of the piece
table-claim-square = Write a square, such as e4.
table-claim-send = Claim
table-call = Arbiter
table-call-why = What do you call for?
table-call-board = Please come to the board
table-call-leave = I ask leave to go out
table-call-explanation = I ask for an explanation
table-call-stop = I stop the clocks and ask for help
table-call-text = What is the matter (if you wish to say)
table-call-send = Call

## Before it begins

table-waits-lot = waits for an opponent; colors by lot.
table-waiting-other = Waiting for the other player.
table-ready = About to begin.
table-sit = Sit down to play
table-sit-as =
    { $color ->
        [white] Play White
       *[black] Play Black
    }
table-sit-both = Both play at this screen
table-leave = Stand up

## Afterwards

table-result = Result
table-void = Void
table-aborted = The game never really began.
table-end =
    { $reason ->
        [checkmate] Checkmate.
        [stalemate] Stalemate.
        [dead_position] Dead position.
        [fivefold] The position occurred five times.
        [seventy_five_moves] Seventy-five moves without a capture or a pawn move.
        [agreement] Draw by agreement.
        [threefold] The position occurred three times.
        [fifty_moves] Fifty moves without a capture or a pawn move.
        [resignation] { $color ->
            [white] White resigns.
           *[black] Black resigns.
        }
        [flag] { $color ->
            [white] White’s time is up.
           *[black] Black’s time is up.
        }
        [both_flags] Both flags have fallen.
        [illegal_moves] By illegal moves.
        [default] By default.
        [both_default] By default of both.
        [penalty] By a penalty.
        [absence] By absence.
       *[other] By decision of the arbiter.
    }
table-rematch = Rematch
table-rematch-asked = Rematch asked for
table-rematch-accept = Accept the rematch
table-rematch-go = Go to the rematch
table-sign = Sign { $score }
table-replay = Look through the game

## Answers

table-answer-yes = Yes
table-answer-no = No
table-answer-lose = Loses the game
table-answer-play-on = The game goes on
table-answer-new-game = A new game is played
table-answer-nothing = Nothing more
table-answer-warn = Warning
table-answer-opponent-time = 2 minutes more for the opponent
table-answer-own-time = 2 minutes less on the own clock
table-answer-lose-game = Game lost
table-answer-illegal-move = Illegal move
table-answer-castling = Castling not finished
table-answer-distraction = Distracting the opponent
table-answer-accident = It was an accident
table-answer-charge-taker = Only to who took the king
table-answer-charge-other = Only to who left the king in check
table-answer-charge-both = To both
table-answer-leave-clocks = The clocks stay as they are
table-answer-clocks-of-then = The clocks go back to what they showed
table-answer-stands = It stands
table-answer-correct = It is corrected by another order
table-answer-next-period = The next move is the first of the next period
table-answer-postpone = Postponed
table-answer-postpone-with-time = Postponed, and 2 minutes more for the opponent
table-answer-reject = Rejected
table-answer-evidence = The moves are known by other evidence

## The replay

table-step = Move that is shown
table-step-back = Previous move
table-step-on = Next move
table-timeline = Time line: facts and rulings
table-print = Print the scoresheets
table-printed-title = Scoresheet of { $player }
table-printed-kept =
    { $kept ->
        [paper] Written on paper.
        [electronic] Written on an electronic scoresheet.
       *[automatic] Kept by the program.
    }
table-printed-date = Date
table-printed-room = Room
table-printed-board = Board
table-printed-time = Time
table-printed-edition = Laws
table-printed-signature =
    { $who ->
        [white] Signature of White
        [black] Signature of Black
       *[arbiter] Signature of the arbiter
    }
table-printed-signed = Signed in the hall with { $score }.

## The clock alone

table-alone = Chess clock
table-alone-what = Put the device between the two players. Whoever has just moved touches their half, and the other’s begins to run. It works without a connection too.
table-alone-minutes = Minutes for each
table-alone-black = Black’s minutes
table-alone-same = Leave it empty if Black has as many as White.
table-alone-bonus = Seconds added for each move
table-alone-start = Set the clock
table-alone-pause = Stop the clocks
table-alone-resume = Go on
table-alone-set = Set it again
table-alone-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }

## Demonstration boards

table-screen = Boards of the room
table-screen-none = No game is being played in this room now.

## Other things

table-waits-start = Whoever leads the round starts the clocks.
table-start = Start the clocks
table-your-turn = Your move
table-paused = The clocks are stopped.
table-type = Type a move
table-talk = Conversation
table-ask-sheet = Ask to see the opponent’s scoresheet
table-claiming = You have claimed a draw: it is still to be checked.
table-withdraw = Withdraw the claim
table-call-appeal = I appeal against a ruling
table-call-restart = I start the opponent’s clock
table-appeal-what = Which ruling?
table-appeal = Appeal against the result
table-desk = Go to the arbiter’s desk
table-reported = Told: only the arbiter sees it.
table-report = Tell the arbiter what I saw
table-report-illegal = An illegal move
table-report-flag =
    { $color ->
        [white] White’s flag has fallen
       *[black] Black’s flag has fallen
    }
table-report-other = Something else

table-code = Code of the table
table-late = { $seconds } s late
table-keys-title = Keys of the board
table-keys =
    Arrows: walk over the board, touching nothing.
    Enter: lift the piece or put it down. Escape: put it back.
    1 to 8: go to that rank. P, N, B, R, Q, K: go to the next pawn, knight, bishop, rook, queen or king.
    O: what is on the square. L: last move. T: the clocks. A: say the last thing again.
    I: type the move. M: where the piece may go (online only).
    C: “I adjust”. X: take the piece off. Space: press the clock (over the board only).
