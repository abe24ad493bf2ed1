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
hall-unbuilt_title = La sala está abierta; todavía no tiene cliente web
hall-unbuilt_how = Se juega desde una terminal, en esta máquina o en otra, con la dirección de esta página:
hall-unbuilt_meanwhile = Los programas encuentran las direcciones de la sala en /api/openapi.json.
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
desk-reopened = La sala estuvo cerrada y volvió a abrir. Los relojes esperan a quien está al turno.
desk-went_on = Los relojes siguen.
desk-noted = Motivo: { $text }


# Ajustes de una mesa que no pueden ser; $value dice cuál o por qué.

hall-invalid_time = El ritmo no puede ser así ({ $value }). Se escribe, por ejemplo, 5+3, 90+30, 40/90+30, 30+30, 2/turn o none; hasta 1000 días.
hall-invalid_time_black = El ritmo de las negras no puede ser así ({ $value }). Se escribe como el de las blancas; o bien los dos juegan con reloj, o ninguno.
hall-invalid_edition = No hay una edición de las Leyes así, o no admite lo elegido ({ $value }). Puede ser 1997, 2001, 2005, 2009, 2014, 2017, 2018 o 2023.
hall-invalid_start = Desde esa posición no se puede jugar ({ $value }). Hace falta un FEN con jugadas legales, o un número de Chess960 entre 0 y 959.
hall-invalid_machine = La máquina no puede jugar así ({ $value }). Tiene niveles del 1 al 10, y juega en línea y en dos pantallas.
hall-invalid_points = Por puntos no se puede jugar así ({ $value }). Hacen falta dos pantallas, el mismo reloj para los dos, de un minuto por lo menos, la posición inicial, y ninguna jugada vuelta atrás.
hall-invalid_delay_s = El retraso de los espectadores va de 0 a 900 segundos, no { $value }.
hall-invalid_first_move_s = Para la primera jugada se dan de 10 a 3600 segundos, o ninguno para no limitarla; no { $value }.
hall-invalid_absence_s = Por la desconexión del rival se puede reclamar tras 10 a 86400 segundos, o nunca; no { $value }.
hall-invalid_preset = Ese reglamento no admite lo demás ({ $value }). El amistoso se juega sin reloj: el ritmo es none.
hall-invalid_wait_for_start = Nadie podría poner en marcha los relojes: hace falta un árbitro, o que la mesa sea de una velada o de una clase.
hall-invalid_against = La simultánea es contra personas con tarjeta de esta sala, de 1 a 60 ({ $value }).
hall-forbidden_points = Por puntos juegan dos personas registradas, y no en la sala de invitados. { $value }
hall-forbidden_guest = Quien viene como invitado juega en la sala de invitados, o donde un código le abre. Para jugar aquí hay que registrarse.
hall-forbidden_class = En una clase las mesas las abre quien enseña.
hall-forbidden_club_evening = Eso se hace en la sala de una velada o de una clase.
hall-forbidden_organiser = Las salas las hace quien organiza.
hall-forbidden_rematch = En una velada o en una clase la partida siguiente la da quien organiza.
hall-chat_closed_guest = En esta sala escriben las personas registradas, y a quienes un código les abrió.

# Las personas: qué nombre y qué contraseña sirven, y qué no se puede.
hall-name_length = Un nombre tiene de 3 a 24 caracteres.
hall-name_letters = Un nombre empieza con una letra y tiene solo letras y cifras, con un espacio, un guion o un guion bajo entre ellas.
hall-name_alphabets = Un nombre se escribe con letras de un solo alfabeto.
hall-card_of_registered = Quien tenía esta tarjeta se ha registrado: entra con su nombre y su contraseña.
hall-name_reserved = Ese nombre habla por la sala: hay que elegir otro.
hall-password_short = Una contraseña tiene 10 caracteres o más. Varias palabras juntas sirven bien.
hall-password_long = Una contraseña tiene 200 caracteres como mucho.
hall-password_common = Esa contraseña es de las primeras que se prueban: hay que elegir otra.
hall-last_administrator = Es la única persona que administra la sala: primero hay que nombrar a otra.
hall-still_playing = Hay una partida en curso: primero hay que terminarla.
hall-bad_link = El enlace no sirve, o ya no: vale una sola vez y un día.
