# El cliente web: lo que se lee en la pantalla.

web-title = Jadoube
