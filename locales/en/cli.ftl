## The program `jadoube`: its help, its messages, and the words of its reports.

cli-error = error
cli-cannot-read = cannot read { $file }: { $reason }
cli-reason-not-found = there is no such file
cli-reason-permission = permission denied
cli-reason-directory = it is a folder
cli-reason-cut-short = it ends in the middle
cli-reason-damaged = it is damaged, or not what it seems
cli-reason-too-large = it is too large
cli-reason-memory = it takes too much memory to unpack; unpack it before

## Help

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-value-file = FILE
cli-value-year = YEAR
cli-value-kind = KIND
cli-value-notation = NOTATION
cli-value-moves = MOVES
cli-value-seed = SEED
cli-value-depth = DEPTH
cli-value-lang = LANG
cli-value-path = PATH
cli-value-time = TIME
cli-value-class = CLASS
cli-value-supervision = SUPERVISION
cli-value-watch = WATCH
cli-value-setting = SETTING
cli-value-fen = FEN
cli-value-color = WHEN
cli-value-side = SIDE
cli-value-addr = ADDRESS
cli-value-dir = FOLDER
cli-value-url = URL
cli-value-name = NAME
cli-value-format = FORMAT
cli-value-voice = VOICE
cli-value-what = WHAT
cli-value-level = LEVEL

cli-help-about = The Laws of Chess at the command line
cli-help-usage = jadoube [OPTIONS] COMMAND
cli-help-after =
    Examples:
      jadoube judge games.pgn                  rule on every game of a file
      jadoube judge --json games.pgn.zst       one JSON object a game
      jadoube position "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"
      jadoube winnable --by white "8/8/4k3/8/8/3NK3/8/8 b - - 0 1"
      jadoube explain "he took my king"        which Article settles this?
      jadoube perft 5                          count move sequences
      jadoube translate --to es games.pgn      Spanish piece letters

    Exit codes:
      0  all well
      1  there are findings: something irregular, a count that differs, an illegal position or move
      2  bad usage, or input that can't be read

    `jadoube COMMAND --help` tells more about a command.
cli-help-help = Show this help
cli-help-version = Show the version
cli-help-json = Answer in JSON, one object a line
cli-help-lang = Language of the messages; otherwise that of LC_ALL, LC_MESSAGES or LANG
cli-help-color = When to use color; NO_COLOR is honored
cli-help-default = default

cli-help-serve-about = Open a playing hall on this machine
cli-help-serve-usage = jadoube serve [OPTIONS]
cli-help-serve-listen = Where to listen: an address with its port, or only the port; may be repeated. Otherwise 0.0.0.0:8080
cli-help-serve-data = The folder of data; otherwise jadoube-data in the current folder
cli-help-serve-database = Where the record is kept: sqlite:PATH or postgres://…; otherwise jadoube.db in the folder of data
cli-help-serve-config = File of settings, TOML; otherwise jadoube.toml in the folder of data, where there is one
cli-help-serve-name = The name of the hall
cli-help-serve-engine = A UCI engine that may sit at a table; may be repeated
cli-help-serve-log = The format of the log, which goes to standard error
cli-help-serve-log_level = What is logged: off, error, warn, info, debug, trace, or by parts, as “info,jadoube_hall=debug”
cli-help-serve-after =
    Examples:
      jadoube serve
      jadoube serve --listen 8090 --data /var/lib/jadoube --log json
      jadoube serve --listen 127.0.0.1:8080 --database postgres://user@server/base

    Each setting can be given in the file, in the environment and as an option; the last counts:
      jadoube.toml                  name = "Bishop Club"
      environment                   JADOUBE_NAME="Bishop Club"
      option                        --name "Bishop Club"
    Settings: listen, data, database, log, log_level, name, public_url, hosts, origins,
    trusted_proxies, secure_cookies, metrics_for, guests, registration, engines, engines_at_once, connections,
    connections_per_address, guest_tables_per_minute, attempts_per_minute, messages_per_20_s,
    spectator_messages_per_20_s, chat_per_10_s, name_rests_days, call_waits_s.
    JADOUBE_LOG stands for
    the format or the level.

    SIGTERM and Ctrl+C close the hall: the tables are told and nothing is lost; a second signal
    ends it at once.

cli-help-admin-about = Look after the people of a hall, even while it is open
cli-help-admin-usage = jadoube admin [OPTIONS] COMMAND
cli-help-admin-data = The folder of data; otherwise jadoube-data in the current folder
cli-help-admin-database = Where the record is: sqlite:PATH or postgres://…
cli-help-admin-config = File of settings; otherwise jadoube.toml in the folder of data, where there is one
cli-help-admin-after =
    Examples:
      jadoube admin create Ana
      jadoube admin grant Ana administrator
      jadoube admin --json list

    Roles: assistant, arbiter, organizer, administrator. What is changed counts from the next time
    the person comes in.
