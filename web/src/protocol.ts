// What goes over the wire between a playing hall and its clients.
// Written from crates/protocol and crates/record, not edited by hand: change those and run
// JADOUBE_WRITE=1 cargo test --package jadoube-protocol --test typescript

/**
 * Why a game is void before it has really begun.
 */
export type Abort = { "player": Color } | { "no_first_move": Color } | "closed" | "nobody";

/**
 * What is claimed of an opponent who has gone.
 */
export type AbsenceClaim = "win" | "draw";

/**
 * Who may sit at a table and watch it.
 */
export type Access = "open" | "private";

/**
 * What was done is on record.
 */
export type Ack = { 
/**
 * The client's name for it.
 */
id: string, 
/**
 * The table.
 */
table: string, 
/**
 * The version it led to, as the client sees the table.
 */
v: number, };

/**
 * What a player does or says.
 */
export type Act = "arrive" | "say_adjust" | { "touch": [Square, Manner] } | { "release": { 
/**
 * Where the piece stood.
 */
from: Square, 
/**
 * Where it is let go.
 */
to: Square, } } | { "remove": Square } | { "place": [Role, Square] } | { "release_new": [Role, Square] } | "use_both_hands" | { "displace": Board } | "put_back" | { "play": { 
/**
 * The squares and the promotion.
 */
uci: Uci, 
/**
 * How much of the time spent was the network's, not the player's.
 */
lag?: Millis, } } | { "press": { 
/**
 * With which hand.
 */
hand: Hand, 
/**
 * How much of the time spent was the network's, not the player's.
 */
lag?: Millis, } } | { "mishandle": Mishandling } | { "stop": StopReason } | "restart_opponent" | { "offer": Terms } | "withdraw_offer" | "accept" | "decline" | { "claim_draw": [Claim, Intended] } | "withdraw_claim" | "claim_illegal_move" | { "claim_touch": Square } | "claim_two_hands" | "claim_flag" | "claim_by_display" | "resign" | "agree_correction" | { "write": EntryText } | { "sign": Score } | "ask_sheet" | { "ask_explanation": Rule } | { "appeal": RulingId } | { "answer": [QuestionId, Answer] };

/**
 * An answer to a question.
 */
export type Answer = "yes" | "no" | "lose" | "play_on" | "new_game" | "nothing" | "warn" | "opponent_time" | "own_time" | "lose_game" | "illegal_move" | "castling" | "distraction" | "accident" | "charge_taker" | "charge_other" | "charge_both" | "leave_clocks" | "clocks_of_then" | "stands" | "correct" | "next_period" | "evidence";

/**
 * What became of an appeal.
 */
export type Appealed = "dismissed" | "upheld";

/**
 * Whether somebody can be asked.
 */
export type ArbiterSeat = "seated" | "empty";

/**
 * The number under which an edition prints a rule: `{"number":"9.6.2","edition":"2023"}`.
 */
export type Article = { 
/**
 * The number as printed there.
 */
number: string, 
/**
 * The edition that prints it.
 */
edition: Edition, 
/**
 * What no text of that edition confirmed: then it is not shown as certain.
 */
doubt?: Doubt, };

/**
 * What a ruling or a refusal rests on. Only the first is law.
 */
export type Authority = { "law": Article } | { "comment": [Commentator, Article] } | { "regulations": Regulation } | { "site": SiteRule };

/**
 * Where pieces stand, as the first field of a FEN.
 */
export type Board = string;

/**
 * What a player can do that an edition may count as an illegal move.
 */
export type Breach = "illegal_move" | "king_captured" | "unpromoted_pawn" | "empty_press" | "two_hands";

/**
 * One value for White and one for Black.
 */
export type ByColor<T> = { 
/**
 * White's value.
 */
white: T, 
/**
 * Black's value.
 */
black: T, };

/**
 * A call to the arbiter.
 */
export type Call = { 
/**
 * Its number at the table.
 */
id: number, 
/**
 * Who calls.
 */
from: Person, 
/**
 * What for.
 */
why: CallReason, 
/**
 * What was said.
 */
text?: string, };

/**
 * What the arbiter is called for.
 */
export type CallReason = "board" | "leave" | "explanation" | { "report": Report } | { "appeal": Score | null };

/**
 * Whether the game started from the initial position of chess or one of Chess960.
 *
 * It decides which castling rights a setup may hold, and how castling and rights are written.
 */
export type CastlingMode = "standard" | "chess960";

/**
 * Something that was said.
 */
export type ChatLine = { 
/**
 * Its number.
 */
id: number, 
/**
 * Where.
 */
place: Place, 
/**
 * By whom.
 */
from: Person, 
/**
 * When, in milliseconds since 1970.
 */
unix_ms: number, 
/**
 * What; nothing once an arbiter has hidden it.
 */
text: string | null, };

/**
 * A draw that the side to move may claim.
 */
export type Claim = "threefold" | "fifty_moves";

/**
 * How fast a game is, by the time each player has for sixty moves.
 */
export type Class = "standard" | "rapid" | "blitz";

/**
 * A message from a client.
 */
export type ClientMessage = { "enter": Enter } | "ping" | { "enter_room": { 
/**
 * The room.
 */
room: string, 
/**
 * The code of a card, where the room asks for one.
 */
code?: string | null, } } | { "leave_room": { 
/**
 * The room.
 */
room: string, } } | { "open_table": { 
/**
 * The client's own name for this message.
 */
id: string, 
/**
 * The room.
 */
room: string, 
/**
 * How it will be played.
 */
settings: TableSettings, } } | { "watch": { 
/**
 * The table.
 */
table: string, 
/**
 * The last version the client has.
 */
since?: number | null, 
/**
 * The code of a private table.
 */
code?: string | null, } } | { "unwatch": { 
/**
 * The table.
 */
table: string, } } | { "watch_desk": { 
/**
 * The room.
 */
room: string, } } | { "unwatch_desk": { 
/**
 * The room.
 */
room: string, } } | { "do": Do } | { "chat": { 
/**
 * Where.
 */
place: Place, 
/**
 * What; at most 500 characters.
 */
text: string, } };

