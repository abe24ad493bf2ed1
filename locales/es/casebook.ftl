# Lo que el libro de casos dice de sus páginas y sus frases.

case-refused = No se admite: { $reason }
case-question = Pregunta: { $question } ({ $options }; se propone: { $suggested })
