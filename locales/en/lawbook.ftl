# Why a request for the Laws or for a case has no answer.

lawbook-unknown_edition = there is no edition of { $year }; there are { $known }
lawbook-unknown_article = the edition of { $year } has no Article { $number }{ $count ->
    [0] { $near ->
        [0] { "" }
       *[other] ; the nearest are { $nearest }
    }
   *[other] ; what has this number today is { $instead } there
}
lawbook-unknown_case = there is no case { $id }; the list of cases names them all
lawbook-unknown_language = there are no messages in “{ $language }”; ask for es or en
lawbook-empty_query = nothing to look for; write a word or a number
lawbook-long_query = that is too much to look for; write up to { $most } characters
lawbook-bad_address = the address makes no sense; parts of it are written in UTF-8
lawbook-failed = the program failed; the error is in its log
