# El cliente web: lo que se lee en la pantalla.

web-title = Jadoube
web-skip = Ir al contenido
web-menu = Menú
web-close = Cerrar
web-loading = Cargando…
web-not-loaded = Esta página no se ha podido cargar: quizá no hay conexión, o la sala tiene una versión nueva.
web-again = Volver a intentarlo
web-fault = Algo ha fallado en esta página. Recárgala e inténtalo otra vez.
web-unreachable = La sala no responde
web-unreachable-why = Puede que esté cerrada o que no tengas conexión. Lo seguimos intentando cada pocos segundos.
web-no-hall = No se puede hablar con la sala. Comprueba la conexión e inténtalo otra vez.
web-nowhere = Aquí no hay nada
web-to-lobby = Volver a las salas

web-nav = Páginas
# Cómo llama el navegador a una página, según el principio de su dirección.
web-page =
    { $page ->
        [sala] Salas
        [clasificacion] Clasificación
        [partidas] Partidas
        [partida] Partidas
        [leyes] Leyes
        [caso] Leyes
        [direccion] Dirección
        [arbitro] Mesa del árbitro
        [cuenta] Tu cuenta
        [entrar] Entrar
        [registro] Registrarse
        [setup] La primera persona que administra
        [password] Contraseña nueva
        [invitacion] Una invitación
        [tarjeta] Entrar con una tarjeta
       *[other] { "" }
    }
web-nav-rooms = Salas
web-nav-ranking = Clasificación
web-nav-games = Partidas
web-nav-laws = Leyes
web-nav-office = Dirección
web-log-in = Entrar

web-theme = Aspecto: { $theme }. Cambiar a { $next }
web-theme-dark = oscuro
web-theme-light = claro
web-theme-contrast = de alto contraste

web-link-connecting = Conectando…
web-link-open = Conectado
web-link-waiting = Sin conexión: reintentando…
web-lag = { $ms } ms

## Quien llega

web-landing-title = Una sala de ajedrez con su árbitro
web-landing-what = Juega en línea con quien quieras, o como en el tablero de verdad: pieza tocada, pieza jugada, y el reloj lo pulsas tú. Un árbitro electrónico conoce las Leyes del Ajedrez y dice siempre por qué.
web-play-as-guest = Jugar como invitado
web-have-card = Tengo una tarjeta con código
web-card-code = Código de la tarjeta
web-now = { $people ->
    [one] Ahora hay { $people } persona
   *[other] Ahora hay { $people } personas
} y { $games ->
    [0] ninguna partida en marcha.
    [one] { $games } partida en marcha.
   *[other] { $games } partidas en marcha.
}
web-worth-board = Como en el tablero
    .text = Se toca, se suelta y se pulsa. Hay planilla, ofertas de tablas y reclamaciones, igual que en un torneo.
web-worth-laws = Con las Leyes en la mano
    .text = Cada decisión lleva su artículo, y el artículo se abre y se lee. Ocho ediciones, de 1997 a hoy.
web-worth-clubs = Para clubes y escuelas
    .text = Veladas con todas las mesas a la vez, clases con tarjetas, simultáneas, y la mesa del árbitro.

## El tiempo, en palabras

web-time-none = sin reloj
web-time-turn = { $time } por turno
web-time-plus = { $base } + { $extra }
web-time-delay = { $base }, con { $extra } de espera por jugada
web-time-bronstein = { $base }, con { $extra } por jugada a la Bronstein
web-time-moves = { $moves } jugadas en { $time }
web-time-then = { $before }, luego { $next }
web-time-after = la bonificación, después de cada jugada
web-time-free = la primera jugada no cuenta
web-time-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}

## Las salas

web-rooms = Salas
web-room-guests = Invitados
web-room-main = Sala principal
web-room-state = { $people ->
    [one] { $people } persona
   *[other] { $people } personas
} · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
web-part-tables = Mesas
web-part-chat = Chat
web-part-people = Gente
web-people-here = { $count ->
    [0] Nadie en la sala
    [one] { $count } persona en la sala
   *[other] { $count } personas en la sala
}
web-and-more = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
web-you = (tú)
web-guest = invitado
web-manage = Organizar
web-desk = Mesa del árbitro
web-ongoing = { $count ->
    [one] Tienes una partida en marcha.
   *[other] Tienes { $count } partidas en marcha.
}
web-go-on = { $count ->
    [one] Seguir jugando
   *[other] Seguir la { $number }.ª
}
web-closed-room = Una sala con código
web-closed-room-why = Aquí se entra con el código de una tarjeta o con una invitación. Te lo da quien enseña u organiza.
web-code = Código
web-code-hint = Te lo da quien abrió la mesa.
web-enter = Entrar

