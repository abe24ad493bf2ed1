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
web-nowhere = Aquí no hay nada
web-to-lobby = Volver a las salas

web-nav = Páginas
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
web-landing-what = Juega en línea o como en el tablero de verdad, con el reloj, la planilla y las Leyes del Ajedrez.
web-play-as-guest = Jugar como invitado