cli-help-admin-create-about = Register a person; the password is asked for, or is the first line of the input
cli-help-admin-create-usage = jadoube admin create NAME
cli-help-admin-create-name = The name
cli-help-admin-create-after = {""}
cli-help-admin-grant-about = Give roles to a person
cli-help-admin-grant-usage = jadoube admin grant NAME ROLE…
cli-help-admin-grant-name = The name
cli-help-admin-grant-role = The roles
cli-help-admin-grant-after = {""}
cli-help-admin-revoke-about = Take roles from a person
cli-help-admin-revoke-usage = jadoube admin revoke NAME ROLE…
cli-help-admin-revoke-name = The name
cli-help-admin-revoke-role = The roles
cli-help-admin-revoke-after = {""}
cli-help-admin-reset-about = Give a link, good once, for a new password
cli-help-admin-reset-usage = jadoube admin reset NAME
cli-help-admin-reset-name = The name
cli-help-admin-reset-after = {""}
cli-help-admin-list-about = Name the people and their roles
cli-help-admin-list-usage = jadoube admin list
cli-help-admin-list-after = {""}
cli-value-role = ROLE
cli-help-backup-about = Copy the record of a hall into a new file, even while it is open
cli-help-backup-usage = jadoube backup [OPTIONS] FILE
cli-help-backup-file = The copy; a file that is there is never written over
cli-help-backup-data = The folder of data; otherwise jadoube-data in the current folder
cli-help-backup-database = Where the record is: sqlite:PATH or postgres://…
cli-help-backup-config = File of settings; otherwise jadoube.toml in the folder of data, where there is one
cli-help-backup-after =
    Examples:
      jadoube backup hall.copy
      jadoube backup --database postgres://user@server/base hall.jsonl

    The copy of SQLite is a database that can be opened in its place; that of PostgreSQL is lines
    of JSON. Either is good for `jadoube restore`, into either database.
cli-help-restore-about = Fill an empty record from a copy
cli-help-restore-usage = jadoube restore [OPTIONS] FILE
cli-help-restore-file = The copy
cli-help-restore-data = The folder of data; otherwise jadoube-data in the current folder
cli-help-restore-database = Where the record goes: sqlite:PATH or postgres://…
cli-help-restore-config = File of settings; otherwise jadoube.toml in the folder of data, where there is one
cli-help-restore-after =
    Examples:
      jadoube restore hall.copy --data other-folder
      jadoube restore hall.copy --database postgres://user@server/base

    All is restored or nothing, and never over a record that holds something.

cli-help-judge-about = Replay games and report what the Laws have to say about them
cli-help-judge-usage = jadoube judge [OPTIONS] [FILE]…
cli-help-judge-files = PGN files, plain or packed (.zst, .gz, .bz2, told by their content); standard input if there is none or for -
cli-help-judge-edition = The edition of the Laws to rule under: 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023
cli-help-judge-threads = How many threads to use; otherwise one a core
cli-help-judge-only = Report these kinds of findings alone, separated by commas
cli-help-judge-intended = Also report draws that could have been claimed by writing down a move that was not played (9.2.1, 9.3.1)
cli-help-judge-laws = Also put each game before the arbiter, with what its clocks show, and report results that the Laws would not have given
cli-help-judge-quiet = Show the summary alone
cli-help-judge-after =
    What is reported of a game, by its name in JSON and for --only:
      illegal_move, ambiguous_move, missing_promotion, syntax    a move that is wrong or can't be read
      play_after_end                                   moves after the Laws had ended the game
      mate_result_mismatch, stalemate_mismatch, draw_mismatch, impossible_win, early_agreement
                                                       a result that the final position contradicts
      laws_result                                      with --laws: a result the Laws would not give
      result_contradiction                             two results for one game
      clock_backwards, clock_gain                      clock notes that cannot be
      tag_malformed, tag_contradiction                 tags that are wrong or contradict others
      threefold_claimable, fifty_claimable             a draw could be claimed
      fivefold, seventyfive, insufficient_material     the game was over, drawn
      missing_termination                              no result ends the moves
      unknown_variant                                  not chess: the game is not replayed

    In JSON each game is
      {"{"}"file", "game", "offset", "findings": [{"{"}"kind", "ply", "article", "detail"{"}"}]{"}"}
    and the last line
      {"{"}"summary": {"{"}"games", "plies", "findings": {"{"}kind: games with it{"}"}{"}"}{"}"}
    A ply is counted in half-moves from the start of the game; 0 means the tags. An Article whose
    number no text of that edition confirms is followed by "verified": false.

    Examples:
      jadoube judge games.pgn
      jadoube judge --laws club.pgn
      jadoube judge --edition 2014 --only fivefold,seventyfive archive.pgn.zst
      zcat games.pgn.gz | jadoube judge --json

    Exit codes: 0 no findings, 1 findings, 2 bad usage or a file that can't be read; the other
    files are judged all the same.

cli-help-case-about = Run pages of the casebook
cli-help-case-usage = jadoube case [OPTIONS] PATH…
cli-help-case-paths = Pages, or folders of pages
cli-help-case-quiet = Show only what came out otherwise than a page says, and the summary
cli-help-case-after =
    Each fact of a page is given to the electronic arbiter; its rulings are shown and compared
    with those that the page expects. casebook/README.md tells how a page is written.

    Examples:
      jadoube case casebook
      jadoube case --lang es casebook/a04
      jadoube case --json casebook/a07/C041-king-left-in-check.md

    Exit codes: 0 everything is as the pages say, 1 something is not, 2 bad usage or a file that
    can't be read.

