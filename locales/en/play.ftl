## `jadoube play`: what the terminal client says, one fact a line.

cli-help-play-about = Play in a hall from the terminal, line by line; works with a screen reader
cli-help-play-usage = jadoube play [OPTIONS] URL
cli-help-play-url = The hall: an http, https, ws or wss address, or the name of the machine
cli-help-play-table = Go to this table
cli-help-play-code = The code of the private table
cli-help-play-new = Open a table: the time and then words such as points, private, white, black, board, 960, arbiter, machine 3
cli-help-play-token = Come in with the token of a session or a personal token
cli-help-play-guest = Come in as a guest, which is done if nothing else is said
cli-help-play-name = Come in under this name; the password is asked for, or is the first line of the input
cli-help-play-notation = How moves are written and read: es, en, figurine, es-long, uci…
cli-help-play-after =
    Examples:
      jadoube play http://192.168.1.20:8080
      jadoube play hall.example:8080 --new "3+2 black"
      jadoube play https://hall.example --name Ana --table k3x9w2ab
      printf 'sit\nf3\ng4\n' | jadoube play localhost --table k3x9w2ab

    A move is played by typing it; “help” tells the commands, which are good in Spanish and in
    English and may be shortened. From a pipe each line waits until the one before is answered,
    and a move until it is its turn; “wait”, “wait end”, “wait opponent” and “wait offer” wait.
cli-value-token = TOKEN
cli-value-code = CODE
cli-value-settings = SETTINGS
cli-value-id = TABLE

play-bad-url = { $url } is not the address of a hall; it is written as http://192.168.1.20:8080
play-unreached = The hall cannot be reached at { $url }: { $reason }
play-password = Password
play-welcome = In the hall as { $name }.
play-token = To come back under this name: --token { $token }
play-back = Connected again.
play-lost = The connection is lost; trying again.
play-closing = The hall is closing; everything stands as it was recorded.
play-again =
    { $count ->
        [one] Saying again what was not confirmed: one thing; it counts once.
       *[other] Saying again what was not confirmed: { $count } things; each counts once.
    }
play-confirmed = Confirmed.
play-will-be-said = There is no connection; it will be said as soon as there is.
play-no-connection = There is no connection; it was not said.
play-retry = It can be tried again in { $seconds } s.
play-opening-unknown = It is not known whether the table was opened; “tables” tells.

play-room = Room: { $name }. People: { $people }. Tables: { $tables }.
play-room-listed = { $room }: { $name }. People: { $people }. Games: { $games }.
play-no-room = No room was entered; “rooms” names them and “room NAME” enters one.
play-no-tables = No table is open; “new 3+2” opens one.
play-listed = Table { $table }: { $time }, { $marks }. { $players }.
play-listed-empty = Table { $table }: { $time }, { $marks }.
play-listed-waiting = a player is missing
play-listed-ready = about to begin
play-listed-playing = being played
play-listed-paused = paused
play-listed-over = over
play-listed-points = for points
play-listed-board = over the board
play-listed-private = private
play-opened = Table opened: { $table }
play-playing = There is an unfinished game at table { $table }; “table { $table }” goes to it.
play-no-table = There is no table; “tables” names them, “table ID” goes to one and “new 3+2” opens one.

play-table =
    Table { $table }: { $time }, { $class ->
        [turn] time per turn
       *[other] { $class }
    }.
play-table-name = Name: { $name }.
play-mode-online = Online: only legal moves, and the clock presses itself.
play-mode-board = Over the board: touch-move, and the players press the clock.
play-points = For points.
play-no-points = Not for points.
play-private = A private table; its code: { $code }
play-arbiter-is = Arbiter: { $name }.
play-waits = { $name } waits for an opponent; colors by lot.
play-seat =
    { $color ->
        [white] White: { $name }.
       *[other] Black: { $name }.
    }
play-seat-free =
    { $color ->
        [white] White: the seat is free.
       *[other] Black: the seat is free.
    }
play-sat =
    { $color ->
        [white] { $name } sits down with White.
       *[other] { $name } sits down with Black.
    }
play-left = A seat is free.
play-own-seat =
    { $color ->
        [white] Own color: White.
       *[other] Own color: Black.
    }
play-own-both = Both colors are played at one screen.
play-own-arbiter = The table is seen as its arbiter.
play-own-none = No seat at this table; “sit” takes one that is free.
play-last-move = Last move: { $move }
play-stage-waiting = A player is missing.
play-stage-ready = The round has not begun.
play-stage-paused = The clocks are stopped.
play-stage-aborted = The game is void.
play-stage-over = The game is over.
play-turn =
    { $color ->
        [white] White to move.
       *[other] Black to move.
    }
play-turn-own =
    { $color ->
        [white] Your move, with White.
       *[other] Your move, with Black.
    }
play-moved =
    { $color ->
        [white] White: { $move }
       *[other] Black: { $move }
    }
