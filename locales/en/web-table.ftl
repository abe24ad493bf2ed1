# The web client.
