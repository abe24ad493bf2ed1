# Lo que falla en un motor de ajedrez que juega en una mesa. $name es el motor.

hall-engine_not_started = { $name } no se puede iniciar
hall-engine_not_uci = { $name } no responde como un motor UCI
hall-engine_no_answer = { $name } no contestó a tiempo
hall-engine_ended = { $name } se cerró en plena partida
hall-engine_flood = { $name } escribe sin parar y se detuvo
hall-engine_illegal_move = { $name } respondió algo que no es una jugada legal
hall-engine_no_chess960 = { $name } no sabe jugar a Chess960
hall-engine_bad_game = las jugadas de esta partida no se pueden repetir desde su comienzo
hall-engine_no_move = en esta posición no hay ninguna jugada que pedir
