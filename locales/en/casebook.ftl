# What the casebook says of its pages and sentences.

case-refused = Refused: { $reason }
case-by-default = { $ruling } By default, not ruled by an arbiter.
case-question = Question: { $question } ({ $options }; suggested: { $suggested })
case-goes-on = game goes on
case-referred = still to be decided
case-new-game = new game
case-nobody = nobody

## What is wrong with a sentence

case-unread = this is no sentence I know: { $text }
case-unread-from = I understood “{ $understood }” and nothing after it
case-unread-unfinished = something is missing at its end
case-unread-example = for example: { $example }
case-not-a-move = no legal move here is written { $text }; for any other, give both squares, as in h2-h3
case-not-on-move = { $color-the } is not on move; for a move out of turn, give both squares, as in h7-h6
case-ambiguous = { $text } may be more than one move
case-other-piece = there is no { $role } on { $square }
case-no-flag = { $color-the }’s flag does not fall, however long one waits
case-no-question = no question is open
case-no-ruling = nothing has been ruled
case-ended-before = the game was over before { $text }
case-refused-at = { $text } was refused

## What is wrong with a setting

case-setting-unknown = no setting is called { $key }
case-setting-value = { $key } cannot be “{ $value }”; it may be, for example: { $expected }
case-setting-after = { $text } cannot be played before the facts

## What is wrong with a page

case-stray = this line belongs to nothing: { $text }
case-twice = { $key } is set twice
case-not-a-check = only checks may stand here: { $text }
case-no-title = the page has no title
case-no-source = the page does not say where the case is from
case-no-facts = no fact gives the arbiter anything to rule on
case-told = something else is ruled:
case-check = it stands otherwise:
case-articles = the Articles named are not those cited
case-articles-missing = cited, not named: { $articles }
case-articles-unused = named, not cited: { $articles }