/**
 * What the clocks show.
 */
export type Clocks = { 
/**
 * White's, in milliseconds; below zero where time is counted on.
 */
white_ms: number, 
/**
 * Black's.
 */
black_ms: number, 
/**
 * How much longer the running clock waits before its time runs.
 */
delay_ms: number, 
/**
 * Whose is running.
 */
running: Color | null, 
/**
 * When it was read, in milliseconds of the table's own time.
 */
at: number, };

/**
 * White or Black.
 */
export type Color = "white" | "black";

/**
 * The color of the one who opens the table.
 */
export type ColorChoice = "white" | "black" | "lot";

/**
 * Somebody whose reading of the Laws goes beyond their text.
 */
export type Commentator = "arbiters_manual_2025" | "rules_commission_2017" | "french_arbiters" | "polish_arbiters" | "gijssen";

/**
 * The tables of a room, to an arbiter: those that need one come first.
 */
export type Desk = { 
/**
 * The room.
 */
room: string, 
/**
 * The tables: under five minutes first, then by who waits longest, then by time.
 */
tables: Array<DeskTable>, };

/**
 * A call that waits.
 */
export type DeskCall = { 
/**
 * The call.
 */
call: Call, 
/**
 * When it came, in milliseconds of the table's own time.
 */
at: number, };

/**
 * What has changed at a desk.
 */
export type DeskChange = { 
/**
 * The room.
 */
room: string, 
/**
 * The tables that look otherwise, or are new.
 */
tables: Array<DeskTable>, 
/**
 * All tables in their new order; what is not among them is gone.
 */
order: Array<string>, };

/**
 * A player, as an arbiter sees them from the desk.
 */
export type DeskPlayer = { 
/**
 * Who.
 */
person: Person, 
/**
 * Whether there is a connection.
 */
connected: boolean, 
/**
 * For how long there has been none, in milliseconds.
 */
gone_ms: number | null, 
/**
 * How long a message takes there and back, in milliseconds.
 */
round_trip_ms: number | null, 
/**
 * Whether the flag has fallen, noticed or not.
 */
fallen: boolean, 
/**
 * How many illegal moves were ruled on.
 */
illegal_moves: number, };

/**
 * A table, as an arbiter sees it from the desk.
 */
export type DeskTable = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What it is called.
 */
name: string | null, 
/**
 * How far it has come.
 */
stage: TableStage, 
/**
 * Whether it is played over the board.
 */
over_the_board: boolean, 
/**
 * Whether a player has less than five minutes in a game that runs.
 */
low: boolean, 
/**
 * Who plays White.
 */
white: DeskPlayer | null, 
/**
 * Who plays Black.
 */
black: DeskPlayer | null, 
/**
 * Who is on move.
 */
turn: Color, 
/**
 * How many half-moves were made.
 */
ply: number, 
/**
 * When it was looked at, in milliseconds of the table's own time.
 */
at: number, 
/**
 * The clocks, unless it is played without.
 */
clocks: Clocks | null, 
/**
 * The calls that wait, the oldest first.
 */
calls: Array<DeskCall>, 
/**
 * The questions that wait for an answer.
 */
questions: Array<OpenQuestion>, 
/**
 * Who claims a draw that is to be tested.
 */
claim: Color | null, 
/**
 * The rulings that an appeal waits against.
 */
appeals: Array<number>, 
/**
 * Who is seated as arbiter.
 */
arbiters: Array<Person>, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * Something done at a table.
 */
export type Do = { 
/**
 * The table.
 */
table: string, 
/**
 * The client's own name for it: what comes twice under one name counts once. At most 40
 * characters.
 */
id: string, 
/**
 * How many half-moves the client had before it: where there are more or fewer by now, a move
 * is refused as stale.
 */
ply?: number | null, 
/**
 * What.
 */
what: TableAct, };

/**
 * What of an Article is not verified.
 */
export type Doubt = "number" | "content";

/**
 * What the regulations say of agreeing to a draw.
 */
export type DrawRule = "free" | { "not_before": number } | "never";

/**
 * An edition of the Laws of Chess, by the year it took effect: `"2023"`.
 */
export type Edition = "1997" | "2001" | "2005" | "2009" | "2014" | "2017" | "2018" | "2023";

/**
 * Says who is there.
 */
export type Enter = "guest" | { "token": string };

/**
 * One line of a table's record: what happened, when, and at whose hands.
 */
export type Entry = { 
/**
 * When, in milliseconds of the table's own time.
 */
at: number, 
/**
 * Who brought it about, if a person did.
 */
by?: number | null, 
/**
 * What happened.
 */
what: TableEvent, };

/**
 * What a player writes on the scoresheet.
 */
export type EntryText = { "move": string } | { "at": [number, string] } | "offer" | { "clock": Millis };

/**
 * What is wrong.
 */
export type ErrorCode = "malformed" | "too_long" | "who_is_there" | "bad_token" | "bad_password" | "forbidden" | "code_needed" | "not_found" | "invalid" | "taken" | "seat_taken" | "too_many" | "not_now" | "stale" | "fair_play" | "muted" | "chat_closed" | "no_engine" | "storage" | "closing" | "internal";

/**
 * Something that happened, and when. A game is the fold of its events.
 */
export type Event = { 
/**
 * When.
 */
at: Millis, 
/**
 * What.
 */
what: Happening, };

/**
 * Why something was not done, over HTTP as over the socket.
 */
