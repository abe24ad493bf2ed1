# What `jadoube judge` and the other commands say.
