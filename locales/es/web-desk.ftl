# La mesa del árbitro y el libro de las Leyes en el cliente web.

laws-title = Las Leyes del Ajedrez
laws-editions = Ediciones
laws-articles = Artículos
laws-casebook = Casos resueltos
laws-casebook-why = Lo que pasa en la sala y lo que dictamina el árbitro, hecho a hecho. Cada caso se puede jugar en una mesa.
laws-welcome = Elige un artículo, o busca por lo que dice. De cada uno verás qué dispone, si el programa lo aplica, en qué cambió y los casos en que se usó.
laws-unverified = { $count ->
    [one] Un número de esta edición no está confirmado por su texto; se señala.
   *[other] { $count } números de esta edición no están confirmados por su texto; se señalan.
}
laws-search = Buscar en las Leyes
laws-search-cases = Buscar en los casos
laws-found = Hallado para «{ $query }»
laws-none = Nada dice eso. Prueba con otra palabra.
laws-gone = ya no está en las Leyes
laws-gone-today = Las Leyes de hoy ya no dicen nada de esto.
laws-no-part = Números que ya no existen
laws-doubt = (sin confirmar)
laws-doubt-why = Ningún texto de la edición de { $edition } confirma este número.
laws-own-words = Resumido con palabras nuestras, según las Leyes de { $edition }.
laws-to-tree = Todos los artículos de { $edition }
laws-differs = Qué ha cambiado
laws-today = Hoy:
laws-dropped = En { $edition } regulaba también lo que hoy no:
laws-added = Hoy regula además lo que en { $edition } no:
laws-cases = { $count ->
    [one] Un caso
   *[other] { $count } casos
}
laws-page-language = La página del caso está en otra lengua; lo que dictamina el árbitro, en la tuya.
laws-under = Según las Leyes de
laws-position = La posición es esta:
laws-position-first = La posición vuelve a ser la del principio.
laws-why = Por qué
laws-not-as-told = Al probarlo ahora, algo no ha salido como dice la página.
laws-source = Fuente: { $source }
laws-play = Juégalo
laws-screens = Quién juega
laws-screens-one = Los dos bandos, aquí
laws-screens-two = Con otra persona
laws-room = En qué sala
laws-open = Abrir una mesa con este caso
