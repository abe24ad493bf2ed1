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
hall-unbuilt_title = The hall is open; it has no web client yet
hall-unbuilt_how = One plays from a terminal, on this machine or another, with the address of this page:
hall-unbuilt_meanwhile = Programs find the hall’s addresses at /api/openapi.json.
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
desk-reopened = The hall was closed and is open again. The clocks wait for the player on move.
desk-went_on = The clocks go on.
desk-noted = Reason: { $text }


# Settings of a table that cannot be; $value says which or why.

hall-invalid_time = The time cannot be so ({ $value }). Write, for example, 5+3, 90+30, 40/90+30, 30+30, 2/turn or none; up to 1000 days.
hall-invalid_time_black = Black’s time cannot be so ({ $value }). It is written as White’s; either both play with a clock or neither does.
hall-invalid_edition = There is no such edition of the Laws, or it does not allow what was chosen ({ $value }). It may be 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023.
hall-invalid_start = Nothing can be played from that position ({ $value }). A FEN with legal moves is needed, or a number of Chess960 from 0 to 959.
hall-invalid_machine = The machine cannot play so ({ $value }). It has levels 1 to 10, and plays online and at two screens.
hall-invalid_points = For points one cannot play so ({ $value }). It takes two screens, the same clock for both of at least a minute, the usual start, and no taking back.
hall-invalid_delay_s = Spectators may see 0 to 900 seconds later, not { $value }.
hall-invalid_first_move_s = A first move may take 10 to 3600 seconds, or none for no limit; not { $value }.
hall-invalid_absence_s = A claim for an opponent’s absence may come after 10 to 86400 seconds, or never; not { $value }.
hall-invalid_preset = Those regulations do not allow the rest ({ $value }). A friendly game is played without a clock: the time is none.
hall-invalid_wait_for_start = Nobody could start the clocks: it takes an arbiter, or a table of an evening or a class.
hall-invalid_against = A simultaneous display is against people with a card of this room, 1 to 60 ({ $value }).
hall-forbidden_points = For points two registered people play, and not in the guests’ room. { $value }
hall-forbidden_guest = Guests play in the guests’ room, or where a code lets them in. To play here, register first.
hall-forbidden_class = In a class the teacher opens the tables.
hall-forbidden_club_evening = That is done in the room of an evening or of a class.
hall-forbidden_organiser = Organisers make the rooms.
hall-forbidden_rematch = In an evening or a class the next game is for the organiser to give.
hall-chat_closed_guest = In this room registered people write, and those whom a code let in.

# People: which name and which password will do, and what cannot be done.
hall-name_length = A name has 3 to 24 characters.
hall-name_letters = A name begins with a letter and has letters and digits only, with a space, a hyphen or an underscore between them.
hall-name_alphabets = A name is written in letters of one alphabet.
hall-card_of_registered = Whoever had this card has registered, and comes in by name and password.
hall-name_reserved = That name speaks for the hall: choose another.
hall-password_short = A password has 10 characters or more. Some words together do well.
hall-password_long = A password has 200 characters at most.
hall-password_common = That password is among the first that are tried: choose another.
hall-last_administrator = Nobody else administers the hall: name somebody first.
hall-still_playing = A game is going on: finish it first.
hall-bad_link = The link does not work, or no longer: it is good once and for a day.
