# Why a move is illegal or cannot be read.
#
# A piece $x comes in the forms $x (black rook), $x-the (the black rook), $x-of (of the black
# rook), $x-a (a black rook), $x-none (no black rook) and $x-gender. A sentence starts with a
# capital letter anyhow.

illegal-no_piece = there is no piece on { $from }
illegal-no_such_piece = there is { $piece-none } to make that move
illegal-not_yours = { $piece-the } on { $from } is the opponent’s
illegal-stays_put = a player may not pass: the piece on { $from } does not move
illegal-own_piece = { $piece-the } of the same player stands on { $to }
illegal-captures_king = the king on { $to } cannot be captured
illegal-not_its_move = { $role-a } does not move from { $from } to { $to }
illegal-path_blocked = { $role-the } cannot pass over { $piece-the } on { $by }
illegal-pawn_blocked = the pawn cannot advance: { $piece-the } stands on { $by }
illegal-not_first_move = the pawn on { $from } may no longer advance two squares
illegal-nothing_to_capture = the pawn has nothing to capture on { $to }
illegal-no_en_passant = no capture in passing: the pawn on { $pawn } has not just advanced two squares
illegal-pinned = { $role-the } on { $from } is pinned by { $piece-the } on { $by }
illegal-leaves_check = the king would still be in check from { $piece-the } on { $by }
illegal-enters_check = the king cannot go to { $to }: { $piece-the } on { $by } attacks that square
illegal-en_passant_exposes = capturing the pawn on { $pawn } in passing would leave the king in check from { $piece-the } on { $by }
illegal-promotion_missing = the pawn reaches { $to } and the piece it becomes is missing
illegal-promotion_forbidden = a pawn cannot become { $role-a }
illegal-not_a_promotion = { $role-a } that goes to { $to } is not promoted
illegal-castling_lost = { $lost ->
    [from_the_start] the game began without the right to castle on the { $side }
    [king_moved] castling is no longer possible: the king moved on move { $move }
    [rook_moved] no castling on the { $side }: the rook moved on move { $move }
    [rook_captured] no castling on the { $side }: the rook was captured on move { $move }
   *[unknown] the right to castle on the { $side } is lost
}
illegal-castling_blocked = no castling on the { $side }: { $piece-the } on { $by } is in the way
illegal-castling_in_check = the king is in check from { $piece-the } on { $by } and cannot castle
illegal-castling_through = no castling on the { $side }: the king would cross { $square }, attacked by { $piece-the } on { $by }
illegal-castling_into = no castling on the { $side }: the king would end on { $square }, attacked by { $piece-the } on { $by }
illegal-castling_uncovers = no castling on the { $side }: without the rook on { $rook } the king would be in check from { $piece-the } on { $by }

san-syntax = this is not a move in algebraic notation (column { $column })
san-null = a player may not pass: the Laws have no null move
san-illegal = no piece of that kind can make that move
san-ambiguous = the move is ambiguous: it may be { $moves }
san-missing_promotion = the piece the pawn becomes is missing, for example =Q
san-illegal_promotion = that move promotes no pawn to { $role-a }
san-capture_mark = the “x” of { $move } is missing or out of place
san-overspecified = the square of departure in { $move } is not needed or not written so

uci-syntax = this is not a move such as e2e4 or e7e8q (column { $column })
uci-null = a player may not pass: the Laws have no null move
uci-illegal = that move is not legal in this position
uci-missing_promotion = the letter of the piece the pawn becomes is missing: q, r, b or n

san-forgiven-spacing = there are surplus blanks or signs
san-forgiven-move_number = the number is stuck to the move
san-forgiven-letters = the letters are of another language
san-forgiven-figurine = there is a figurine instead of a letter
san-forgiven-case = there are capitals for small letters or the reverse
san-forgiven-pawn_letter = the pawn has a letter
san-forgiven-castling_zeros = castling is written with zeros
san-forgiven-castling_spelling = castling is written in another way
san-forgiven-missing_capture = the “x” of the capture is missing
san-forgiven-extra_capture = there is an “x” and no capture
san-forgiven-capture_spelling = the capture has another sign
san-forgiven-missing_file = the file of the capturing pawn is missing
san-forgiven-missing_rank = the rank of arrival is missing
san-forgiven-overspecified = the square of departure is not needed or not written so
san-forgiven-long_form = the move is in the long form
san-forgiven-coordinates = there are only squares and no letter for the piece
san-forgiven-promotion_spelling = the promotion is written in another way
san-forgiven-missing_check = the sign of check or mate is missing
san-forgiven-wrong_check = the sign of check or mate is wrong
san-forgiven-two_plus = mate is written “++”
san-forgiven-check_spelling = check or mate has another sign
san-forgiven-en_passant_mark = “e.p.” is added
san-forgiven-wrong_en_passant_mark = “e.p.” is added to another move
san-forgiven-draw_offer = an offer of a draw, (=), is added
san-forgiven-annotation = signs of comment are added
san-forgiven-null_spelling = the null move is written in another way