## El chat

web-chat = Conversación
web-chat-empty = Todavía no se ha dicho nada.
web-chat-offline = Sin conexión con la sala: el mensaje no ha salido.
web-chat-closed = Aquí no se puede escribir.
web-chat-hidden = Un árbitro lo ha ocultado.
web-chat-write = Escribe un mensaje
web-chat-send = Enviar
web-chat-see = Sobre lo que dijo { $name }
web-chat-why = ¿Por qué?
web-chat-report = Avisar al árbitro
web-chat-reported = El árbitro lo verá.
web-chat-hide = Ocultarlo
web-chat-hid = Ya no se ve.
web-chat-mute = Silenciar una hora
web-chat-muted = No podrá escribir durante una hora.

## Jugar ahora

web-play-now = Jugar ahora
web-for-points = Por puntos
web-preset-blitz = Blitz
web-preset-rapid = Rápida
web-preset-standard = Clásica
web-preset-turn = Tiempo por turno
web-preset-school = Escolar
web-preset-over-the-board = En el tablero
web-new-table = Mesa a tu gusto
web-against-machine = Contra la máquina
web-at-this-screen = Dos en esta pantalla
web-class-waits = En esta sala las mesas las abre quien enseña. Cuando tengas la tuya, aparecerá aquí.
web-guest-elsewhere = Aquí juegan las personas registradas. Como invitado puedes mirar, o jugar en la sala de invitados.
web-to-guests = A la sala de invitados
web-register = Registrarse
web-machine-is = Juega { $name }.
web-machine-strength = Fuerza
web-level = { $elo ->
    [0] Nivel { $level }
   *[other] Nivel { $level } (unos { $elo } puntos)
}
web-time = Tiempo
web-play = Jugar

## Las mesas

web-no-tables = Todavía no hay mesas. Elige arriba cómo quieres jugar y se abrirá una para ti.
web-board-number = Tablero { $number }
web-white = Blancas
web-black = Negras
web-seat-free = lugar libre
web-by-lot = el color se sortea
web-time-of-black = Negras: { $time }
web-class-blitz = blitz
web-class-rapid = rápida
web-class-standard = clásica
web-class-turn = por turno
web-points = por puntos
web-no-points = sin puntos
web-private = privada
web-position = desde una posición
web-edition = Leyes de { $year }
web-with-arbiter = con árbitro
web-one-screen = en una pantalla
web-machine-level = máquina de nivel { $level }
web-waits-for-start = espera la salida
web-delayed = se ve { $seconds } s después
web-stage-result = { $score }
web-stage-waiting = espera rival
web-stage-ready = a punto de empezar
web-stage-playing = { $moves ->
    [0] empieza
   *[other] jugada { $moves }
}
web-stage-paused = en pausa
web-stage-over = terminada
web-stage-aborted = anulada
web-to-my-table = Ir a mi mesa
web-with-code = Entrar con código
web-private-table = Mesa privada
web-sit = Sentarme
web-watch = Mirar
web-see-game = Ver la partida

## Una mesa a tu gusto

web-form-time = El tiempo
web-time-kind = ¿Cómo se reparte?
web-time-kind-game = Por partida
    .hint = Minutos para toda la partida y, si quieres, segundos por cada jugada.
web-time-kind-turn = Por turno
    .hint = El mismo tiempo para cada turno. Es una regla de la sala: las Leyes no la tienen.
web-time-kind-periods = Por periodos
    .hint = Varios periodos seguidos, cada uno con sus jugadas.
web-time-kind-none = Sin reloj
    .hint = Se juega sin límite de tiempo.