export type Fault = { 
/**
 * What is wrong, for programs.
 */
code: ErrorCode, 
/**
 * What is wrong and what to do, for people.
 */
say: Say, 
/**
 * What it is about: a field, a name, a line.
 */
about?: string | null, 
/**
 * After how many seconds to try again.
 */
retry_s?: number | null, };

/**
 * What is found to be wrong.
 */
export type Finding = "wrong_start" | "board_turned" | "colors_reversed" | { "displaced": Board } | { "wrong_setting": { 
/**
 * What White's clock should show.
 */
white: Millis, 
/**
 * What Black's clock should show.
 */
black: Millis, } } | { "defect": { 
/**
 * What White's clock shall show.
 */
white: Millis, 
/**
 * What Black's clock shall show.
 */
black: Millis, } } | "sheets_hopeless" | { "illegal_move_at": number } | { "last_known": number };

/**
 * Whether the whole Laws are played by.
 */
export type Friendly = "no" | "yes";

/**
 * The hand that pressed the clock.
 */
export type Hand = "same" | "other";

/**
 * What happened.
 */
export type Happening = { "did": [Color, Act] } | { "ordered": Order } | { "told": Report } | { "site": SiteAct } | { "adjusted": Square } | { "made": Move } | { "irregular": [Breach, Board] } | "board_put_back" | "offer_lapsed" | { "flag_fell": Color } | "clocks_stopped" | { "clock_started": Color } | { "asked": [QuestionId, Question] } | { "answered": [QuestionId, Answer, Ruler] } | { "ruled": { 
/**
 * Its number.
 */
id: RulingId, 
/**
 * What was ruled.
 */
ruling: Ruling, 
/**
 * What it rests on.
 */
authority: Authority, 
/**
 * Who ruled.
 */
by: Ruler, } } | { "touch_not_kept": Obligation } | { "obliged": Obligation | null };

/**
 * A further rule of the event.
 */
export type HouseRule = { 
/**
 * Its number.
 */
number: number, 
/**
 * What it says.
 */
text: string, 
/**
 * The rule of the Laws it departs from, if any.
 */
instead_of: Rule | null, };

/**
 * The first reason found why a move is illegal, with the pieces and squares it rests on.
 *
 * Whether a piece stands there and may go there at all comes first, then what becomes of the own
 * king, then the promotion.
 */
export type Illegal = { "no_piece": { 
/**
 * The empty square.
 */
from: Square, } } | { "no_such_piece": { 
/**
 * The kind sought.
 */
piece: Piece, } } | { "not_yours": { 
/**
 * Where it stands.
 */
from: Square, 
/**
 * What it is.
 */
piece: Piece, } } | { "stays_put": { 
/**
 * Where it stands.
 */
from: Square, } } | { "own_piece": { 
/**
 * The square of arrival.
 */
to: Square, 
/**
 * What stands there.
 */
piece: Piece, } } | { "captures_king": { 
/**
 * Where that king stands.
 */
to: Square, } } | { "not_its_move": { 
/**
 * The kind of piece.
 */
role: Role, 
/**
 * Where it stands.
 */
from: Square, 
/**
 * The square of arrival.
 */
to: Square, } } | { "path_blocked": { 
/**
 * The kind of piece that moves.
 */
role: Role, 
/**
 * Where the nearest piece in its way stands.
 */
by: Square, 
/**
 * What that piece is.
 */
piece: Piece, } } | { "pawn_blocked": { 
/**
 * The occupied square.
 */
by: Square, 
/**
 * What stands there.
 */
piece: Piece, } } | { "not_first_move": { 
/**
 * Where it stands.
 */
from: Square, } } | { "nothing_to_capture": { 
/**
 * The empty square.
 */
to: Square, } } | { "no_en_passant": { 
/**
 * The square it would arrive on.
 */
to: Square, 
/**
 * Where the other pawn stands.
 */
pawn: Square, } } | { "pinned": { 
/**
 * Where it stands.
 */
from: Square, 
/**
 * What it is.
 */
role: Role, 
/**
 * Where the piece that pins it stands.
 */
by: Square, 
/**
 * What that piece is.
 */
piece: Piece, } } | { "leaves_check": { 
/**
 * Where a piece that would still give check stands.
 */
by: Square, 
/**
 * What that piece is.
 */
piece: Piece, } } | { "enters_check": { 
/**
 * The square of arrival.
 */
to: Square, 
/**
 * Where a piece that attacks it stands.
 */
by: Square, 
/**
 * What that piece is.
 */
piece: Piece, } } | { "en_passant_exposes": { 
/**
 * Where the captured pawn stands.
 */
pawn: Square, 
/**
 * Where the piece that would give check stands.
 */
by: Square, 
/**
 * What that piece is.
 */
piece: Piece, } } | { "promotion_missing": { 
/**
 * The square of arrival.
 */
to: Square, } } | { "promotion_forbidden": { 
/**
 * The piece named.
 */
role: Role, } } | { "not_a_promotion": { 
/**
 * The kind of piece that moves.
 */
role: Role, 
/**
 * The square of arrival.
 */
to: Square, } } | { "castling_lost": { 
/**
 * The side castled to.
 */
side: Side, 
/**
 * By what, if the moves of the game were looked through.
 */
lost: Lost, } } | { "castling_blocked": { 
/**
 * The side castled to.
 */
side: Side, 
/**
 * Where the piece stands.
 */
by: Square, 
/**
 * What it is.
 */
piece: Piece, 
/**
 * Which squares must be free.
 */
path: Path, } } | { "castling_in_check": { 
/**
 * The side castled to.
 */
side: Side, 
/**
 * Where a piece that gives check stands.
 */
by: Square, 
/**
 * What it is.
 */
piece: Piece, } } | { "castling_through": { 
/**
 * The side castled to.
 */
side: Side, 
/**
 * The attacked square.
 */
over: Square, 
/**
 * Where a piece that attacks it stands.
 */
by: Square, 
/**
 * What it is.
 */
piece: Piece, } } | { "castling_into": { 
/**
 * The side castled to.
 */
side: Side, 
/**
 * The attacked square.
 */
to: Square, 
/**
 * Where a piece that attacks it stands.
 */
by: Square, 
/**
 * What it is.
 */
piece: Piece, } } | { "castling_uncovers": { 
/**
 * The side castled to.
 */
side: Side, 
/**
 * Where the rook stands.
 */
rook: Square, 
/**
 * Where the piece behind it stands.
 */
by: Square, 
/**
 * What it is.
 */
piece: Piece, } };