cli-help-rule-about = Tell the arbiter what happens at a board, and hear the rulings
cli-help-rule-usage = jadoube rule [OPTIONS]
cli-help-rule-edition = The edition of the Laws to rule under: 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023
cli-help-rule-time = The time control: “90+30”, “40/90+30, 30+30”, “5 d3”, “none”, or “White 5, Black 3”; otherwise 90+30
cli-help-rule-class = standard, rapid or blitz; otherwise as it follows from the time
cli-help-rule-supervision = adequate or otherwise; otherwise adequate
cli-help-rule-watch = program: what happens is ruled on at once; people: once somebody observes or claims it; otherwise program
cli-help-rule-position = The position to start from, legal or not; otherwise the initial one
cli-help-rule-set = Any other setting of a page of the casebook, such as "presence: reported"; may be repeated
cli-help-rule-after =
    Each line of the standard input is a fact: a sentence in English or Spanish. It is answered
    with what is ruled, refused or asked, and with how the game then stands. A time before a fact,
    as in 0:30, is counted from the start of the round.

    Also: help, undo (takes the last fact back), board, quit.

    Examples:
      jadoube rule
      jadoube rule --edition 2014 --time 5+3 --supervision otherwise
      echo "White touches the knight on b1." | jadoube rule --json

    Exit codes: 0 all well, 1 a line of a pipe or file was not understood, 2 bad usage.

cli-help-explain-about = Explain a number of the Laws, or find the Article that settles something
cli-help-explain-usage = jadoube explain [OPTIONS] WHAT
cli-help-explain-words = A number (9.2.2, A.5.2, Preface), a part of the Laws (9, A, II), or words
cli-help-explain-edition = The edition of the Laws to look in: 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023
cli-help-explain-after =
    Of a number it tells what it says, in our own words, what the program does about it, where other
    editions have it, what they have otherwise, and which cases of the casebook show it. Words are
    looked for in the language of the messages or in the other one, with or without accents; what
    players usually call a thing will do.

    Examples:
      jadoube explain 9.2.2
      jadoube explain 7.5.5 --edition 2009
      jadoube explain "he took my king"
      jadoube explain tres veces --lang es
      jadoube explain 9
      jadoube explain "dead position" --json

    Exit codes: 0 all well, 1 nothing found, 2 bad usage or no such number.

cli-help-position-about = Report everything about a position
cli-help-position-usage = jadoube position [OPTIONS] [FEN]
cli-help-position-words = The position, quoted or not; the initial position if there is none
cli-help-position-chess960 = Read castling rights as in Chess960 even if they could be those of standard chess
cli-help-position-after =
    Examples:
      jadoube position "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
      jadoube position 8/8/8/8/8/4k3/4p3/4K3 w - - 0 1

    Exit codes: 0 a position that may arise in a game, 1 one with faults, 2 not a FEN.

cli-help-winnable-about = Tell whether a side can still mate by any series of legal moves, and prove it
cli-help-winnable-usage = jadoube winnable [OPTIONS] FEN
    {"  "}     jadoube winnable [OPTIONS] --batch FILE
cli-help-winnable-words = The position, quoted or not
cli-help-winnable-by = The side that is to mate, white or black; otherwise both are asked about, and with --batch each line names one
cli-help-winnable-proof = Also show the whole proof, and whether it stands the check by code that shares nothing with the search
cli-help-winnable-batch = Answer every line of a file, plain or packed; standard input for -
cli-help-winnable-budget = How many positions may be looked at before the question is left undecided
cli-help-winnable-to = How to write the moves: a language (en, es, fr, de …), figurine, long, es-long …, or uci; otherwise in the language of the messages, and in JSON and with --batch in English
cli-help-winnable-chess960 = Read castling rights as in Chess960 even if they could be those of standard chess
cli-help-winnable-threads = How many threads --batch uses; otherwise one a core
cli-help-winnable-after =
    The mate is looked for with the opponent's help, as for a fallen flag (Article 6.9) and a
    dead position (5.2.2). It is shown move by move; that there is none is proven.

    Lines of --batch are a FEN and the side, apart by a blank, as in
      8/8/4k3/8/8/3NK3/8/8 b - - white
    or a table with columns apart by tabs: the FEN and the side, unless a first line names the
    columns, among them fen and winner. Empty lines and those that begin with # are skipped. Each
    answer is a line
      FEN, side, verdict, half-moves to mate, microseconds, line or proof
    apart by tabs, or with --json
      {"{"}"fen", "winner", "verdict", "plies", "micros", "line" or "proof"{"}"}
    The verdict is winnable, unwinnable or undecided; undecided tells the "positions" looked at.

    Examples:
      jadoube winnable --by white "8/8/4k3/8/8/3NK3/8/8 b - - 0 1"
      jadoube winnable --proof 4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1
      jadoube winnable --json --batch positions.tsv

    Exit codes: 0 all decided, 1 something undecided, a position that can't be played from or a
    line that can't be read (the others are answered all the same), 2 bad usage, not a FEN, or a
    file that can't be read.

