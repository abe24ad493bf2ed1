# What the casebook says of its pages and sentences.

case-refused = Refused: { $reason }
case-question = Question: { $question } ({ $options }; suggested: { $suggested })