/**
 * What follows from illegal moves.
 */
export type IllegalMoveScale = "laws" | { "warnings": number };

/**
 * The move a draw is claimed with.
 */
export type Intended = "none" | { "written": Uci } | { "announced": Uci };

/**
 * A move that was made.
 */
export type LastMove = { 
/**
 * Its squares, and the promotion; nothing if it was no legal move.
 */
uci: string | null, 
/**
 * As it is written, with English letters; over the board without a sign for check.
 */
san: string | null, 
/**
 * What the player's clock showed when it was made, in milliseconds.
 */
left_ms?: number | null, };

/**
 * A player's connection.
 */
export type Link = { 
/**
 * The table.
 */
table: string, 
/**
 * The side.
 */
color: Color, 
/**
 * Whether there is one.
 */
connected: boolean, 
/**
 * How long a message takes there and back, in milliseconds, as the hall measures it.
 */
round_trip_ms: number | null, 
/**
 * In how many milliseconds the opponent may claim the game.
 */
claim_in_ms: number | null, };

/**
 * What took a right to castle away.
 */
export type Lost = "unknown" | "from_the_start" | { "king_moved": { 
/**
 * With which move of the game, counted in plies from 1.
 */
ply: number, 
/**
 * The number of that move.
 */
number: number, } } | { "rook_moved": { 
/**
 * With which move of the game, counted in plies from 1.
 */
ply: number, 
/**
 * The number of that move.
 */
number: number, } } | { "rook_captured": { 
/**
 * By which move of the game, counted in plies from 1.
 */
ply: number, 
/**
 * The number of that move.
 */
number: number, } };

/**
 * How a piece was touched.
 */
export type Manner = "plain" | "accidental" | "deliberate";

/**
 * A person, to themselves.
 */
export type Me = { 
/**
 * As others see them.
 */
person: Person, 
/**
 * What they may do besides playing.
 */
roles: Array<Role>, };

/**
 * Whole milliseconds.
 */
export type Millis = number;

/**
 * What a player should not do, and an arbiter may penalize.
 */
export type Misconduct = "adjusting" | "other_hand" | "hovering" | "clock_handling" | "idle_stop" | "empty_press" | "two_hands" | "displacing" | "two_moves" | "writing_ahead" | "not_writing" | "forbidden_offer" | "annoyance" | "advice" | "no_help" | "refusal" | "illegal_move" | "disrepute";

/**
 * What nobody may do with the clock.
 */
export type Mishandling = "hover" | "force" | "hold";

/**
 * A move as the Laws describe it: `{"role":"knight","from":"g1","to":"f3"}`.
 *
 * When castling, `from` is the square of the king and `to` that of the rook.
 */
export type Move = { 
/**
 * The piece that moves: the king when castling, the pawn when promoting.
 */
role: Role, 
/**
 * The square it leaves.
 */
from: Square, 
/**
 * The square it reaches; when castling, the square of the rook.
 */
to: Square, 
/**
 * What is special about it.
 */
kind?: MoveKind, };

/**
 * What is special about a move.
 */
export type MoveKind = "normal" | "double_advance" | "en_passant" | "castle" | { "promotion": Role };

/**
 * What must be played.
 */
export type Must = "any" | { "move": Square } | { "move_not_castling": [Square, Side] } | { "capture": Square } | { "capture_with": [Square, Square] } | { "castle": Side } | { "finish": [Square, Square] } | { "promote": [Square, Role] } | { "play": Move };

/**
 * How a game stands: all that a client shows of it.
 */
export type Now = { 
/**
 * How far it has come.
 */
stage: TableStage, 
/**
 * What stands on the board, as the first field of a FEN.
 */
board: string, 
/**
 * Who is on move.
 */
turn: Color, 
/**
 * How many half-moves were made.
 */
ply: number, 
/**
 * The last move.
 */
last?: LastMove | null, 
/**
 * The clocks, unless it is played without.
 */
clocks?: Clocks | null, 
/**
 * Who offers a draw.
 */
offer?: Color | null, 
/**
 * Who claims a draw, where the claim is still to be tested.
 */
claim?: Color | null, 
/**
 * What the player on move is obliged to.
 */
obligation?: Obligation | null, 
/**
 * Who asks to take back.
 */
takeback?: Color | null, 
/**
 * Who would play again.
 */
rematch?: Color | null, 
/**
 * The legal moves of the player on move; online only.
 */
moves?: string | null, 
/**
 * How it ended.
 */
outcome?: Outcome | null, };

/**
 * What the touched pieces, a piece let go, or a claim oblige the player on move to.
 */
export type Obligation = { 
/**
 * What must be played.
 */
must: Must, 
/**
 * The rule that says so.
 */
rule: Rule, };

/**
 * What the arbiter sees happen, or sees on the board, the clock or the scoresheets.
 */
export type Observation = { "flag": Color } | "illegal_move" | "touch_broken" | { "touch": [Color, Square] } | { "accident": Square } | { "deliberate": Square } | "order_unclear" | { "two_hands": Color } | "unsound_position" | { "misconduct": [Color, Misconduct] } | "both_refuse" | "unclaimed_draw";

/**
 * A question that waits for an answer.
 */
