# The arbiter's desk and the lawbook in the web client.

laws-title = The Laws of Chess
laws-editions = Editions
laws-articles = Articles
laws-casebook = Casebook
laws-casebook-why = What happens in the hall and what the arbiter rules, fact by fact. Each case can be played at a table.
laws-welcome = Choose an Article, or search for what it says. You will see what each one lays down, whether the program enforces it, how it has changed, and the cases it was used in.
laws-unverified = { $count ->
    [one] One number of this edition is not confirmed by its text; it is marked.
   *[other] { $count } numbers of this edition are not confirmed by its text; they are marked.
}
laws-search = Search the Laws
laws-search-cases = Search the cases
laws-found = Found for “{ $query }”
laws-none = Nothing says that. Try another word.
laws-gone = no longer in the Laws
laws-gone-today = Today’s Laws say nothing about this any more.
laws-no-part = Numbers that no longer exist
laws-doubt = (not confirmed)
laws-doubt-why = No text of the { $edition } edition confirms this number.
laws-own-words = Summarised in our own words, after the Laws of { $edition }.
laws-to-tree = All Articles of { $edition }
laws-differs = What has changed
laws-today = Today:
laws-dropped = In { $edition } it also ruled on what today’s does not:
laws-added = Today it also rules on what in { $edition } it did not:
laws-cases = { $count ->
    [one] One case
   *[other] { $count } cases
}
laws-page-language = The page of the case is in another language; what the arbiter rules is in yours.
laws-under = Under the Laws of
laws-position = The position is this:
laws-position-first = The position is the first one again.
laws-why = Why
laws-not-as-told = Tried out now, something did not come out as the page says.
laws-source = Source: { $source }
laws-play = Play it
laws-screens = Who plays
laws-screens-one = Both sides, here
laws-screens-two = With somebody else
laws-room = In which room
laws-open = Open a table from this case
