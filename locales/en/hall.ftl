# The playing hall: what could not be done, and what to do.

hall-malformed = The message cannot be understood: { $about }
hall-too_long = It is too long: { $about }
hall-who_is_there = Enter first, with an account or as a guest.
hall-bad_token = The session or token is no longer good: enter again.
hall-bad_password = The name or the password is wrong.
hall-forbidden = It is not allowed: { $about }
hall-code_needed = A code is needed here, and is missing or wrong: { $about }
hall-not_found = There is no such thing: { $about }
hall-invalid = It cannot be so: { $about }
hall-taken = That name is taken: { $about }
hall-seat_taken = That seat is taken.
hall-too_many = Too much in too short a time: wait a little.
hall-not_now = It cannot be done now: { $about }
hall-stale = The move answered an earlier position: the board has changed since.
hall-fair_play = Whoever is playing may not use this until the game is over.
hall-muted = You cannot write in chat for now.
hall-chat_closed = Chat is closed here.
hall-no_engine = No chess engine is installed on this machine: install a UCI engine such as Stockfish (Debian's package stockfish), or name one with --engine.
hall-storage = It could not be put on record; nothing was done. Try again.
hall-closing = The hall is closing; everything stands as recorded.
hall-internal = Something went wrong in the hall: { $about }

# The page of a hall without its web client.
hall-unbuilt_title = The hall is open; its web client was not built
hall-unbuilt_how = With Node installed, build the client and then the program again:
hall-unbuilt_meanwhile = Meanwhile one can play from a terminal with “jadoube play”, and programs find the hall’s addresses at /api/openapi.json.
## At the table, around the game

desk-waits = { $name } waits for an opponent.
desk-sat = { $name } sits down to play { $color-the }.
desk-left = Somebody leaves the table.
desk-arbiter_sat = { $name } is arbiter of this table.
desk-takeback_asked = { $color-the } asks to take back.
desk-takeback_declined = Nothing is taken back.
desk-taken_back = The move is taken back by agreement.
desk-aborted_by_player = The game is void before it has really begun: a player wants so.
desk-aborted_without_move = The game is void: no first move came in time.
desk-aborted_closed = The table is closed.
desk-aborted_by_nobody = The table is closed: nobody came to play.
desk-absence_claimed = { $color-the } claims of an opponent who has gone.
desk-called_board = { $name } calls the arbiter. { $text }
desk-called_leave = { $name } asks leave. { $text }
desk-called_explanation = { $name } asks for an explanation. { $text }
desk-called_report = { $name } tells the arbiter something. { $text }
desk-called_appeal = { $name } appeals. { $text }
desk-call_answered = The arbiter has seen to the call.
desk-rematch_offered = { $color-the } would play again.
desk-rematch = They play again at another table.
desk-engine_failed = { $color-the }’s engine could not move.
desk-noted = Reason: { $text }
