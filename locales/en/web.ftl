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
web-nowhere = There is nothing here
web-to-lobby = Back to the rooms

web-nav = Pages
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
web-landing-what = Play online or as at a real board, with the clock, the scoresheet and the Laws of Chess.
web-play-as-guest = Play as a guest