cli-help-dead-about = Tell whether a position is dead: whether neither side can mate any more
cli-help-dead-usage = jadoube dead [OPTIONS] FEN
cli-help-dead-words = The position, quoted or not
cli-help-dead-proof = Also show the whole proofs, and whether they stand the check by code that shares nothing with the search
cli-help-dead-budget = How many positions may be looked at for each side before the question is left undecided
cli-help-dead-to = How to write moves: a language (en, es, fr, de …), figurine, long, es-long …, or uci; otherwise in the language of the messages, and in JSON in English
cli-help-dead-chess960 = Read castling rights as in Chess960 even if they could be those of standard chess
cli-help-dead-after =
    Examples:
      jadoube dead "8/8/4k3/8/8/3KB3/8/8 w - - 0 1"
      jadoube dead --json 4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1

    Exit codes: 0 decided, 1 undecided or a position that can't be played from, 2 bad usage or not
    a FEN.

cli-help-moves-about = List the legal moves of a position
cli-help-moves-usage = jadoube moves [OPTIONS] [FEN]
cli-help-moves-words = The position, quoted or not; the initial position if there is none
cli-help-moves-to = How to write them: a language (en, es, fr, de …), figurine, long, es-long …, or uci
cli-help-moves-spoken = Say them aloud instead: es, en, or appendix-d, the words of Appendix D of the Laws
cli-help-moves-chess960 = Read castling rights as in Chess960 even if they could be those of standard chess
cli-help-moves-after =
    Examples:
      jadoube moves
      jadoube moves --spoken appendix-d
      jadoube moves --to es "k7/8/1K6/8/8/8/8/7R w - - 0 1"

    Exit codes: 0 all well, 1 a position that can't be played from, 2 not a FEN.

cli-help-perft-about = Count the sequences of legal moves
cli-help-perft-usage = jadoube perft [OPTIONS] DEPTH
    {"  "}     jadoube perft [OPTIONS] --suite FILE [DEPTH]
cli-help-perft-depth = How many half-moves; with --suite, counts deeper than this are left out
cli-help-perft-fen = The position to start from, instead of the initial position
cli-help-perft-divide = Tell the count below each move
cli-help-perft-threads = How many threads to use; otherwise one a core
cli-help-perft-suite = Compare with the counts of a file: lines of id, epd and perft, or EPD with ;D1 20 ;D2 400 …
cli-help-perft-after =
    Examples:
      jadoube perft 6
      jadoube perft 4 --divide --fen "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
      jadoube perft --suite tests/random.perft 4

    Exit codes: 0 all well, 1 a count that differs, 2 bad usage or input.

cli-help-translate-about = Rewrite games or moves in another language or notation
cli-help-translate-usage = jadoube translate [OPTIONS] --to NOTATION [FILE]…
    {"  "}     jadoube translate [OPTIONS] --to NOTATION --moves MOVES
cli-help-translate-files = PGN files, plain or packed; standard input if there is none or for -
cli-help-translate-moves = Moves to translate, instead of files
cli-help-translate-fen = The position the moves of --moves are made from
cli-help-translate-from = How they are written: auto, a language (en, es, fr, de …), figurine or uci
cli-help-translate-to = How to write them: a language, figurine, long, es-long …, or uci
cli-help-translate-after =
    Comments, variations and tags are kept.

    Examples:
      jadoube translate --to es games.pgn
      jadoube translate --from es --to uci --moves "1.e4 e5 2.Cf3 Cc6 3.Ab5"
      jadoube translate --to figurine < game.pgn

    Exit codes: 0 all well, 1 a move that can't be translated (the rest of its game is left as it
    was), 2 bad usage or input.

cli-help-start960-about = Show an initial position of Chess960
cli-help-start960-usage = jadoube start960 [OPTIONS] [N]
cli-help-start960-number = Its number, 0 to 959; 518 is that of standard chess
cli-help-start960-random = Draw one by lot, which is also done if no number is given
cli-help-start960-seed = Draw the one that belongs to this number, always the same
cli-help-start960-all = Show all 960
cli-help-start960-after =
    Examples:
      jadoube start960 518
      jadoube start960 --random

    Exit codes: 0 all well, 2 bad usage.

## A command line that can't be understood

cli-usage-unknown-argument = { $argument } is not known here
cli-usage-unknown-command = there is no command { $command }
cli-usage-value-missing = { $argument } needs a value
cli-usage-bad-value = { $value } is no value for { $argument }: expected one of { $values }
cli-usage-refused-value = { $value } is no value for { $argument }: { $reason }
cli-usage-missing-argument = missing: { $argument }
cli-usage-missing-command = a command is missing
cli-usage-conflict = { $argument } can't be used together with { $other }
cli-usage-twice = { $argument } is given twice
cli-usage-too-many = { $argument } is given too many values
cli-usage-other = { $reason }
cli-usage-meant = Did you mean { $meant }?
cli-refused-edition = expected 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023
cli-refused-voice = expected es, en or appendix-d
cli-refused-notation = expected a language such as en, es, fr or de, or figurine, long, es-long or uci
cli-refused-start = expected a number from 0 to 959
cli-refused-count = expected a whole number from 1
cli-refused-depth = expected a whole number from 0 to 255
cli-refused-budget = expected a whole number from 0 to 4294967295
cli-refused-seed = expected a whole number from 0 to 18446744073709551615

