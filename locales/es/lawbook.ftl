# Por qué una consulta de las Leyes o de un caso no tiene respuesta.

lawbook-unknown_edition = no hay edición de { $year }; están las de { $known }
lawbook-unknown_article = la edición de { $year } no tiene artículo { $number }{ $count ->
    [0] { $near ->
        [0] { "" }
       *[other] ; los más parecidos son { $nearest }
    }
   *[other] ; lo que hoy lleva ese número es allí { $instead }
}
lawbook-unknown_case = no hay ningún caso { $id }; la lista de casos los nombra todos
lawbook-unknown_language = no hay mensajes en «{ $language }»; se puede pedir es o en
lawbook-empty_query = no hay nada que buscar; se escribe una palabra o un número
lawbook-long_query = es demasiado para buscar; caben { $most } caracteres
lawbook-bad_address = la dirección no se entiende; sus partes van en UTF-8
lawbook-failed = el programa ha fallado; el error está en su registro