export type OpenQuestion = { 
/**
 * Its number.
 */
id: number, 
/**
 * What is asked.
 */
question: Question, 
/**
 * The same in words.
 */
say: Say, 
/**
 * What may be answered, the suggestion first.
 */
options: Array<Answer>, };

/**
 * What the arbiter orders, observes or decides.
 */
export type Order = "start_round" | "pause" | "resume" | { "answer": [QuestionId, Answer] } | { "observe": Observation } | { "found": Finding } | { "set_clocks": { 
/**
 * What White's clock shall show, if it is set.
 */
white: Millis | null, 
/**
 * What Black's clock shall show, if it is set.
 */
black: Millis | null, 
/**
 * Why.
 */
reason: string, } } | { "set_move_counter": [Color, number] } | { "go_back": number } | { "penalize": [Color, Penalty, Misconduct] } | { "compensate": [Color, Millis] } | "check_claim" | "allow_draw" | { "allow_assistant": [Color, Millis] } | "ask_sheets" | { "tell": Secret } | { "rule": { 
/**
 * What is decided and why.
 */
reason: string, 
/**
 * The result, if the game ends or ended by it.
 */
score: Score | null, } } | { "withdraw": [RulingId, string] } | { "decide_appeal": [RulingId, Appealed] };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * What each side scores; nothing if the game is void and a new one is played.
 */
score: Score | null, 
/**
 * Why.
 */
reason: Reason, 
/**
 * What that rests on.
 */
authority: Authority, 
/**
 * Who said so.
 */
by: Ruler, };

/**
 * Which squares must be free to castle.
 */
export type Path = "between_king_and_rook" | "to_their_last_squares";

/**
 * What an arbiter may do to a player.
 */
export type Penalty = "warning" | { "opponent_time": Millis } | { "own_time": Millis } | { "opponent_points": number } | { "own_points": number } | { "loss": Points } | "fine" | { "rounds": number } | "expulsion";

/**
 * A person as everybody sees them.
 */
export type Person = { 
/**
 * The number that stays theirs.
 */
id: number, 
/**
 * The name.
 */
name: string, 
/**
 * What they are.
 */
kind: PersonKind, 
/**
 * Points in the class of the table, where there is one; rounded.
 */
rating?: number | null, };

/**
 * What somebody is.
 */
export type PersonKind = "guest" | "registered" | "machine";

/**
 * A piece of one color.
 */
export type Piece = { 
/**
 * Whose it is.
 */
color: Color, 
/**
 * What it is.
 */
role: Role, };

/**
 * Where something is said.
 */
export type Place = { "room": string } | { "table": string } | { "spectators": string };

/**
 * Points in a game, counted in quarters: 4 for a point, 2 for half a point.
 */
export type Points = number;

/**
 * What a win, a draw and a loss count in the event.
 */
export type PointsScale = { 
/**
 * A win.
 */
win: Points, 
/**
 * A draw.
 */
draw: Points, 
/**
 * A loss.
 */
loss: Points, };

/**
 * Who is at the board when the round begins.
 */
export type Presence = "assumed" | "reported";

/**
 * Regulations that others are taken from.
 */
export type Preset = "laws" | "school" | "friendly";

/**
 * What the program cannot know or may not decide.
 *
 * Where nobody is seated as arbiter it goes to both players; if they do not agree, the clocks
 * stop and the first answer that fits applies, marked as not given by an arbiter.
 */
export type Question = { "touched": [Color, Square] } | { "two_hands": Color } | { "can_mate": [Color, Reason] } | "dead" | { "good_reason": Color } | { "unfinished_castling": Color } | { "restarted": Color } | { "adjusting": [Color, Square] } | { "late": Color } | "both_late" | { "misconduct": [Color, Misconduct] } | "colors_reversed" | { "king_captured": Color } | { "promotion_choice": Color } | { "clocks_after_going_back": { 
/**
 * The position before this half-move, counted from the start.
 */
ply: number, 
/**
 * What White's clock showed then.
 */
white: Millis, 
/**
 * What Black's clock showed then.
 */
black: Millis, } } | { "schedule": { 
/**
 * What White's clock should show.
 */
white: Millis, 
/**
 * What Black's clock should show.
 */
black: Millis, } } | "result_stands" | { "appeal": Color } | "moves_unknown" | { "unverified": [Article, Stake] };

/**
 * A question, by its number in the game.
 */
export type QuestionId = number;

/**
 * Why a game ended.
 */
export type Reason = "checkmate" | "stalemate" | "dead_position" | "fivefold" | "seventy_five_moves" | "agreement" | { "claim": Claim } | { "resignation": Color } | { "flag": Color } | "both_flags" | { "illegal_moves": Color } | "unsound_position" | { "default": Color } | "both_default" | { "penalty": Color } | "both_refused" | "decision" | "wrong_start" | "colors_reversed" | { "absence": Color };

/**
 * A fact that is not accepted, and what that rests on. It leaves the game as it was.
 */
export type Refusal = { 
/**
 * Why.
 */
reason: Refused, 
/**
 * What that rests on.
 */
authority: Authority, };

/**
 * Why a fact is not accepted.
 */
export type Refused = "not_started" | "already_started" | "over" | "out_of_order" | "paused" | "not_paused" | { "not_present": Color } | { "already_present": Color } | { "not_on_move": Color } | "nothing_there" | "wrong_piece" | "move_made" | { "obliged": Obligation } | { "illegal": Illegal } | { "unreadable": SanError } | "missing_promotion" | "only_online" | "only_over_the_board" | "may_not_adjust" | "clock_not_running" | "no_clock" | "no_offer" | "offer_stands" | "draw_not_allowed" | "too_early" | "claim_right_lost" | "claim_stands" | "no_claim" | "claim_pending" | "no_such_claim" | "nothing_to_claim" | "too_late" | "only_display" | { "no_question": QuestionId } | { "not_an_answer": QuestionId } | { "for_the_arbiter": QuestionId } | { "no_ruling": RulingId } | { "no_appeal": RulingId } | { "withdrawn": RulingId } | "no_more_views" | "not_in_this_class" | "displaced" | "no_such_penalty" | "no_such_move" | "nothing_irregular" | "not_a_score" | "not_over" | "must_keep_silent" | "signed" | "wrong_sheet" | "friendly" | "nobody_seated" | "nothing_due" | "only_the_arbiter";