play-pressed =
    { $color ->
        [white] White presses the clock.
       *[other] Black presses the clock.
    }
play-no-legal-move = illegal move
play-offer-stands =
    { $color ->
        [white] White offers a draw.
       *[other] Black offers a draw.
    }
play-claim-stands =
    { $color ->
        [white] White claims a draw.
       *[other] Black claims a draw.
    }
play-answers = It is answered by “answer { $id }” and one of these: { $answers }.
play-takeback-asked =
    { $color ->
        [white] White asks to take back the last move.
       *[other] Black asks to take back the last move.
    }
play-takeback-declined =
    { $color ->
        [white] White does not take back.
       *[other] Black does not take back.
    }
play-taken-back = Taken back by agreement; half-moves that remain: { $count }.
play-aborted-player =
    { $color ->
        [white] White ends the game before the second move; it never was.
       *[other] Black ends the game before the second move; it never was.
    }
play-aborted-no-move =
    { $color ->
        [white] The game is void: White did not make the first move in time.
       *[other] The game is void: Black did not make the first move in time.
    }
play-absence-win =
    { $color ->
        [white] White claims the game: the opponent is not connected.
       *[other] Black claims the game: the opponent is not connected.
    }
play-absence-draw =
    { $color ->
        [white] White claims a draw: the opponent is not connected.
       *[other] Black claims a draw: the opponent is not connected.
    }
play-called = { $name } calls the arbiter.
play-called-for = { $name } calls the arbiter: { $text }
play-reported = { $name } tells the arbiter something.
play-call-answered = The arbiter has seen to the call.
play-reopened =
    The hall was closed and is open again. The clocks wait for the player on move.
play-went-on = The clocks go on.
play-no-arbiter = No arbiter is in the hall: the clocks go on.
play-rematch-offered =
    { $color ->
        [white] White would play again.
       *[other] Black would play again.
    }
play-rematch = They play again at table { $table }.
play-rematch-unanswered = A rematch that is not accepted comes to nothing.
play-engine-failed = The engine cannot move: { $reason }
play-link-back =
    { $color ->
        [white] White: connected again.
       *[other] Black: connected again.
    }
play-link-lost =
    { $color ->
        [white] White: no connection.
       *[other] Black: no connection.
    }
play-link-claim = Without coming back in { $time }, the opponent may claim with “claim absence”.
play-said = { $name } says: { $text }

play-clock =
    { $color ->
        [white] White: { $time }.
       *[other] Black: { $time }.
    }
play-clock-running =
    { $color ->
        [white] White: { $time }, running.
       *[other] Black: { $time }, running.
    }
play-clock-over =
    { $color ->
        [white] White: { $time } over.
       *[other] Black: { $time } over.
    }
play-no-clock = It is played without a clock.
play-no-board = The board cannot be read.
play-no-position = The position is not known in full; “table” and its name ask for it again.
play-no-moves = There are no moves yet.
play-rank = Rank { $rank }: { $pieces }.
play-rank-empty = empty
play-piece = { $piece } { $square }
play-square-empty = { $square }: empty.

play-not-now = No move can be made now.
play-by-hand = Over the board moves are made by hand: “e2e4” touches and lets go, “press” presses the clock, “e7e8=Q” promotes.
play-squares-needed = The square is missing, such as e4, or the piece and the square.
play-sure = Resign? “yes” confirms it.
play-not-done = Not resigned.
play-claim-what = Claims are made so: “claim draw”, “claim draw with Nf3”, “claim flag”, “claim illegal”, “claim touched e2”, “claim hands”, “claim absence”.
play-sign-what = It is signed so: “sign 1-0”, “sign 0-1”, “sign ½-½”.
play-answer-what = It is answered by the number of the question and one of its answers.
play-ambiguous = “{ $word }” may be: { $names }.
play-unknown = There is no command “{ $word }”; “help” names them.
play-unknown-setting = “{ $word }” is no setting of a table; these are: points, private, white, black, board, 960, arbiter, takebacks, shared, machine N, edition YEAR.
play-waiting = Waiting.
play-help =
    Play: the move, such as Nf3, exd5, O-O, e8=Q.
    Draw: draw offers one; accept, decline, withdraw.
    Claim: claim draw, claim draw with Nf3, claim flag, claim absence.
    End: resign, which asks to be confirmed; abort, before the second move; rematch.
    Take back: takeback, where the table allows it.
    Know: clock, board, board drawing, square e4, moves, fen, turn.
    Over the board: touch e2, release e2 e4, e2e4, press, adjust, remove e4, place Q e8, stop, restart, write e4, sign 1-0.
    Arbiter: arbiter and what happens; permission, explanation, appeal; answer.
    Talk: say and the text.
    Rooms: rooms, room NAME, people, tables.
    Tables: table ID, sit, sit ID, stand, new 3+2 black.
    Leave: quit.
