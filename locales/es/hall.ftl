# La sala de juego: lo que no se pudo hacer, y qué hacer.

hall-malformed = El mensaje no se entiende: { $about }
hall-too_long = Es demasiado largo: { $about }
hall-who_is_there = Primero hay que entrar, con una cuenta o como invitado.
hall-bad_token = La sesión o la clave de acceso ya no sirve: hay que entrar de nuevo.
hall-bad_password = El nombre o la contraseña no son correctos.
hall-forbidden = No está permitido: { $about }
hall-code_needed = Aquí se entra con código, y falta o no es el correcto: { $about }
hall-not_found = No existe: { $about }
hall-invalid = Así no puede ser: { $about }
hall-taken = Ese nombre ya está en uso: { $about }
hall-seat_taken = Ese lugar ya está ocupado.
hall-too_many = Demasiado seguido: hay que esperar un poco.
hall-not_now = Ahora no se puede: { $about }
hall-stale = La jugada respondía a una posición anterior: el tablero ya cambió.
hall-fair_play = Quien está jugando no puede usar esto hasta terminar la partida.
hall-muted = Por ahora no puede escribir en el chat.
hall-chat_closed = El chat está cerrado aquí.
hall-no_engine = En esta máquina no hay ningún motor de ajedrez: instale uno UCI, como Stockfish (paquete stockfish de Debian), o indique su ruta con --engine.
hall-storage = No se pudo registrar; no se hizo nada. Inténtelo de nuevo.
hall-closing = La sala está cerrando; todo queda como estaba registrado.
hall-internal = Algo falló en la sala: { $about }

# La página de una sala sin su cliente web.
hall-unbuilt_title = La sala está abierta; su cliente web no fue construido
hall-unbuilt_how = Con Node instalado, se construye el cliente y luego otra vez el programa:
hall-unbuilt_meanwhile = Mientras tanto se puede jugar desde una terminal con «jadoube play», y los programas encuentran las direcciones de la sala en /api/openapi.json.
## En la mesa, alrededor de la partida

desk-waits = { $name } espera rival.
desk-sat = { $name } se sienta con { $color-the }.
desk-left = Alguien se levanta de la mesa.
desk-arbiter_sat = { $name } arbitra esta mesa.
desk-takeback_asked = Piden deshacer su jugada { $color-the }.
desk-takeback_declined = No se deshace la jugada.
desk-taken_back = Se deshace la jugada de común acuerdo.
desk-aborted_by_player = La partida se anula antes de empezar de verdad: así lo quiere un jugador.
desk-aborted_without_move = La partida se anula: no llegó a tiempo la primera jugada.
desk-aborted_closed = La mesa se cierra.
desk-aborted_by_nobody = La mesa se cierra: no vino nadie a jugar.
desk-absence_claimed = Reclaman por ausencia { $color-the }.
desk-called_board = { $name } llama al árbitro. { $text }
desk-called_leave = { $name } pide permiso para ausentarse. { $text }
desk-called_explanation = { $name } pide una explicación. { $text }
desk-called_report = { $name } avisa al árbitro. { $text }
desk-called_appeal = { $name } apela. { $text }
desk-call_answered = El árbitro atiende la llamada.
desk-rematch_offered = Quieren la revancha { $color-the }.
desk-rematch = Se juega la revancha en otra mesa.
desk-engine_failed = El motor de { $color-the } no pudo jugar.
desk-noted = Motivo: { $text }