/**
 * A regulation of the event that a ruling rests on.
 */
export type Regulation = "illegal_moves" | "draws" | "default_time" | "class" | "points" | "friendly" | { "house": number };

/**
 * What the organiser lays down before play, and the arbiter rules by.
 *
 * What is read need not be playable: the arbiter's `Regulations::check` says whether it is.
 */
export type Regulations = { 
/**
 * The edition of the Laws.
 */
edition: Edition, 
/**
 * The time of each side; the same unless there are odds.
 */
time: ByColor<TimeControl>, 
/**
 * The class, where the regulations set one; else it follows from the time.
 */
class: Class | null, 
/**
 * Whether rapid and blitz are supervised as the Competition Rules ask.
 */
supervision: Supervision, 
/**
 * Who sees what happens.
 */
watch: Watch, 
/**
 * Whether somebody is seated as arbiter.
 */
arbiter: ArbiterSeat, 
/**
 * Where it is played.
 */
venue: Venue, 
/**
 * How late a player may come.
 */
default_time: Millis | null, 
/**
 * Whether both players are at the board when the round begins.
 */
presence: Presence, 
/**
 * What is said of agreeing to a draw.
 */
draws: DrawRule, 
/**
 * Whether castling is that of Chess960.
 */
castling: CastlingMode, 
/**
 * Where the pieces stand at the start.
 */
start: Setup, 
/**
 * How the players record.
 */
sheets: SheetKind, 
/**
 * What the results count in the event.
 */
points: PointsScale, 
/**
 * What follows from illegal moves.
 */
illegal_moves: IllegalMoveScale, 
/**
 * Whether only Articles 1 to 5 are played by.
 */
friendly: Friendly, 
/**
 * Further rules, numbered from 1.
 */
house: Array<HouseRule>, };

/**
 * What a spectator, or a player of another game, tells the arbiter.
 */
export type Report = "illegal_move" | { "flag": Color } | "other" | "interferes";

/**
 * What a piece is, whichever its color.
 */
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";

/**
 * A room, as it is listed.
 */
export type RoomInfo = { 
/**
 * Its short name, in addresses.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it is for.
 */
kind: RoomKind, 
/**
 * How many people are in it.
 */
people: number, 
/**
 * How many games are going on in it.
 */
games: number, 
/**
 * Whether one may say something.
 */
chat: boolean, };

/**
 * What a room is for.
 */
export type RoomKind = "guest" | "open" | "club_evening" | "class";

/**
 * A room one has entered.
 */
export type RoomState = { 
/**
 * The room.
 */
info: RoomInfo, 
/**
 * Who is in it.
 */
people: Array<Person>, 
/**
 * Its tables.
 */
tables: Array<TableInfo>, 
/**
 * What was said last.
 */
chat: Array<ChatLine>, };

/**
 * The key of a rule, such as `"seventy_five_moves"`.
 */
export type Rule = string;

/**
 * Who ruled.
 */
export type Ruler = "program" | "arbiter" | "players" | "default";

/**
 * One ruling.
 */
export type Ruling = "clock_started" | { "in_time": Color } | "white_loses_time" | "set_up_stands" | "position_transferred" | "reversed_colors_stand" | { "castling_barred": [Color, Array<Square>] } | { "obliged": Obligation } | { "accidental_touch": Square } | { "adjusting_void": Square } | { "touch_broken": Color } | { "taken_back_in_time": Color } | { "captured_on_promotion": Square } | { "touch_claim_lost": Color } | { "touch_claim_rejected": Color } | { "completed_by_next_move": Color } | { "illegal_move": [Color, Breach, number] } | { "gain_taken_back": [Color, Millis] } | { "extra_time": [Color, Millis] } | { "time_taken": [Color, Millis] } | { "becomes_queen": Square } | { "restored": number } | "illegal_move_stands" | { "illegal_move_claim_rejected": Color } | "wait_one_move" | { "two_moves_not_illegal": Color } | { "put_back_on_own_time": Color } | { "flag_noticed": Color } | { "quota_met": Color } | { "flag_disregarded": Color } | { "flag_claim_rejected": Color } | "both_flags_go_on" | { "clock_runs": Color } | { "stop_accepted": Color } | "clocks_set" | "setting_mended" | "setting_left" | "clock_replaced" | { "other_hand_not_illegal": Color } | { "offered": Color } | { "offered_at_other_time": Color } | { "condition_void": Color } | { "offer_refused": Color } | { "claim_is_offer": Color } | { "claim_tested": Color } | { "claim_correct": Claim } | { "claim_wrong": [Color, Claim] } | { "make_claim_legal": Color } | { "announced_move_illegal": Color } | { "recording_excused": Color } | { "must_catch_up": Color } | "arbiter_records" | "both_catch_up" | { "next_period_by_default": Color } | "noted_for_reconstruction" | { "written_ahead": Color } | { "previous_not_written": Color } | { "other_notation": Color } | "mark_offer" | { "assistant_allowed": Color } | "sheets_shown" | { "sheet_seen": [Color, number] } | "result_signed" | { "penalized": [Color, Penalty, Misconduct] } | { "no_penalty": [Color, Misconduct] } | { "explained": Rule } | "decided" | "bystander_heard" | "bystander_warned" | { "appealed": RulingId } | { "appeal_decided": RulingId } | { "withdrawn": RulingId } | "result_stands" | { "taken_back": number } | { "over": Outcome };

