# El cliente web.
