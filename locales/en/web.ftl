# The web client: what is read on the screen.

web-title = Jadoube
web-skip = Skip to the content
web-menu = Menu
web-close = Close
web-loading = Loading…
web-not-loaded = This page could not be loaded: perhaps there is no connection, or the hall has a new version.
web-again = Try again
web-fault = Something went wrong on this page. Reload it and try again.
web-unreachable = The hall does not answer
web-unreachable-why = It may be closed, or you may be offline. We keep trying every few seconds.
web-no-hall = The hall cannot be reached. Check the connection and try again.
web-nowhere = There is nothing here
web-to-lobby = Back to the rooms

web-nav = Pages
# What the browser calls a page, by the first part of its address.
web-page =
    { $page ->
        [sala] Rooms
        [clasificacion] Ranking
        [partidas] Games
        [partida] Games
        [leyes] Laws
        [caso] Laws
        [direccion] Office
        [arbitro] Arbiter’s desk
        [cuenta] Your account
        [entrar] Log in
        [registro] Register
        [setup] The first administrator
        [password] New password
        [invitacion] An invitation
        [tarjeta] Come in by a card
       *[other] { "" }
    }
web-nav-rooms = Rooms
web-nav-ranking = Ranking
web-nav-games = Games
web-nav-laws = Laws
web-nav-office = Office
web-log-in = Log in

web-theme = Look: { $theme }. Change to { $next }
web-theme-dark = dark
web-theme-light = light
web-theme-contrast = high contrast

web-link-connecting = Connecting…
web-link-open = Connected
web-link-waiting = No connection: trying again…
web-lag = { $ms } ms

## Who arrives

web-landing-title = A chess hall with its own arbiter
web-landing-what = Play online with whomever you like, or as at a real board: a piece touched is a piece moved, and you press the clock yourself. An electronic arbiter knows the Laws of Chess and always says why.
web-play-as-guest = Play as a guest
web-have-card = I have a card with a code
web-card-code = Code of the card
web-now = { $people ->
    [one] There is { $people } person here now
   *[other] There are { $people } people here now
} and { $games ->
    [0] no game in progress.
    [one] { $games } game in progress.
   *[other] { $games } games in progress.
}
web-worth-board = As at the board
    .text = Touch, release and press. There are scoresheets, draw offers and claims, as in a tournament.
web-worth-laws = With the Laws at hand
    .text = Every ruling names its Article, and the Article opens to be read. Eight editions, from 1997 to today.
web-worth-clubs = For clubs and schools
    .text = Evenings with all tables at once, classes with cards, simultaneous displays, and the arbiter’s desk.

## The time, in words

web-time-none = no clock
web-time-turn = { $time } a turn
web-time-plus = { $base } + { $extra }
web-time-delay = { $base }, with a delay of { $extra } a move
web-time-bronstein = { $base }, with { $extra } a move by Bronstein
web-time-moves = { $moves } moves in { $time }
web-time-then = { $before }, then { $next }
web-time-after = the increment after each move
web-time-free = the first move is free
web-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## The rooms