web-time-minutes = Minutos
web-time-seconds = Segundos por jugada
web-time-extra = Los segundos…
web-extra-added = se suman (Fischer)
web-extra-delay = se esperan
web-extra-bronstein = se devuelven (Bronstein)
web-time-turn-amount = Tiempo por turno
web-time-unit = Unidad
web-unit-minutes = minutos
web-unit-days = días
web-time-periods = Periodos
web-time-periods-hint = Por ejemplo: 40/90+30, 30+30 son 40 jugadas en 90 minutos, luego 30 minutos, con 30 segundos por jugada.
web-time-extra-after = Los segundos se dan después de cada jugada, no antes
web-time-rests = El reloj no anda hasta que cada uno haya hecho su primera jugada
web-time-odds = Las negras tienen otro tiempo
web-time-black = Tiempo de las negras
web-time-written = Como se escribe: 5+3, 90+30, 2/turn, none.

web-form-opponent = Con quién
web-rival = ¿Contra quién?
web-rival-person = Una persona
web-rival-machine = La máquina
web-rival-screen = Los dos en esta pantalla
web-color = Tu color
web-color-lot = A suertes
web-color-white = Blancas
web-color-black = Negras
web-access = ¿Quién puede venir?
web-access-hint = A una mesa privada se entra con su código o con el enlace.
web-access-open = Cualquiera de la sala
web-access-private = Solo con invitación

web-form-rules = Cómo se juega
web-mode = Modo
web-mode-online = en línea
web-mode-online-hint = Solo hay jugadas legales, el reloj se pulsa solo y la planilla se lleva sola.
web-mode-board = en el tablero
web-mode-board-hint = Pieza tocada, pieza jugada. Tú pulsas el reloj, y el árbitro juzga las jugadas ilegales.
web-for-points-hint = El resultado cambia tu puntuación y la de tu rival.
web-for-points-not-here = Juegan por puntos las personas registradas, fuera de la sala de invitados.
web-regulations = Reglamento
web-preset-of-laws = Las Leyes, sin más
    .hint = Las Leyes del Ajedrez tal como son.
web-preset-of-school = escolar
    .hint = Con las jugadas ilegales primero se avisa.
web-preset-of-friendly = amistoso
    .hint = Solo los artículos 1 a 5: se juega sin reloj.
web-edition-of = Edición de las Leyes
web-takebacks = se puede volver atrás
web-takebacks-hint = Si el rival está de acuerdo. No vale en partidas por puntos.
web-arbiter = Con árbitro
web-arbiter-hint = Hay quien arbitra en la mesa, o se le puede llamar.
web-call-stops = Llamar al árbitro para los relojes
web-wait-for-start = Los relojes esperan la salida
web-wait-for-start-hint = Los pone en marcha el árbitro o quien organiza, todos a la vez.

web-form-start = La posición
web-start = ¿Desde dónde?
web-start-standard = La de siempre
web-start-chess960 = Chess960
web-start-fen = Otra (FEN)
web-start-number = Número, de 0 a 959
web-start-number-hint = Déjalo vacío y se sortea.
web-start-position = Posición en FEN

web-form-more = Más detalles
web-table-name = Nombre de la mesa
web-first-move = Segundos para la primera jugada
web-first-move-hint = De 10 a 3600; vacío, sin límite. Si no llega, la partida se anula.
web-absence = Segundos de desconexión hasta poder reclamar
web-absence-hint = De 10 a 86400; vacío, los de costumbre: 60, o 180 en partidas clásicas.
web-delay = Segundos de retraso para quien mira
web-delay-hint = De 0 a 900.
web-open-table = Abrir la mesa

## La invitación

web-invite-qr = Código QR con el enlace a la mesa
web-invite-how = Envía este enlace a quien quieras que venga, o que lea el código con la cámara.
web-invite-local = Este enlace solo sirve en este equipo. Abre la sala por su dirección de red para que otros puedan venir.
web-copy-link = Copiar el enlace
web-copied = Copiado.
web-not-copied = No se ha podido copiar: selecciona el enlace y cópialo tú.

## Entrar y registrarse

web-name = Nombre
web-name-hint = De 3 a 24 letras o cifras. Es el que verán los demás.
web-password = Contraseña
web-password-hint = Diez caracteres o más. Varias palabras juntas sirven bien.
web-register-guest = Las partidas que has jugado como invitado siguen siendo tuyas.
web-have-account = ¿Ya tienes cuenta?
web-no-account = ¿Todavía no tienes cuenta?
web-forgot = ¿Has olvidado la contraseña? Quien administra la sala puede darte un enlace para poner otra.
web-setup = La primera persona que administra
web-setup-what = Con este enlace se crea la cuenta que administra la sala. Sirve una sola vez.
web-setup-do = Crear la cuenta
web-new-password = Contraseña nueva
web-password-changed = La contraseña ha cambiado. Las demás sesiones se han cerrado.
web-save = Guardar
web-saved = Guardado.
web-invitation = Una invitación

