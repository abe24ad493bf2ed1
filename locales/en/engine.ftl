# What goes wrong with a chess engine that plays at a table. $name is the engine.

hall-engine_not_started = { $name } cannot be started
hall-engine_not_uci = { $name } does not answer as a UCI engine does
hall-engine_no_answer = { $name } did not answer in time
hall-engine_ended = { $name } ended in the middle of the game
hall-engine_flood = { $name } would not stop writing and was stopped
hall-engine_illegal_move = { $name } answered something that is not a legal move
hall-engine_no_chess960 = { $name } does not play Chess960
hall-engine_bad_game = the moves of this game cannot be repeated from where it began
hall-engine_no_move = there is no move to ask for in this position
