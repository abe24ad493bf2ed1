# The web client: what is read on the screen.

web-title = Jadoube