## Partidas, clasificación y perfiles

web-games = Partidas
web-filters = Qué partidas
web-player = Jugador
web-opponent = Contra
web-result = Resultado
web-any = Cualquiera
web-class = Clase
web-from = Desde
web-until = Hasta
web-pgn = Descargar en PGN
web-pgn-all = Descargarlas en PGN
web-more = Más
web-no-games = No hay partidas así.
web-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
web-reason-checkmate = jaque mate
web-reason-stalemate = rey ahogado
web-reason-dead_position = posición muerta
web-reason-fivefold = quinta repetición
web-reason-seventy_five_moves = setenta y cinco jugadas
web-reason-agreement = tablas de acuerdo
web-reason-threefold = triple repetición
web-reason-fifty_moves = cincuenta jugadas
web-reason-resignation = abandono
web-reason-flag = caída de bandera
web-reason-both_flags = cayeron las dos banderas
web-reason-illegal_moves = jugadas ilegales
web-reason-unsound_position = posición imposible
web-reason-default = incomparecencia
web-reason-both_default = no vino nadie
web-reason-penalty = sanción
web-reason-both_refused = los dos se negaron
web-reason-decision = decisión del árbitro
web-reason-wrong_start = posición inicial equivocada
web-reason-colors_reversed = colores cambiados
web-reason-absence = desconexión
web-reason-quickplay = final a caída de bandera, reclamado
web-reason-referred = reclamación por decidir
web-reason-sealed = jugada secreta defectuosa
web-reason-position_lost = posición aplazada perdida
web-reason-aborted = anulada
web-ranking = Clasificación
web-ranking-how = Clasificación: { $class }. Solo cuentan las partidas por puntos.
web-ranking-empty = Todavía no hay nadie en esta clasificación. La primera partida por puntos la estrena.
web-place = N.º
web-rating = Puntos
web-games-count = Partidas
web-provisional = puntuación provisional: aún hay pocas partidas
web-rating-line = Puntuación en { $games } partidas: de { $first } a { $last }; la mayor, { $high }; la menor, { $low }.
web-rating-from = de { $low } a { $high }
web-rating-of = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} · ± { $deviation }
web-is-machine = Es una máquina.
web-since = En la sala desde el { $date }
web-no-ratings = Todavía no tiene puntos en ninguna clase.
web-statistics = Cómo acabaron sus partidas
web-won = Ganadas
web-drawn = Tablas
web-lost = Perdidas
web-all = Todas
web-last-games = Últimas partidas

## La cuenta

web-account = Tu cuenta
web-log-out = Salir
web-guest-what = Estás aquí como invitado: puedes jugar, pero no por puntos. Si te registras, conservas tus partidas y entras en la clasificación.
web-my-profile = Mi perfil
web-my-games = Mis partidas
web-your-roles = En esta sala eres
web-office-assistant_arbiter = árbitro auxiliar
web-office-arbiter = árbitro
web-office-organiser = organización
web-office-administrator = administración
web-change-password = Cambiar la contraseña
web-old-password = Contraseña actual
web-sessions = Dónde has entrado
web-seen = Último uso: { $when }
web-this-session = esta
web-end = Cerrar
web-end-others = Cerrar todas las demás
web-tokens = Claves para programas
web-tokens-what = Con una clave, un programa tuyo entra en la sala por ti.
web-never-used = sin usar
web-take-away = Retirar
web-token-once = Guárdala ahora: no se volverá a mostrar.
web-token-make = Crear una clave
web-token-name = Para qué es
web-token-for = Sirve para
web-scope-read = leer
web-scope-play = jugar
web-scope-arbiter = arbitrar
web-scope-organise = organizar
web-scope-admin = administrar
web-your-data = Tus datos
web-your-data-what = Puedes llevarte todo lo que la sala guarda de ti, o irte del todo.
web-export = Descargar mis datos
web-delete-account = Borrar la cuenta
web-delete-account-what = Tus partidas quedan, con un número en lugar de tu nombre. Todo lo demás se borra, y no se puede deshacer.
web-account-gone = La cuenta se ha borrado.
web-powers = Como responsable
web-mute = Silenciar
web-minutes-muted = Minutos
web-minutes-muted-hint = Vacío, hasta que se levante.
web-roles = Cargos
web-password-link = Enlace para otra contraseña
web-password-link-how = Da este enlace a su dueño: sirve una vez, hasta el { $until }.
web-keep-out = No dejar entrar
web-keep-out-what = Quien no puede entrar sale ahora mismo, y su nombre y su contraseña dejan de servirle.
web-let-in = Dejar entrar otra vez