/**
 * A ruling, by its number in the game.
 */
export type RulingId = number;

/**
 * Why a text is not a move in algebraic notation, or not one of this position.
 */
export type SanError = { "syntax": { 
/**
 * The first column that does not fit, counted in characters from 1; one past the end
 * where something is missing.
 */
column: number, } } | "null" | { "illegal": Illegal } | { "ambiguous": Array<Move> } | "missing_promotion" | { "illegal_promotion": Role } | { "capture_mark": Move } | { "overspecified": Move };

/**
 * A sentence in both languages.
 */
export type Say = { 
/**
 * In Spanish.
 */
es: string, 
/**
 * In English.
 */
en: string, };

/**
 * What each side scores.
 */
export type Score = { 
/**
 * White's points.
 */
white: Points, 
/**
 * Black's points.
 */
black: Points, };

/**
 * At how many screens a game is played.
 */
export type Screens = "one" | "two";

/**
 * What the arbiter must keep from the players.
 */
export type Secret = "move_count" | "opponent_moved" | "not_pressed";

/**
 * A message from the hall.
 */
export type ServerMessage = { "welcome": Welcome } | "pong" | { "rooms": Array<RoomInfo> } | { "room": RoomState } | { "presence": { 
/**
 * The room.
 */
room: string, 
/**
 * Who came.
 */
came: Array<Person>, 
/**
 * Who left.
 */
went: number[], 
/**
 * How many there are now.
 */
count: number, } } | { "table_changed": TableInfo } | { "table_gone": { 
/**
 * The room.
 */
room: string, 
/**
 * The table.
 */
table: string, } } | { "chat": ChatLine } | { "chat_hidden": { 
/**
 * Its number.
 */
id: number, } } | { "table_opened": { 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * The table.
 */
table: string, 
/**
 * Its code, if it is private.
 */
code: string | null, } } | { "table": TableState } | { "update": Update } | { "link": Link } | { "desk": Desk } | { "desk_changed": DeskChange } | { "ack": Ack } | { "refused": { 
/**
 * The client's name for what it did.
 */
id: string, 
/**
 * Why, and what that rests on.
 */
refusal: Refusal, 
/**
 * The same in words.
 */
say: Say, } } | { "error": { 
/**
 * The client's name for what it did, where it has one.
 */
id: string | null, 
/**
 * What.
 */
fault: Fault, } } | "closing";

/**
 * A position that nothing has checked, as a FEN; whatever a game can start from is read back the
 * same.
 */
export type Setup = string;

/**
 * How the players record the game.
 */
export type SheetKind = "paper" | "electronic" | "automatic";

/**
 * A line of a scoresheet.
 */
export type SheetLine = { 
/**
 * What is written; nothing where there is a gap.
 */
text: string | null, 
/**
 * Whether an offer of a draw is marked.
 */
offer: boolean, 
/**
 * The time noted beside it, in milliseconds.
 */
clock_ms: number | null, 
/**
 * Whether it was corrected.
 */
corrected: boolean, 
/**
 * Whether the move it tells was taken back.
 */
void: boolean, };

/**
 * A line of the record, and the same in words.
 */
export type Shown = { 
/**
 * The line.
 */
entry: Entry, 
/**
 * In words, where there is something to say.
 */
say?: Say | null, };

/**
 * The side of the board a king castles to.
 */
export type Side = "king" | "queen";

/**
 * What a site brings about by a rule of its own: nothing of it is in the Laws.
 */
export type SiteAct = { "absent": [Color, AbsenceClaim] } | { "take_back": number } | { "call_stops": Color };

/**
 * A rule of the site where the game is played, not of the Laws.
 */
export type SiteRule = "record" | "time_per_turn" | "online_moves" | "online_draws" | "nobody_seated" | "questions" | "absence" | "takeback";

/**
 * A square, as `"e4"`.
 */
export type Square = string;

/**
 * What would decide a game, or a part of its time, on an Article that no text confirms.
 */
export type Stake = { "end": [Score, Reason] } | { "new_game": Reason } | { "more": [Color, Millis] } | { "less": [Color, Millis] };

/**
 * Where the pieces stand at the start.
 */
export type Start = "standard" | { "chess960": number | null } | { "fen": string };

/**
 * Why a player stops the clocks.
 */
export type StopReason = "missing_piece" | "displaced" | "help" | "none";

/**
 * Whether the arbiters of a rapid or blitz event are enough to watch every game.
 *
 * The event announces which of the two holds; it means nothing in standard games, nor before 2009.
 */
export type Supervision = "adequate" | "otherwise";

/**
 * What can be done at a table.
 */
export type TableAct = { "act": Act } | { "act_for": [Color, Act] } | { "order": Order } | { "order_because": [Order, string] } | { "report": Report } | { "sit": Color | null } | "leave" | "sit_as_arbiter" | "start" | "abort" | "takeback" | "decline_takeback" | { "claim_absence": AbsenceClaim } | { "call": { 
/**
 * What for.
 */
why: CallReason, 
/**
 * What there is to say; at most 500 characters.
 */
text: string, } } | { "answer_call": number } | "rematch";

/**
 * What happens at a table.
 */
export type TableEvent = { "game": Event } | { "waits": Person } | { "sat": [Color, Person] } | { "left": number } | { "arbiter_sat": Person } | { "takeback_asked": Color } | { "takeback_declined": Color } | { "taken_back": number } | { "aborted": Abort } | { "absence_claimed": [Color, AbsenceClaim] } | { "called": Call } | { "call_answered": number } | { "rematch_offered": Color } | { "rematch": string } | { "engine_failed": [Color, string] } | { "noted": { 
/**
 * The reason, in the arbiter's own words.
 */
text: string, } } | "reopened" | "went_on";