## Perft

cli-perft-summary = { $nodes } nodes in { $seconds } s: { $speed } a second
cli-perft-differs = { $id }: depth { $depth } counts { $nodes }, expected { $expected }
    {"  "}{ $fen }
cli-perft-bad-line = line { $line }: { $reason }
cli-perft-not-a-count = a depth and a count are expected
cli-perft-no-position = a count before any position
cli-perft-suite = { $positions } positions, { $counts } counts: { $mismatches ->
        [0] all as expected
        [1] one differs
       *[other] { $mismatches } differ
    }

## Judge

cli-progress-games = games

# The kinds of findings, for the table and beside each finding.
cli-kind-illegal_move = illegal move
cli-kind-ambiguous_move = ambiguous move
cli-kind-missing_promotion = promotion not stated
cli-kind-syntax = unreadable
cli-kind-play_after_end = play after the end
cli-kind-mate_result_mismatch = result against mate
cli-kind-stalemate_mismatch = result against stalemate
cli-kind-draw_mismatch = result against a draw by law
cli-kind-impossible_win = impossible win
cli-kind-early_agreement = premature agreement
cli-kind-laws_result = result against the Laws
cli-kind-result_contradiction = two results
cli-kind-clock_backwards = clock going back
cli-kind-clock_gain = clock gaining too much
cli-kind-tag_malformed = malformed tag
cli-kind-tag_contradiction = contradicting tags
cli-kind-threefold_claimable = threefold, claimable
cli-kind-fifty_claimable = 50 moves, claimable
cli-kind-fivefold = fivefold repetition
cli-kind-seventyfive = 75 moves
cli-kind-insufficient_material = dead position
cli-kind-missing_termination = no result at the end
cli-kind-unknown_variant = not chess

cli-judge-game = game { $number }
cli-judge-tags = tags
cli-judge-start = start
cli-judge-article = Art. { $article }
cli-judge-article-doubtful = Art. { $article }, unconfirmed

cli-find-move = { $move }: { $reason }
cli-find-move-likely = { $move }: { $reason }; perhaps { $likely } was meant
cli-find-play-after = { $count ->
        [one] one half-move was made after { $end }
       *[other] { $count } half-moves were made after { $end }
    }
cli-end-mate = checkmate
cli-end-stalemate = stalemate
cli-end-dead = a dead position
cli-end-fivefold = a fivefold repetition
cli-end-seventyfive = 75 moves without a pawn move or capture
cli-find-mate-mismatch = { $winner ->
        [white] White has given mate, and the result is { $result }
       *[black] Black has given mate, and the result is { $result }
    }
cli-find-stalemate-mismatch = { $side ->
        [white] White is stalemated, and the result is { $result }
       *[black] Black is stalemated, and the result is { $result }
    }
cli-find-draw-mismatch = the game was drawn by { $end }, and the result is { $result }
cli-find-impossible-win = { $winner ->
        [white] the result is { $result }, but White could not mate by any series of legal moves
       *[black] the result is { $result }, but Black could not mate by any series of legal moves
    }
cli-find-early-agreement = the result is 1/2-1/2, and one player has made no move: the players may agree to a draw only once both have
cli-find-laws = the Laws give { $due }, not { $result }: { $reason }
cli-find-laws-no-draw = the Laws do not allow this draw by agreement
cli-find-result-contradiction = the moves end with { $result }, the tag Result says { $tag }
cli-find-threefold = position seen { $count } times
cli-find-threefold-intended = { $move } would make it the third time
cli-find-fifty = { $count } moves each without a pawn move or capture
cli-find-fifty-intended = { $move } would complete 50 moves each
cli-find-fivefold = position seen five times: the game is drawn
cli-find-seventyfive = 75 moves each without a pawn move or capture: the game is drawn
cli-find-dead = neither side can mate by any series of legal moves: the game is drawn
cli-find-clock-backwards = { $side ->
        [white] White's clock shows { $now } after { $before }, and the control adds nothing
       *[black] Black's clock shows { $now } after { $before }, and the control adds nothing
    }
cli-find-clock-first = { $side ->
        [white] White's clock shows { $now } on the first move; the control gives { $allowed }
       *[black] Black's clock shows { $now } on the first move; the control gives { $allowed }
    }
cli-find-clock-gain = { $side ->
        [white] White's clock shows { $now } after { $before }, more than the { $allowed } that can be added
       *[black] Black's clock shows { $now } after { $before }, more than the { $allowed } that can be added
    }
cli-find-clock-jump = { $side ->
        [white] White's clock shows { $now } after { $before }
       *[black] Black's clock shows { $now } after { $before }
    }
