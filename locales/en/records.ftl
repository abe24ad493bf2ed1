# Documents about games and evenings, and the lists that people paste.
#
# What begins a line of a page gets its capital letter there.

records-event = event
records-site = site
records-room = room
records-date = date
records-round = round
records-board = board
records-white = white
records-black = black
records-time = time control
records-edition = Laws
records-result = result
records-reason = reason
records-game = game
records-no_clock = without a clock
records-odds = White { $white }, Black { $black }
records-unfinished = not finished
records-void = void

## PGN

records-pgn_illegal_stood = { $number } was illegal and was not put right; it left { $fen }{ $count ->
    [0] { "" }
   *[other] . Then: { $moves }
}

## Scoresheets

records-sheet_title = Scoresheet of { $player } ({ $side }), against { $opponent }
records-sheet_paper = Written on paper.
records-sheet_electronic = Written on an electronic scoresheet.
records-sheet_automatic = Kept by the program.
records-sheet_signed = Signed with { $score }.
records-key_gap = _____ nothing is written
records-key_struck = ~Nc3~ struck out
records-key_void = [Nc3] off the record, an earlier position having been reinstated
records-key_offer = (=) offer of a draw

## The report on a game

records-incident_title = Report on the game { $white } – { $black }
records-what_happened = What happened
records-game_time = game time
records-fact_or_ruling = fact or ruling
records-signature_arbiter = arbiter
records-signature_date = place and date
records-unnoticed = nobody had noticed: { $clause }
records-irregular = an illegal move was completed: { $breach }
records-retracted = { $color-the } went back on what had been let go of, the clock not being pressed
records-replied_to = the opponent did not wait for the press before replying to what is no legal move
records-flag_fell = { $color-the }’s flag fell
records-touch_not_kept = another move was made, although { $obligation }
records-obliged_no_more = the player on move is obliged to nothing any longer

## Cards of a class

records-card_title = cards of the class
records-card_room = room
records-card_address = address
records-card_code = your code

## Lists of names and of pairings

records-names_too_long = line { $line }: “{ $name }” has { $length } characters; a name may have { $most }
records-names_too_many = line { $line }: a class may have { $most } names; leave the rest out
records-names_empty = there is no name in the list; write one on each line
records-pairings_cells = line { $line }: there are { $found } cells instead of { $wanted }; write board, white, black, and put a name with a comma in quotation marks
records-pairings_quotes = line { $line }: a quotation mark is not closed, or something follows one; put the whole cell in quotation marks
records-pairings_board = line { $line }: “{ $text }” is no number of a board; write one from 1 to 99999
records-pairings_no_name = line { $line }: a name is missing
records-pairings_long_name = line { $line }: “{ $name }” has { $length } characters; a name may have { $most }
records-pairings_against_self = line { $line }: { $name } has both White and Black
records-pairings_player_again = line { $line }: { $name } plays on line { $first } already
records-pairings_board_again = line { $line }: board { $board } is on line { $first } already
records-pairings_too_many = line { $line }: there may be { $most } boards; leave the rest out
records-pairings_empty = there is no pairing in the list; write board, white, black on each line

## Tournament files

records-trf_twice_in_round = { $name } has two games in round { $round }; give one of them another round
records-trf_field = line { $line }: “{ $text }” cannot stand in column { $column }
records-trf_number_again = line { $line }: there is a player with number { $number } already
records-trf_no_players = there is no player in the file