/**
 * A table, as it is listed: all there is to know before joining.
 */
export type TableInfo = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * The room.
 */
room: string, 
/**
 * How it is played; without the code.
 */
settings: TableSettings, 
/**
 * The class: blitz, rapid, standard or turn.
 */
class: string, 
/**
 * How far it has come.
 */
stage: TableStage, 
/**
 * Who waits for an opponent, while the lot has not given colors.
 */
waiting: Person | null, 
/**
 * Who plays White.
 */
white: Person | null, 
/**
 * Who plays Black.
 */
black: Person | null, 
/**
 * How many half-moves were made.
 */
ply: number, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * How many watch.
 */
watching: number, };

/**
 * What is chosen when a table is opened. Everything has a default.
 */
export type TableSettings = { 
/**
 * What the table is called, such as "Board 3".
 */
name: string | null, 
/**
 * The time, as people write it: `3+2`, `90+30`, `40/90+30, 30+30`, `2/turn`, `5 d3`, `none`.
 */
time: string, 
/**
 * Black's time, where it is not the same.
 */
time_black: string | null, 
/**
 * Whether it is played for points.
 */
points: boolean, 
/**
 * Who may sit and watch.
 */
access: Access, 
/**
 * The color of the one who opens the table.
 */
color: ColorChoice, 
/**
 * Where the pieces stand.
 */
start: Start, 
/**
 * Whether it is played over the board, with touch-move and a clock to press.
 */
over_the_board: boolean, 
/**
 * The year of the edition of the Laws.
 */
edition: string, 
/**
 * Regulations that others are taken from.
 */
preset: Preset, 
/**
 * Whether an arbiter is seated, or can be called.
 */
arbiter: boolean, 
/**
 * Whether two play at one screen.
 */
screens: Screens, 
/**
 * Whether moves may be taken back by agreement.
 */
takebacks: boolean, 
/**
 * The strength of the machine that sits opposite, from 1, if one does.
 */
machine: number | null, 
/**
 * How many seconds a first move may take; none for no limit.
 */
first_move_s: number | null, 
/**
 * After how many seconds without connection the opponent may claim; none for never. Left out,
 * it is 60, and 180 in a standard game.
 */
absence_s: number | null, 
/**
 * Whether a call to the arbiter stops the clocks.
 */
call_stops_clocks: boolean, 
/**
 * Whether the clocks wait for the arbiter or the organiser, who start all together.
 */
wait_for_start: boolean, 
/**
 * By how many seconds spectators see later.
 */
delay_s: number, 
/**
 * All regulations, in place of what follows from the rest.
 */
regulations: Regulations | null, };

/**
 * How far a table has come.
 */
export type TableStage = "waiting" | "ready" | "playing" | "paused" | "over" | "aborted";

/**
 * A table as it stands, to whoever sees it.
 */
export type TableState = { 
/**
 * What is listed of it.
 */
info: TableInfo, 
/**
 * The version: the next update has the next number.
 */
v: number, 
/**
 * The seat of the one who sees it, or nothing.
 */
seat: Color | null, 
/**
 * Whether the one who sees it acts as arbiter here.
 */
as_arbiter: boolean, 
/**
 * The code, to the players of a private table.
 */
code: string | null, 
/**
 * What it is played by.
 */
regulations: Regulations, 
/**
 * Where the regulations depart from the Laws, in words.
 */
deviations: Array<Say>, 
/**
 * The position at the start, as FEN.
 */
start: string, 
/**
 * The number of the start, if it is one of Chess960.
 */
chess960?: number | null, 
/**
 * The seed that the lots were drawn with, in hexadecimal, once the game is over.
 */
seed?: string | null, 
/**
 * The moves made so far.
 */
moves: Array<LastMove>, 
/**
 * How it stands.
 */
now: Now, 
/**
 * The scoresheets the one who sees it may see: White's, Black's.
 */
sheets: [Array<SheetLine> | null, Array<SheetLine> | null], 
/**
 * The questions that wait for an answer from the one who sees it, and all to the arbiter.
 */
questions: Array<OpenQuestion>, 
/**
 * The calls that wait, to the arbiter; to a player, the player's own.
 */
calls: Array<Call>, 
/**
 * Who is seated as arbiter.
 */
arbiters: Array<Person>, };

/**
 * How an offer of a draw is made.
 */
export type Terms = "plain" | "conditional";

/**
 * The time of a player, as people write it: `"90+30"`, `"40/90+30, 30+30"`, `"3+2 after"`,
 * `"2/turn"`, `"none"`.
 */
export type TimeControl = string;

/**
 * The squares of a move and what a pawn becomes, as the Universal Chess Interface writes them:
 * `"e2e4"`, `"e7e8q"`; `"0000"` for no move.
 */
export type Uci = string;

/**
 * What has happened at a table, all of it brought about by one fact.
 */
export type Update = { 
/**
 * The table.
 */
table: string, 
/**
 * The version it leads to.
 */
v: number, 
/**
 * What happened, in order.
 */
entries: Array<Shown>, 
/**
 * How it stands now.
 */
now: Now, };

/**
 * Where the game is played.
 */
export type Venue = "over_the_board" | "online";

/**
 * Who sees what happens at the board.
 */
export type Watch = "program" | "people";

/**
 * Who is there, and what o'clock it is.
 */
export type Welcome = { 
/**
 * The protocol's version.
 */
protocol: number, 
/**
 * Who the client is.
 */
you: Me, 
/**
 * The hall's time, in milliseconds since 1970.
 */
unix_ms: number, 
/**
 * The token of the session of a guest that has just been made, to come back with.
 */
token?: string | null, 
/**
 * The tables where the person has a game that is not over.
 */
playing: Array<string>, };