## La dirección

web-office = Dirección de la sala
web-room-new = Una sala nueva
web-room-name = Nombre
web-room-kind = Para qué es
web-room-kind-club_evening = Velada
    .hint = Un club una noche: se pegan los emparejamientos y se abren todas las mesas.
web-room-kind-class = Clase
    .hint = Se entra con tarjeta, y las mesas las abre quien enseña.
web-room-kind-open = Abierta
    .hint = Juegan las personas registradas.
web-room-kind-guest = De invitados
    .hint = Juega cualquiera, sin puntos.
web-room-listed = Se ve en la lista de salas
web-room-chat = Se puede conversar
web-room-make = Crear la sala
web-room-change = La sala
web-room-close = Cerrar la sala
web-room-close-what = Sus partidas quedan guardadas, pero no se podrá volver a entrar.
web-to-room = Ir a la sala
web-people = Personas
web-find = Buscar
web-name-begins = El nombre empieza por
web-nobody-so = No hay nadie que se llame así.
web-kept-out = no entra
web-reports = Avisos
web-no-reports = No hay avisos pendientes.
web-report-by = Avisa { $by }
web-report-seen = Visto
web-mutes = Silenciados
web-no-mutes = No hay nadie silenciado.
web-until-when = hasta el { $when }
web-unmute = Dejar hablar
web-invite-room = Invitar a la sala
web-invite-hours = Horas que vale
web-invite-uses = Veces que vale
web-invite-make = Hacer un enlace

web-tables-results = Mesas y resultados
web-all-start = Dar la salida
web-all-pause = Parar todas
web-all-resume = Reanudar todas
web-all-close = Cerrar todas
web-done-at-all = { $done ->
    [0] No había mesas a las que decírselo
    [one] Hecho en { $done } mesa
   *[other] Hecho en { $done } mesas
}{ $failed ->
    [0] .
    [one] ; en { $failed } no se pudo.
   *[other] ; en { $failed } no se pudo.
}
web-results-csv = Resultados (CSV)
web-results-trf = Resultados (TRF)
web-no-tables-yet = Todavía no hay mesas.
web-board = Tablero
web-round-new = Una ronda
web-round-open = Abrir las mesas
web-round-opened = { $boards ->
    [one] Ronda { $round }: { $boards } mesa abierta.
   *[other] Ronda { $round }: { $boards } mesas abiertas.
}
web-pairings = Emparejamientos
web-pairings-hint = Una mesa por línea: tablero, blancas, negras. Por ejemplo: 1, Ana, Luis
web-print-boards = Imprimir las tarjetas
web-print-cards = Imprimir las tarjetas
web-print = Imprimir
web-back = Volver
web-board-of = Tablero { $board } · ronda { $round }
web-cards = La clase
web-names = Nombres
web-names-hint = Un nombre por línea.
web-cards-make = Hacer las tarjetas
web-cards-given = { $count ->
    [one] Hay { $count } código nuevo: imprímelo ahora, no se volverá a mostrar.
   *[other] Hay { $count } códigos nuevos: imprímelos ahora, no se volverán a mostrar.
}
web-cards-repeated = Ya tenían tarjeta: { $names }.
web-here = aquí
web-card-renew = Darle otro código
web-card-take = Retirar la tarjeta
web-mute-why-class = en clase
web-simul = Simultánea
web-simul-what = Una mesa contra cada persona que tenga tarjeta.
web-simul-open = Abrir la simultánea
web-simul-color = Tú llevas
web-simul-white = blancas en todas
web-simul-black = negras en todas
web-simul-alternate = un color y otro
