## `jadoube play`: what the terminal client says, one fact a line.

cli-help-play-about = Play in a hall from the terminal, line by line; works with a screen reader
cli-help-play-usage = jadoube play [OPTIONS] URL
cli-help-play-url = The hall: an http, https, ws or wss address, or the name of the machine
cli-help-play-table = Go to this table
cli-help-play-code = The code of the private table, or an invitation, which without --table leads where it invites to
cli-help-play-new = Open a table: the time and words such as points, private, white, black, board, 960, arbiter, machine 3
cli-help-play-token = Come in with the token of a session or a personal token
cli-help-play-guest = Come in as a guest, which is done if nothing else is said
cli-help-play-name = Come in under this name; the password is asked for, or is the first line of the input
cli-help-play-notation = How moves are written and read: es, en, figurine, es-long, uci…
cli-help-play-after =
    Examples:
      jadoube play http://192.168.1.20:8080
      jadoube play hall.example:8080 --new "3+2 black"
      jadoube play hall.example:8080 --new "white 5 black 3 private"
      jadoube play https://hall.example --name Ana --table k3x9w2ab
      printf 'sit\nf3\ng4\n' | jadoube play localhost --table k3x9w2ab

    A move is played by typing it; “help” tells the commands, which are good in Spanish and in
    English and may be shortened. From a pipe each line waits until the one before is answered,
    and a move until it is its turn; “wait”, “wait end”, “wait opponent” and “wait offer” wait.
    A time is written “5+3”, “40/90+30, 30+30”, “5 d3”, “per turn 3” or “no clock”; with two
    times, “white 5 black 3”. For a name and a password: jadoube account register.
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
    Table { $table }: { $time }, { $class }.
play-table-name = Name: { $name }.
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
play-own-arbiter = Arbiter of this table: “orders” tells what can be ordered.
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
play-unknown-setting = “{ $word }” is no setting of a table; these are: the time, points, private, white, black, board, 960, arbiter, takebacks, shared, school, friendly, machine N, edition YEAR, delayed SECONDS.
play-waiting = Waiting.
play-help =
    Play: the move, such as Nf3, exd5, O-O, e8=Q.
    Draw: draw offers one; accept, decline, withdraw.
    Claim: claim draw, claim draw with Nf3, claim flag, claim absence.
    End: resign, which asks to be confirmed; abort, before the second move; rematch.
    Take back: takeback, where the table allows it.
    Know: clock, board, board drawing, square e4, moves, fen, turn.
    Over the board: touch e2, release e2 e4, e2e4, press, adjust, remove e4, place Q e8, stop, restart, write e4, sign 1-0.
    At one screen: white or black before it says whose it is: black accept.
    Arbiter: arbiter and what happens; permission, explanation, appeal; answer.
    To act as arbiter: sit arbiter; orders tells which there are.
    Talk: say and the text.
    Rooms: rooms, room NAME, people, tables.
    Tables: table ID, sit, sit ID, stand, new 3+2 black; code, invite.
    Leave: quit.

## What is told of a table before one sits down

play-table-plain = Table { $table }: { $time }.
play-time-none = no clock
play-time-turn = { $time } for each turn
play-time-after = { $time }, with no time added before the first move
play-time-free = { $time }, with a free first move
play-time-each = White { $white }, Black { $black }
play-term-online = Online: only legal moves, and the clock presses itself.
play-term-board = Over the board: touch-move, and the players press the clock.
play-term-points = For points.
play-term-no-points = Not for points.
play-term-private = Private: only with its code or by invitation.
play-term-chess960 = Chess960; the starting position is drawn by lot.
play-term-chess960-number = Chess960, starting position { $count }.
play-term-position = It begins from another position: { $fen }
play-term-edition = Laws of { $year }.
play-term-school = School regulations: illegal moves are warned about first.
play-term-friendly = A friendly game: only Articles 1 to 5 of the Laws.
play-term-regulations = With regulations of its own.
play-term-arbiter = With an arbiter.
play-term-no-arbiter = Without an arbiter.
play-term-takebacks = Moves may be taken back by agreement.
play-term-shared = Two play at one screen.
play-term-machine = Against the machine, strength { $count }.
play-term-first-move = The first move must come within { $count } s.
play-term-first-move-none = The first move has no limit.
play-term-absence = After { $count } s without connection the opponent may claim.
play-term-call-runs = The clocks go on while the arbiter is called.
play-term-wait = The clocks wait for the arbiter or the organizer to begin.
play-term-delay = Spectators see the moves { $count } s later.
play-no-arbiter-yet = No arbiter is at the table yet; what only an arbiter can decide waits for one.
play-listed-chess960 = Chess960
play-listed-chess960-number = Chess960, position { $count }
play-listed-position = from another position
play-listed-edition = Laws of { $year }
play-listed-school = school regulations
play-listed-friendly = friendly
play-listed-regulations = regulations of its own
play-listed-arbiter = with an arbiter
play-listed-takebacks = takebacks
play-listed-shared = one screen
play-listed-machine = against the machine, strength { $count }
play-listed-first-move = first move within { $count } s
play-listed-first-move-none = first move without limit
play-listed-absence = absence after { $count } s
play-listed-call-runs = a call does not stop the clocks
play-listed-wait = begins at a signal
play-listed-delay = spectators { $count } s later
play-setting-number = A number is missing behind “{ $word }”.
play-time-bad = “{ $part }” is no time; write “5+3”, “90+30”, “40/90+30, 30+30”, “5 d3”, “per turn 3” or “no clock”.
play-time-last = “{ $part }” says for how many moves the last period lasts, and what follows is missing: write, for example, “{ $part }, 30”.
play-time-quota = “{ $part }” is not the last period, and for how many moves it lasts is missing: write, for example, “40/{ $part }, 30”.
play-times-two = There is more than one time. One for each color is written “white 5 black 3”.
play-colors-two = Both colors are asked for; ask for one, or for none and it is drawn by lot.
play-room-guests = Guests
play-room-main = Main room

## Codes and invitations

play-no-code = The table has no code, or it is not for those who watch.
play-invite-how-many = Behind “invite” goes how many people may come, or nothing for one.
play-invitation =
    Invitation, for a day, for { $count ->
        [one] one person
       *[other] { $count } people
    }: { $link }
    From a terminal: jadoube play { $url } --table { $table } --code { $token }

## The arbiter at the table

play-leaves = { $name } leaves the table.
play-question = Question { $id }: { $text }
play-call-number = It is seen to by “attend { $id }”.
play-call-which = Behind “attend” goes the number of the call.
play-no-questions = No question waits.
play-back-where = Going back is written “back 12 black: reason”, to before Black's 12th move.
play-reason-missing = The reason is missing: add “because” and the reason.
play-desk-help =
    The arbiter can say, in English or in Spanish:
      pause; resume; start; questions; attend 1; answer 1 and the answer
      set White's clock to 5:00: reason
      set the clocks to White 5:00, Black 3:00: reason
      give White 2:00 for a disturbance
      back 12 black: reason
      penalize White for annoyance: a warning because reason
      check the claim; see Black's flag fallen; see the illegal move
      decide 1-0: reason; decide: reason
      withdraw ruling 3: reason
      uphold the appeal against ruling 3; dismiss the appeal against ruling 3
      any other order in casebook/README.md

# Whether an arbiter is at hand.
play-arbiter-here = There is somebody in the hall who can come to the table as arbiter.
play-arbiter-away = Nobody is in the hall now who could come to the table as arbiter.