cli-find-tag-value = { $tag } "{ $value }": { $reason }
cli-tag-date = expected YYYY.MM.DD, with ? for what is unknown
cli-tag-result = expected 1-0, 0-1, 1/2-1/2 or *
cli-tag-time = expected HH:MM:SS
cli-tag-elo = expected a number
cli-tag-eco = expected a letter A to E and two digits
cli-tag-setup = expected 0 or 1
cli-tag-plies = expected a number of half-moves
cli-tag-control = expected a time control such as 40/7200:3600 or 300+3
cli-tag-fen = { $reason }
cli-find-plies = PlyCount says { $tag } half-moves, the score has { $plies }
cli-find-setup-without-fen = SetUp says that the game has its own starting position, and no FEN gives it
cli-find-fen-without-setup = FEN gives a starting position, and SetUp says that there is none
cli-find-duplicate = { $tag } is given twice, as "{ $value }" and "{ $other }"
cli-find-termination = { $tag } says "{ $value }", the result is { $result }
cli-find-chess960-without-fen = a game of Chess960 must say where it starts; FEN is missing
cli-find-stray = “{ $text }” is no move
cli-find-flaw-nowhere = { $flaw }
cli-find-flaw = “{ $text }”: { $flaw }
cli-find-variant = Variant "{ $value }" is not chess; the moves were not replayed

cli-summary-title = { $games ->
        [one] one game, { $plies } half-moves, ruled by the Laws of { $edition }
       *[other] { $gamesText } games, { $plies } half-moves, ruled by the Laws of { $edition }
    }
cli-summary-wrong = Irregular
cli-summary-notes = Worth knowing
cli-summary-games = games
cli-summary-none = Nothing irregular.
cli-summary-no-games = No game was found.
cli-summary-with = { $games ->
        [one] one game with findings
       *[other] { $gamesText } games with findings
    }
cli-summary-time = { $seconds } s, { $rate } games a second

## Position

cli-position-turn = Side to move
cli-position-white = White
cli-position-black = Black
cli-position-check = in check from { $squares }
cli-position-mate = checkmated: the game is over
cli-position-stalemate = stalemated: the game is drawn
cli-position-dead = dead position: the game is drawn
cli-position-moves = Legal moves
cli-position-castling = Castling rights
cli-position-en-passant = En passant
cli-position-en-passant-no-capture = { $square }, but nothing can capture there
cli-position-none = none
cli-position-halfmoves = Without pawn move or capture
cli-position-halfmoves-value = { $plies } half-moves
cli-position-halfmoves-claimable = { $plies } half-moves: a draw may be claimed [Art. { $article }]
cli-position-halfmoves-drawn = { $plies } half-moves: the game is drawn [Art. { $article }]
cli-position-fullmoves = Move number
cli-position-winnable = Can win
cli-position-winnable-yes = yes
cli-position-winnable-no = no, by no series of legal moves
cli-position-winnable-unknown = not decided
cli-position-faults = Faults
cli-position-fault-illegal = illegal
cli-position-fault-unreachable = unreachable
cli-position-forgiven = Forgiven
cli-position-hash = Hash
cli-position-polyglot = Polyglot key
cli-position-fen = FEN
cli-position-shredder = Shredder-FEN
cli-not-a-fen = not a FEN: { $reason }
cli-not-playable = this position can't be played from

## Moves and translation

cli-move-wrong = move { $number }, { $move }: { $reason }
cli-translate-wrong = { $file }, game { $game }, { $move }: { $reason }
cli-translate-language = the moves can be read in several languages, and mean different things: { $languages }

## Case and rule

cli-case-none = there is no page under { $file }
cli-case-under = Under { $title }
cli-case-summary = { $pages ->
        [one] one page
       *[other] { $pages } pages
    }, { $runs ->
        [one] one run
       *[other] { $runs } runs
    }: { $wrong ->
        [0] all as the pages say
        [one] one page came out otherwise
       *[other] { $wrong } pages came out otherwise
    }

cli-explain-of = { $part } · Laws of { $year }
cli-explain-of-edition = Laws of { $year }
cli-explain-status = Status: { $status }
cli-explain-absent = The edition of { $year } has no such rule; this is how the Laws have it since.
cli-explain-today = As the Laws of { $year } have it:
cli-explain-numbers = In other editions
cli-explain-changes = What they have otherwise
cli-explain-terms = Terms
cli-explain-cases = Cases
cli-explain-rest = { $count ->
    [one] and one more; --json tells them all
   *[other] and { $count } more; --json tells them all
}
cli-explain-unverified = unverified
cli-explain-more = `jadoube explain { $number }` tells all of it.
cli-explain-nothing = the Laws are not found to speak of “{ $query }”; try other words, or fewer

cli-rule-welcome = Tell what happens, a sentence a line; “help” shows some.
cli-rule-help =
    A line is a fact, and the arbiter answers it. For example:
      White touches the knight on b1.
      White plays e4 and presses.
      0:30 Black plays h7-h6 and presses.      the time since the round began
      1. e4 e5 2. Nf3                          moves played and pressed, a second each
      2:00 passes.    White's flag falls.
      White offers a draw.    Black claims an illegal move.    White resigns.
      Black writes Ng8 and claims threefold repetition.
      The arbiter sees the illegal move.    The arbiter answers: yes.
    Every sentence is in casebook/README.md.
    undo takes the last fact back, board shows how the game stands, quit ends.
