# What is wrong with a position, and with the FEN it is written in.
#
# $color is white or black; $color-the and $color-of are words.

severity-illegal = illegal
severity-unreachable = unreachable

fault-no_king = { $color-the } has no king
fault-too_many_kings = { $color-the } has several kings: { $squares }
fault-pawns_on_end_ranks = there are pawns on the first or the eighth rank: { $squares }
fault-kings_adjacent = the kings stand next to each other
fault-opponent_in_check = the side that has just moved is in check from { $squares }
fault-castling_without_king = { $color-the } has a right to castle and no king on the first rank
fault-castling_without_rook = there is a right to castle and no rook on { $square }
fault-castling_off_back_rank = there are rights to castle off the first rank of each side: { $squares }
fault-castling_twice = { $color-the } has two rooks with the right to castle on the { $side }
fault-castling_king_not_home = { $color-the } has a right to castle with the king not on the e-file
fault-castling_rook_not_home = there is a right to castle with the rook on { $square }, which is not in its corner
fault-castling_king_on_edge = { $color-the } has a right to castle with the king on the a- or h-file
fault-en_passant_rank = no pawn can have passed over { $square }
fault-en_passant_wrong_side = only a pawn of the side to move passes over { $square }
fault-en_passant_without_pawn = no pawn has just passed over { $square }
fault-en_passant_blocked = no pawn had room to pass over { $square }
fault-en_passant_check = before a pawn passed over { $square } there was check from { $squares }
fault-too_many_checkers = too many pieces give check: { $squares }
fault-impossible_checkers = no last move can have given this check from { $squares }
fault-too_many_pieces = { $color-the } has { $count } pieces, more than 16
fault-too_many_pawns = { $color-the } has { $count } pawns, more than 8
fault-too_many_promoted = { $color-the } has { $count } promoted pieces, more than pawns are missing
fault-halfmoves_after_pawn_move = the count says { $count } plies without a pawn move, but a pawn has just advanced two squares
fault-halfmoves_beyond_game = the count says { $count } plies without capture or pawn move, but only { $played } were made
fault-move_number_zero = the move number is 0; the first move has number 1

fen-at = { $field }, column { $column }: { $reason }
fen-field-board = placement of the pieces
fen-field-turn = side to move
fen-field-castling = castling rights
fen-field-en_passant = en-passant square
fen-field-halfmoves = halfmove clock
fen-field-fullmoves = move number
fen-field-end = end
fen-missing_field = missing
fen-too_many_fields = there are more than six fields
fen-blank = fields are separated by one space each
fen-unexpected = “{ $text }” was not expected
fen-rank_too_long = rank { $rank } has more than 8 squares
fen-rank_too_short = rank { $rank } has { $count ->
    [one] one square
   *[other] { $count } squares
}, not 8
fen-too_many_ranks = there are more than 8 ranks
fen-too_few_ranks = there { $count ->
    [one] is one rank
   *[other] are { $count } ranks
}, not 8
fen-adjacent_digits = two digits stand side by side: write their sum
fen-right_twice = the same right is there twice
fen-rights_order = not in the order KQkq or HAha
fen-rights_mixed = KQkq and files are mixed: write all one way
fen-square = “-” or a square such as e3 was expected
fen-number = a number in digits was expected
fen-leading_zero = the number starts with a zero
fen-number_too_large = the number is larger than 4294967295

fen-forgiven-blanks = there were surplus or unusual blanks
fen-forgiven-adjacent_digits = there were digits side by side in the placement
fen-forgiven-turn = the side to move was written in another way
fen-forgiven-missing_field = a field was missing: { $field }
fen-forgiven-dash = there was an unusual dash: { $field }
fen-forgiven-rights_order = the castling rights were in another order or repeated
fen-forgiven-rights_mixed = the castling rights mixed letters and files
fen-forgiven-right_dropped = a castling right was dropped: { $fault }
fen-forgiven-square_case = the square was in capital letters
fen-forgiven-en_passant_dropped = the en-passant square { $square } was dropped: { $fault }
fen-forgiven-leading_zeros = there were zeros in front: { $field }
fen-forgiven-number_unknown = there was no number: { $field }
fen-forgiven-halfmoves_reset = the halfmove clock, { $count }, was set to 0: a pawn has just moved
fen-forgiven-move_number_raised = the move number, { $count }, was raised to a possible one