web-rooms = Rooms
web-room-guests = Guests
web-room-main = Main room
web-room-state = { $people ->
    [one] { $people } person
   *[other] { $people } people
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-part-tables = Tables
web-part-chat = Chat
web-part-people = People
web-people-here = { $count ->
    [0] Nobody in the room
    [one] { $count } person in the room
   *[other] { $count } people in the room
}
web-and-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
web-you = (you)
web-guest = guest
web-manage = Organise
web-desk = Arbiter’s desk
web-ongoing = { $count ->
    [one] You have a game in progress.
   *[other] You have { $count } games in progress.
}
web-go-on = { $count ->
    [one] Go on playing
   *[other] Go on with no. { $number }
}
web-closed-room = A room with a code
web-closed-room-why = One enters here with the code of a card, or with an invitation. Whoever teaches or organises gives it to you.
web-code = Code
web-code-hint = Whoever opened the table gives it to you.
web-enter = Enter

## The chat

web-chat = Conversation
web-chat-empty = Nothing has been said yet.
web-chat-offline = No connection to the hall: the message was not sent.
web-chat-closed = One cannot write here.
web-chat-hidden = An arbiter has hidden this.
web-chat-write = Write a message
web-chat-send = Send
web-chat-see = About what { $name } said
web-chat-why = Why?
web-chat-report = Tell the arbiter
web-chat-reported = The arbiter will see it.
web-chat-hide = Hide it
web-chat-hid = It is hidden now.
web-chat-mute = Mute for an hour
web-chat-muted = They cannot write for an hour.

## Playing now

web-play-now = Play now
web-for-points = For points
web-preset-blitz = Blitz
web-preset-rapid = Rapid
web-preset-standard = Standard
web-preset-turn = Time per turn
web-preset-school = School
web-preset-over-the-board = Over the board
web-new-table = Table to your taste
web-against-machine = Against the machine
web-at-this-screen = Two at this screen
web-class-waits = In this room the teacher opens the tables. When there is one for you, it will appear here.
web-guest-elsewhere = Registered people play here. As a guest you can watch, or play in the guests’ room.
web-to-guests = To the guests’ room
web-register = Register
web-machine-is = { $name } plays.
web-machine-strength = Strength
web-level = { $elo ->
    [0] Level { $level }
   *[other] Level { $level } (about { $elo } points)
}
web-time = Time
web-play = Play

## The tables

web-no-tables = There are no tables yet. Choose above how you would play, and one is opened for you.
web-board-number = Board { $number }
web-white = White
web-black = Black
web-seat-free = free seat
web-by-lot = color by lot
web-time-of-black = Black: { $time }
web-class-blitz = blitz
web-class-rapid = rapid
web-class-standard = standard
web-class-turn = per turn
web-points = for points
web-no-points = no points
web-private = private
web-position = from a position
web-edition = { $year } Laws
web-with-arbiter = with an arbiter
web-one-screen = at one screen
web-machine-level = machine at level { $level }
web-waits-for-start = waits for the start
web-delayed = seen { $seconds } s later
web-stage-result = { $score }
web-stage-waiting = waits for an opponent
web-stage-ready = about to begin
web-stage-playing = { $moves ->
    [0] begins
   *[other] move { $moves }
}
web-stage-paused = paused
web-stage-over = over
web-stage-aborted = aborted
web-to-my-table = To my table
web-with-code = Enter with a code
web-private-table = Private table
web-sit = Sit down
web-watch = Watch
web-see-game = See the game

## A table to your taste

web-form-time = The time
web-time-kind = How is it shared out?
web-time-kind-game = By game
    .hint = Minutes for the whole game and, if you like, seconds for each move.
web-time-kind-turn = By turn
    .hint = The same time for every turn. It is a rule of the hall: the Laws do not have it.
web-time-kind-periods = By periods
    .hint = Several periods, one after the other, each with its moves.
web-time-kind-none = No clock
    .hint = Without a limit of time.
web-time-minutes = Minutes
web-time-seconds = Seconds a move
web-time-extra = The seconds are…
web-extra-added = added (Fischer)
web-extra-delay = waited for (delay)
web-extra-bronstein = given back (Bronstein)
web-time-turn-amount = Time per turn
web-time-unit = Unit
web-unit-minutes = minutes
web-unit-days = days
web-time-periods = Periods
web-time-periods-hint = For example: 40/90+30, 30+30 is 40 moves in 90 minutes, then 30 minutes, with 30 seconds a move.
web-time-extra-after = The seconds are given after each move, not before it
web-time-rests = The clock rests until each side has made its first move
web-time-odds = Black has another time
web-time-black = Time of Black
web-time-written = As it is written: 5+3, 90+30, 2/turn, none.

web-form-opponent = With whom
web-rival = Against whom?
web-rival-person = A person
web-rival-machine = The machine
web-rival-screen = Two at this screen
web-color = Your color
web-color-lot = By lot
web-color-white = White
web-color-black = Black
web-access = Who may come?
web-access-hint = One enters a private table by its code or its link.
web-access-open = Anybody in the room
web-access-private = By invitation only

web-form-rules = How it is played
web-mode = Mode
web-mode-online = online
web-mode-online-hint = There are only legal moves, the clock presses itself, and the scoresheet keeps itself.
web-mode-board = over the board
web-mode-board-hint = A piece touched is a piece moved. You press the clock, and the arbiter judges illegal moves.
web-for-points-hint = The result changes your points and your opponent’s.
web-for-points-not-here = Registered people play for points, outside the guests’ room.
web-regulations = Regulations
web-preset-of-laws = The Laws, nothing else
    .hint = The Laws of Chess as they are.
web-preset-of-school = school
    .hint = Illegal moves are warned about first.
web-preset-of-friendly = friendly
    .hint = Articles 1 to 5 only: played without a clock.
web-edition-of = Edition of the Laws
web-takebacks = moves may be taken back
web-takebacks-hint = If the opponent agrees. Not in games for points.
web-arbiter = With an arbiter
web-arbiter-hint = Somebody is arbiter at the table, or can be called.
web-call-stops = Calling the arbiter stops the clocks
web-wait-for-start = The clocks wait for the start
web-wait-for-start-hint = The arbiter or organiser starts them, all together.

web-form-start = The position
web-start = From where?
web-start-standard = The usual one
web-start-chess960 = Chess960
web-start-fen = Another (FEN)
web-start-number = Number, from 0 to 959
web-start-number-hint = Leave it empty, and it is drawn by lot.
web-start-position = Position as FEN

web-form-more = More details
web-table-name = Name of the table
web-first-move = Seconds for the first move
web-first-move-hint = From 10 to 3600; empty for no limit. If it does not come, the game is void.
web-absence = Seconds without connection until one may claim
web-absence-hint = From 10 to 86400; empty for what is usual: 60, or 180 in standard games.
web-delay = Seconds of delay for spectators
web-delay-hint = From 0 to 900.
web-open-table = Open the table

## The invitation

web-invite-qr = QR code with the link to the table
web-invite-how = Send this link to whoever is to come, or let them read the code with a camera.
web-invite-local = This link works on this machine only. Open the hall by its network address so that others can come.
web-copy-link = Copy the link
web-copied = Copied.
web-not-copied = It could not be copied: select the link and copy it yourself.

## Logging in and registering

web-name = Name
web-name-hint = 3 to 24 letters or digits. It is what others will see.
web-password = Password
web-password-hint = Ten characters or more. Several words together serve well.
web-register-guest = The games you played as a guest remain yours.
web-have-account = Have you an account already?
web-no-account = Have you no account yet?
web-forgot = Have you forgotten the password? Whoever administers the hall can give you a link for another.
web-setup = The first administrator
web-setup-what = This link makes the account that administers the hall. It works once.
web-setup-do = Make the account
web-new-password = New password
web-password-changed = The password has changed. All other sessions have ended.
web-save = Save
web-saved = Saved.
web-invitation = An invitation

## Games, ranking and profiles

web-games = Games
web-filters = Which games
web-player = Player
web-opponent = Against
web-result = Result
web-any = Any
web-class = Class
web-from = From
web-until = Until
web-pgn = Download as PGN
web-pgn-all = Download them as PGN
web-more = More
web-no-games = There are no such games.
web-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-reason-checkmate = checkmate
web-reason-stalemate = stalemate
web-reason-dead_position = dead position
web-reason-fivefold = fivefold repetition
web-reason-seventy_five_moves = seventy-five moves
web-reason-agreement = draw by agreement
web-reason-threefold = threefold repetition
web-reason-fifty_moves = fifty moves
web-reason-resignation = resignation
web-reason-flag = flag fall
web-reason-both_flags = both flags fell
web-reason-illegal_moves = illegal moves
web-reason-unsound_position = impossible position
web-reason-default = default
web-reason-both_default = nobody came
web-reason-penalty = penalty
web-reason-both_refused = both refused
web-reason-decision = arbiter’s decision
web-reason-wrong_start = wrong starting position
web-reason-colors_reversed = colors reversed
web-reason-absence = disconnection
web-reason-quickplay = quickplay finish, claimed
web-reason-referred = claim still to be decided on
web-reason-sealed = faulty sealed move
web-reason-position_lost = adjourned position lost
web-reason-aborted = aborted
web-ranking = Ranking
web-ranking-how = Ranking: { $class }. Only games for points count.
web-ranking-empty = Nobody is in this ranking yet. The first game for points opens it.
web-place = No.
web-rating = Points
web-games-count = Games
web-provisional = provisional rating: few games so far
web-rating-line = Rating over { $games } games: from { $first } to { $last }; the highest { $high }, the lowest { $low }.
web-rating-from = { $low } to { $high }
web-rating-of = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · ± { $deviation }
web-is-machine = This is a machine.
web-since = In the hall since { $date }
web-no-ratings = No points in any class yet.
web-statistics = How their games ended
web-won = Won
web-drawn = Drawn
web-lost = Lost
web-all = All
web-last-games = Last games

## The account

web-account = Your account
web-log-out = Log out
web-guest-what = You are here as a guest: you can play, but not for points. If you register you keep your games and enter the ranking.
web-my-profile = My profile
web-my-games = My games
web-your-roles = In this hall you are
web-office-assistant_arbiter = assistant arbiter
web-office-arbiter = arbiter
web-office-organiser = organiser
web-office-administrator = administrator
web-change-password = Change the password
web-old-password = Current password
web-sessions = Where you are logged in
web-seen = Last used: { $when }
web-this-session = this one
web-end = End
web-end-others = End all others
web-tokens = Tokens for programs
web-tokens-what = With a token, a program of yours enters the hall for you.
web-never-used = never used
web-take-away = Take away
web-token-once = Keep it now: it is not shown again.
web-token-make = Make a token
web-token-name = What it is for
web-token-for = It is good for
web-scope-read = reading
web-scope-play = playing
web-scope-arbiter = acting as arbiter
web-scope-organise = organising
web-scope-admin = administering
web-your-data = Your data
web-your-data-what = You can take everything with you that the hall keeps about you, or leave for good.
web-export = Download my data
web-delete-account = Delete the account
web-delete-account-what = Your games stay, under a number in place of your name. Everything else is deleted, and cannot be brought back.
web-account-gone = The account has been deleted.
web-powers = As an official
web-mute = Mute
web-minutes-muted = Minutes
web-minutes-muted-hint = Empty for until it is lifted.
web-roles = Offices
web-password-link = Link for another password
web-password-link-how = Give this link to its owner: it works once, until { $until }.
web-keep-out = Keep out
web-keep-out-what = Whoever is kept out leaves this moment, and their name and password open nothing any more.
web-let-in = Let in again

## The office

web-office = The office of the hall
web-room-new = A new room
web-room-name = Name
web-room-kind = What it is for
web-room-kind-club_evening = Evening
    .hint = A club for an evening: the pairings are pasted, and all tables are opened.
web-room-kind-class = Class
    .hint = One enters with a card, and the teacher opens the tables.
web-room-kind-open = Open
    .hint = Registered people play.
web-room-kind-guest = For guests
    .hint = Anybody plays, without points.
web-room-listed = It is seen in the list of rooms
web-room-chat = One may chat
web-room-make = Make the room
web-room-change = The room
web-room-close = Close the room
web-room-close-what = Its games are kept, but nobody can enter again.
web-to-room = To the room
web-people = People
web-find = Find
web-name-begins = The name begins with
web-nobody-so = There is nobody of that name.
web-kept-out = kept out
web-reports = Reports
web-no-reports = No reports wait.
web-report-by = Reported by { $by }
web-report-seen = Seen to
web-mutes = Muted
web-no-mutes = Nobody is muted.
web-until-when = until { $when }
web-unmute = Let speak
web-invite-room = Invite to the room
web-invite-hours = Hours it holds
web-invite-uses = Times it holds
web-invite-make = Make a link

web-tables-results = Tables and results
web-all-start = Start
web-all-pause = Pause all
web-all-resume = Resume all
web-all-close = Close all
web-done-at-all = { $done ->
    [0] There were no tables to tell
    [one] Done at { $done } table
   *[other] Done at { $done } tables
}{ $failed ->
    [0] .
    [one] ; at { $failed } it could not be done.
   *[other] ; at { $failed } it could not be done.
}
web-results-csv = Results (CSV)
web-results-trf = Results (TRF)
web-no-tables-yet = There are no tables yet.
web-board = Board
web-round-new = A round
web-round-open = Open the tables
web-round-opened = { $boards ->
    [one] Round { $round }: { $boards } table is open.
   *[other] Round { $round }: { $boards } tables are open.
}
web-pairings = Pairings
web-pairings-hint = A table a line: board, white, black. For example: 1, Ana, Luis
web-print-boards = Print the cards
web-print-cards = Print the cards
web-print = Print
web-back = Back
web-board-of = Board { $board } · round { $round }
web-cards = The class
web-names = Names
web-names-hint = One name a line.
web-cards-make = Make the cards
web-cards-given = { $count ->
    [one] There is { $count } new code: print it now, it is not shown again.
   *[other] There are { $count } new codes: print them now, they are not shown again.
}
web-cards-repeated = They had a card already: { $names }.
web-here = here
web-card-renew = Give another code
web-card-take = Take the card away
web-mute-why-class = in class
web-simul = Simultaneous display
web-simul-what = A table against each person who has a card.
web-simul-open = Open the display
web-simul-color = You have
web-simul-white = White everywhere
web-simul-black = Black everywhere
web-simul-alternate = one color and the other