cli-rule-undone = taken back: { $fact }
cli-rule-no-undo = there is nothing to take back
cli-rule-nothing = nothing is ruled
cli-rule-at = { $at } since the round began
cli-rule-side = { $running ->
    [yes] ▶
   *[no] {" "}
} { $color ->
    [white] White
   *[black] Black
}  { $clock }{ $illegal ->
    [0] {""}
    [one] , one illegal move
   *[other] , { $illegal } illegal moves
}
cli-rule-not_started = the round has not begun
cli-rule-playing = { $color ->
    [white] White to move
   *[black] Black to move
}
cli-rule-paused = the clocks are stopped; { $color ->
    [white] White to move
   *[black] Black to move
}
cli-rule-over = the game is over: { $result }
cli-rule-may-play = may play: { $moves }
cli-rule-question = question { $number }: { $question } { $options }

## Who can mate

cli-progress-positions = positions
cli-winnable-flag-wins = if { $loser-the } runs out of time here, { $winner-the } wins
cli-winnable-flag-draws = if { $loser-the } runs out of time here, the game is drawn
cli-winnable-not-a-side = “{ $name }” is neither white nor black
cli-winnable-no-side = the side that is to mate is missing: white or black, or --by
cli-winnable-bad-line = { $file }, line { $line }: { $reason }
cli-winnable-closed = No legal move leaves these positions, but to positions in which the pieces do not suffice:
cli-winnable-left = From { $fen } moves are in vain:
cli-winnable-after = All this as long as what stands on { $home } is not captured there before it has moved. After that capture:
cli-winnable-confined = Whatever legal moves are made, as long as that side is neither mated nor bound to lose its last piece, each piece stands on one of its squares:
cli-winnable-piece = { $piece-the } from { $home }: { $squares }
cli-winnable-piece-stays = { $piece-the } from { $home }: { $squares }; it is never captured
cli-winnable-promoted = pieces promoted by { $color-the }: { $squares }
cli-winnable-promoted-knights = knights promoted by { $color-the }: { $squares }
cli-winnable-accepted = The proof was checked by code that shares nothing with the search: it holds.
cli-winnable-refused = The check does not accept the proof: please report this position.
cli-dead-yes = dead position: neither side can mate by any series of legal moves, and the game is drawn
cli-dead-no = not a dead position: a side can still mate
cli-dead-unknown = not decided whether the position is dead

## The hall: what `jadoube serve` says

serve-open = The playing hall is open: { $value }
serve-here = From this machine: { $value }
serve-elsewhere = From another machine: { $value }
serve-only-here = It can be reached from this machine alone.
serve-record-is = Record: { $value }
serve-backup-hint = Backup, with the hall open: jadoube backup --database "{ $value }" FILE
serve-play-hint = To play in a terminal: jadoube play { $value }
serve-administrator = To make the first administrator, once only: { $value }
serve-close-hint = Ctrl+C closes the hall; nothing that was confirmed is lost.
serve-unknown-setting = there is no setting “{ $key }” ({ $place }).
serve-setting-meant = Was “{ $meant }” meant?
serve-bad-setting = the setting “{ $key }” ({ $place }) cannot be { $found }: { $allowed }.
serve-settings = the settings cannot be read: { $reason }
serve-bad-address = cannot listen at { $address }: { $reason }; an address is written as 0.0.0.0:8080
serve-port-taken = another program listens at { $address } already; with --listen { $other } the hall uses another port, and “ss -ltnp 'sport = :{ $port }'” tells which program it is
serve-port-forbidden = listening at { $address } is not allowed: ports below 1024 ask for more rights; with --listen 8080 none are needed
serve-in-use = another hall uses { $path } already; close it, or choose another folder with --data
serve-in-use-by = another hall uses { $path } already: { $who }; close it, or choose another folder with --data
serve-record = the record cannot be used: { $reason }
serve-system = the system does not allow it: { $reason }
backup-done = Copied { $record } to { $file }: { $bytes } bytes.
restore-done = Restored { $file } ({ $bytes } bytes) to { $record }.
admin-created = { $name }: registered. Roles: { $roles }.
admin-roles = { $name }. Roles: { $roles }.
admin-listed = { $name }. Roles: { $roles }.
admin-no-roles = none
admin-no-role = there is no role “{ $role }”; there are: { $roles }
admin-nobody = nobody is registered as { $name }
admin-last = { $name } alone administers the hall; name somebody else first
admin-reset = For { $name } to give a new password, once and within a day: the address of the hall and then { $path }. In a terminal: jadoube account link ADDRESS{ $path }
admin-password = Password
admin-password-again = Again
admin-passwords-differ = the two passwords differ

## One's own account: `jadoube account`

cli-help-account-about = One's own account at a hall: register, password, tokens
cli-help-account-usage = jadoube account COMMAND
cli-help-account-after =
    Examples:
      jadoube account register http://192.168.1.20:8080 Ana
      jadoube play http://192.168.1.20:8080 --name Ana
      jadoube account link 'http://192.168.1.20:8080/setup#…' Ana

    Passwords are asked for unseen; from a pipe each is a line of the input.
cli-help-account-register-about = Take a name and a password at a hall
cli-help-account-register-usage = jadoube account register URL NAME
cli-help-account-register-url = The hall
cli-help-account-register-name = The name; 3 to 24 letters
cli-help-account-register-after = {""}
cli-help-account-password-about = Change the password: the old one is asked for, then the new one
cli-help-account-password-usage = jadoube account password URL NAME
cli-help-account-password-url = The hall
cli-help-account-password-name = One's name
cli-help-account-password-after = {""}
cli-help-account-link-about = Use a link that works once: that of the first administrator, or that of a new password
cli-help-account-link-usage = jadoube account link LINK [NAME]
cli-help-account-link-link = The link, as the hall or the administrator gave it
cli-help-account-link-name = The name of the first administrator
cli-help-account-link-after = {""}
cli-help-account-token-about = Make a personal token, to come in without a password
cli-help-account-token-usage = jadoube account token [OPTIONS] URL NAME [TITLE]
cli-help-account-token-url = The hall
cli-help-account-token-name = One's name
cli-help-account-token-title = What to call it
cli-help-account-token-scope = What it is good for: read, play, arbiter, organise, admin; may be repeated. Otherwise read and play
cli-help-account-token-after = {""}
cli-help-account-delete-about = Leave the hall for good; the games stay, without the name
cli-help-account-delete-usage = jadoube account delete URL NAME
cli-help-account-delete-url = The hall
cli-help-account-delete-name = One's name
cli-help-account-delete-after = {""}
cli-value-link = LINK
cli-value-title = TITLE
cli-value-scope = SCOPE
account-new-password = New password
account-registered = { $name } is registered. To play: jadoube play { $url } --name "{ $name }"
account-administers = { $name } administers the hall. To come in: jadoube play { $url } --name "{ $name }"
account-password-changed = The password of { $name } is changed; all other sessions have ended.
account-password-given = The new password is good from now on: jadoube play { $url } --name NAME
account-token = The token, which is shown this once: { $token }
account-no-scope = a token is not good for “{ $scope }”; there are: { $scopes }
account-sure = { $name } leaves the hall for good. To confirm it, type the name:
account-not-deleted = nothing was done
account-deleted = { $name } is no longer registered; the games stay, without the name.
account-bad-link = { $link } is no link that works once; it ends in /setup#… or /password#…
account-name-missing = the name of the first administrator is missing behind the link

## Why a hall or its record cannot be used
cli-cannot-write = cannot write { $file }: { $reason }
cli-reason-no-directory = it lies in something that is no folder
cli-reason-read-only = the file system is read-only
cli-reason-full = no space is left
serve-administrator-here = The same in a terminal: jadoube account link '{ $value }' NAME
serve-bad-file = { $file }, line { $line }, column { $column }: it is no TOML: { $written }
record-unknown = “{ $database }” is no record; it is written sqlite:PATH or postgres://HOST/NAME
record-unopened = the record { $database } cannot be opened: { $reason }
record-forgets = the record { $database } could lose what was confirmed: { $setting } is “{ $found }” and has to be “{ $need }”
record-too-new = the record { $database } is of a newer version of this program
record-full = no space is left where the record is kept: { $reason }
restore-not-empty = the record { $database } is not empty; it is restored into a new one
restore-no-copy = { $file } is no copy of a hall's record, or it is damaged (line { $line })
backup-exists = { $file } exists already; the copy needs a new name
backup-file = { $file } cannot be used: { $reason }
admin-name-taken = somebody is called { $name } already, or nearly so
admin-role-assistant = assistant
admin-role-arbiter = arbiter
admin-role-organizer = organizer
admin-role-administrator = administrator

# What each setting may hold.
serve-allowed-text = it has to be a text, in quotes in the file
serve-allowed-texts = it has to be a text or a list of texts, such as ["127.0.0.1:8080", "10.0.0.1:8080"]
serve-allowed-words = it may be { $words }
serve-allowed-level = it may be { $words }, or by parts, as info,jadoube_hall=debug
serve-allowed-truth = in the file it may be true or false; in the environment yes, no, 1 or 0 as well
serve-allowed-number = it has to be a whole number from { $from } to { $to }, without quotes
serve-allowed-address = it has to be an address such as https://chess.example, with nothing behind
serve-allowed-origins = they have to be addresses such as https://chess.example, with nothing behind
serve-allowed-hosts = they have to be names such as chess.example, without http:// or strokes
serve-allowed-machines = they have to be IP addresses, such as 127.0.0.1 or ::1
serve-allowed-paths = they have to be paths of programs, in quotes
serve-public = For everybody: { $value }
cli-help-serve-public_url = The address where people find the hall, such as https://chess.example
backup-so-far = copying: { $bytes } bytes
restore-newer = { $file } is a copy made by a newer version of this program; it is restored with that
restore-no-copy-whole = { $file } is no copy of a hall's record, or it is damaged
