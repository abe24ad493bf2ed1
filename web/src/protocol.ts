// What goes over the wire between a playing hall and its clients, over the socket and over HTTP.
// Written from crates/protocol and crates/record, not edited by hand: change those and run
// JADOUBE_WRITE=1 cargo test --package jadoube-protocol --test typescript

/** Why a game is void before it has really begun. */
export type Abort = { player: Color } | { no_first_move: Color } | "closed" | "nobody";

/** What is claimed of an opponent who has gone. */
export type AbsenceClaim = "win" | "draw";

/** Who did not come to the board. */
export type Absent = "white" | "black" | "both";

/** Who may sit at a table and watch it. */
export type Access = "open" | "private";

/** A person, to themselves and to administrators. */
export type Account = {
  /** The number that stays theirs. */
  id: number;
  /** The name. */
  name: string;
  /** What they are: `guest`, `registered` or `machine`. */
  kind: PersonKind;
  /** What they may do besides playing. */
  roles: HallRole[];
  /** What the token that was sent is good for; nothing where it was a session. */
  scopes?: string[] | null;
};

/** What was done is on record. */
export type Ack = {
  /** The client's name for it. */
  id: string;
  /** The table. */
  table: string;
  /** The version it led to, as the client sees the table. */
  v: number;
};

/** What a player does or says. */
export type Act =
  | "arrive"
  | "say_adjust"
  | { touch: [Square, Manner] }
  | {
      release: {
        /** Where the piece stood. */
        from: Square;
        /** Where it is let go. */
        to: Square;
      };
    }
  | { remove: Square }
  | { place: [Role, Square] }
  | { release_new: [Role, Square] }
  | "use_both_hands"
  | { displace: Board }
  | "put_back"
  | {
      play: {
        /** The squares and the promotion. */
        uci: Uci;
        /** How much of the time spent was the network's, not the player's. */
        lag?: Millis;
      };
    }
  | {
      press: {
        /** With which hand. */
        hand: Hand;
        /** How much of the time spent was the network's, not the player's. */
        lag?: Millis;
      };
    }
  | { mishandle: Mishandling }
  | { stop: StopReason }
  | "restart_opponent"
  | { offer: Terms }
  | "withdraw_offer"
  | "accept"
  | "decline"
  | { claim_draw: [Claim, Intended] }
  | "withdraw_claim"
  | "claim_illegal_move"
  | { claim_touch: Square }
  | "claim_two_hands"
  | "claim_flag"
  | "claim_by_display"
  | "ask_increment"
  | { claim_quickplay: Ground }
  | { seal: Seal }
  | "close_envelope"
  | { state_sealed: Uci }
  | {
      claim_times: {
        /** What White's clock should show. */
        white: Millis;
        /** What Black's clock should show. */
        black: Millis;
      };
    }
  | "resign"
  | "agree_correction"
  | { write: EntryText }
  | { sign: Score }
  | "ask_sheet"
  | { ask_explanation: Rule }
  | { appeal: RulingId }
  | { answer: [QuestionId, Answer] };

/** When a game is adjourned. */
export type Adjourning = "session_ends" | { early: Millis };

/** What is done at all tables of a room at once. */
export type AllTables = "start" | "pause" | "resume" | "close";

/** An answer to a question. */
export type Answer =
  | "yes"
  | "no"
  | "lose"
  | "play_on"
  | "new_game"
  | "nothing"
  | "warn"
  | "opponent_time"
  | "own_time"
  | "lose_game"
  | "illegal_move"
  | "castling"
  | "distraction"
  | "accident"
  | "charge_taker"
  | "charge_other"
  | "charge_both"
  | "leave_clocks"
  | "clocks_of_then"
  | "stands"
  | "correct"
  | "next_period"
  | "evidence"
  | "postpone"
  | "postpone_with_time"
  | "reject";

/** What became of an appeal. */
export type Appealed = "dismissed" | "upheld";

/** Names an assistant arbiter for tables. */
export type Appoint = {
  /** The assistant's number. */
  person: number;
  /** The tables. */
  tables: string[];
};

/** Whether somebody can be asked. */
export type ArbiterSeat = "seated" | "empty";

/** The number under which an edition prints a rule: `{"number":"9.6.2","edition":"2023"}`. */
export type Article = {
  /** The number as printed there. */
  number: string;
  /** The edition that prints it. */
  edition: Edition;
  /** What no text of that edition confirmed: then it is not shown as certain. */
  doubt?: Doubt;
};

/** A number of an edition, with all that is known of it. */
export type ArticleView = {
  /** The edition. */
  edition: number;
  /** The language: `es` or `en`. */
  language: string;
  /** What it says, in the words of this project: a few sentences, a line each. */
  summary: string[];
  /** The edition that the summary is of: the lawbook holds the latest alone. */
  summary_edition: number;
  /** What the Laws rule on here. */
  rules: RuleView[];
  /** What differs from the latest edition; none for the latest itself. */
  differs: Differs | null;
  /** What editions older than the latest have otherwise, the newest first and back to this one; of the latest, all of them. */
  changes: ChangeView[];
  /** The terms of the glossary that are told here. */
  terms: TermView[];
  /** The cases that cite it under this edition. */
  cases: CaseHeading[];
  /** The number, as the edition prints it. */
  number: string;
  /** Whether a text of the edition confirms it. */
  verified: boolean;
  /** The Article or Appendix it is in today; none for what no longer is. */
  part: string | null;
  /** What it is about, in the words of this project. */
  title: string;
  /** What the program does about it; none for what the lawbook does not hold. */
  status: StatusView | null;
};

/** Which part of what was done with special rights is asked for. */
export type AuditAsked = {
  /** Only what was before this entry. */
  before?: number;
  /** How many at most, up to 200. */
  limit?: number;
};

/** Something done with special rights, or to an account. */
export type AuditEntry = {
  /** Its number; later entries have larger ones. */
  id: number;
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** By whom; nobody for the hall itself. */
  person: number | null;
  /** What was done. */
  what: string;
  /** Why, as the person put it. */
  why: string;
  /** Further details, as JSON. */
  details: string;
};

/** What a ruling or a refusal rests on. Only the first is law. */
export type Authority =
  | { law: Article }
  | { comment: [Commentator, Article] }
  | { regulations: Regulation }
  | { site: SiteRule };

/** Where pieces stand, as the first field of a FEN. */
export type Board = string;

/** A table of a round. */
export type BoardOpened = {
  /** The number of the board. */
  board: number;
  /** The table. */
  table: string;
  /** White's name. */
  white: string;
  /** Black's name. */
  black: string;
};

/** What a player can do that an edition may count as an illegal move. */
export type Breach =
  | "illegal_move"
  | "king_captured"
  | "unpromoted_pawn"
  | "empty_press"
  | "two_hands";

/** One value for White and one for Black. */
export type ByColor<T> = {
  /** White's value. */
  white: T;
  /** Black's value. */
  black: T;
};

/** A call to the arbiter. */
export type Call = {
  /** Its number at the table. */
  id: number;
  /** Who calls. */
  from: Person;
  /** What for. */
  why: CallReason;
  /** What was said. */
  text?: string;
};

/** What the arbiter is called for. */
export type CallReason =
  | "board"
  | "leave"
  | "explanation"
  | { report: Report }
  | { appeal: Score | null };

/** A card with its code. */
export type CardGiven = {
  /** Its number. */
  id: number;
  /** The name of the pupil. */
  name: string;
  /** The person it lets in. */
  person: number;
  /** The code to come in with. */
  code: string;
};

/** A card, without its code. */
export type CardInfo = {
  /** Its number. */
  id: number;
  /** The name of the pupil. */
  name: string;
  /** The person it lets in. */
  person: number | null;
  /** Whether the pupil is in the hall. */
  here: boolean;
};

/** Cards that were made. */
export type CardsGiven = {
  /** The cards; their codes are told this once. */
  cards: CardGiven[];
  /** Names that stood there twice, or have a card already, and were left out. */
  repeated: string[];
};

/** The language of a page. */
export type CardsQuery = {
  /** The language of the page; left out, the one that the request would rather have. */
  lang?: Lang;
};

/** A case, as a list names it. */
export type CaseHeading = {
  /** By which it is asked for: `C041`. */
  id: string;
  /** What it is about. */
  title: string;
  /** The editions it is played under. */
  editions: number[];
  /** The numbers it cites under the first of them. */
  articles: string[];
};

/** The cases of a list. */
export type CaseList = {
  /** The cases. */
  cases: CaseHeading[];
};

/** Where a table is opened upon a case. */
export type CaseTable = {
  /** The room. */
  room: string;
  /** The color of the one who opens it. */
  color?: ColorChoice;
  /** Whether two play at one screen. */
  screens?: Screens;
  /** Who may sit and watch. */
  access?: Access;
};

/** A case, and what came of running it. */
export type CaseView = {
  /** The language of what is told in the runs: `es` or `en`. */
  language: string;
  /** The language of the page, as it was written: of its title, its facts and what it expects. */
  page_language: string;
  /** Where it is in the casebook: `a07/C041-king-left-in-check.md`. */
  path: string;
  /** Where the case comes from. */
  source: string;
  /** The page as it was written. */
  markdown: string;
  /** The facts, and what the page expects after each. */
  steps: StepView[];
  /** What the arbiter told of each fact, for every edition. */
  runs: RunView[];
  /** Whether everything came out as the page says. */
  ok: boolean;
  /** What came out otherwise, each with its line. */
  complaints: string[];
  /** By which it is asked for: `C041`. */
  id: string;
  /** What it is about. */
  title: string;
  /** The editions it is played under. */
  editions: number[];
  /** The numbers it cites under the first of them. */
  articles: string[];
};

/** Whether the game started from the initial position of chess or one of Chess960. It decides which castling rights a setup may hold, and how castling and rights are written. */
export type CastlingMode = "standard" | "chess960";

/** What stands between the cells of a table. */
export type CellsBy = "comma" | "semicolon";

/** What is to change about a room; what is left out stays. */
export type ChangeRoom = {
  /** Its name. */
  name?: string | null;
  /** Whether everybody sees it in the list. */
  listed?: boolean | null;
  /** Whether one may chat in it and at its tables. */
  chat?: boolean | null;
};

/** What an edition has otherwise than the one after it. */
export type ChangeView = {
  /** The number of the latest edition that it is about. */
  number: string;
  /** The edition that differs. */
  edition: number;
  /** `absent`, `amount`, `place`, `rule` or `wording`. */
  kind: string;
  /** Whether a text of that edition confirms it. */
  verified: boolean;
  /** What that edition says. */
  text: string;
};

/** Something that was said. */
export type ChatLine = {
  /** Its number. */
  id: number;
  /** Where. */
  place: Place;
  /** By whom. */
  from: Person;
  /** When, in milliseconds since 1970. */
  unix_ms: number;
  /** What; nothing once an arbiter has hidden it. */
  text: string | null;
};

/** A draw that the side to move may claim. */
export type Claim = "threefold" | "fifty_moves";

/** How fast a game is, by the time each player has for sixty moves. */
export type Class = "standard" | "rapid" | "blitz";

/** A message from a client. */
export type ClientMessage =
  | { enter: Enter }
  | "ping"
  | {
      enter_room: {
        /** The room. */
        room: string;
        /** The code of a card, where the room asks for one. */
        code?: string | null;
      };
    }
  | {
      leave_room: {
        /** The room. */
        room: string;
      };
    }
  | {
      open_table: {
        /** The client's own name for this message. */
        id: string;
        /** The room. */
        room: string;
        /** How it will be played; what is left out is as usual. */
        settings: Partial<TableSettings>;
      };
    }
  | {
      watch: {
        /** The table. */
        table: string;
        /** The last version the client has. */
        since?: number | null;
        /** The code of a private table. */
        code?: string | null;
      };
    }
  | {
      unwatch: {
        /** The table. */
        table: string;
      };
    }
  | {
      watch_desk: {
        /** The room. */
        room: string;
      };
    }
  | {
      unwatch_desk: {
        /** The room. */
        room: string;
      };
    }
  | { do: Do }
  | {
      chat: {
        /** Where. */
        place: Place;
        /** What; at most 500 characters. */
        text: string;
      };
    };

/** What the clocks show. */
export type Clocks = {
  /** White's, in milliseconds; below zero where time is counted on. */
  white_ms: number;
  /** Black's. */
  black_ms: number;
  /** How much longer the running clock waits before its time runs. */
  delay_ms: number;
  /** Whose is running. */
  running: Color | null;
  /** When it was read, in milliseconds of the table's own time. */
  at: number;
};

/** White or Black. */
export type Color = "white" | "black";

/** The color of the one who opens the table. */
export type ColorChoice = "white" | "black" | "lot";

/** Comes by an invitation. */
export type ComeByInvitation = {
  /** The token of the link. */
  token: string;
};

/** Somebody whose reading of the Laws goes beyond their text. */
export type Commentator =
  | "arbiters_manual_2025"
  | "rules_commission_2017"
  | "french_arbiters"
  | "polish_arbiters"
  | "gijssen";

/** A name and a password. */
export type Credentials = {
  /** The name. */
  name: string;
  /** The password. */
  password: string;
  /** How the session is kept. */
  keep?: Keep;
  /** Where to go afterwards, such as what came as `?next=`. */
  next?: string | null;
};

/** The tables of a room, to an arbiter: those that need one come first. */
export type Desk = {
  /** The room. */
  room: string;
  /** The tables: under five minutes first, then by who waits longest, then by time. */
  tables: DeskTable[];
};

/** A call that waits. */
export type DeskCall = {
  /** The call. */
  call: Call;
  /** When it came, in milliseconds of the table's own time. */
  at: number;
};

/** What has changed at a desk. */
export type DeskChange = {
  /** The room. */
  room: string;
  /** The tables that look otherwise, or are new. */
  tables: DeskTable[];
  /** All tables in their new order; what is not among them is gone. */
  order: string[];
};

/** A player, as an arbiter sees them from the desk. */
export type DeskPlayer = {
  /** Who. */
  person: Person;
  /** Whether there is a connection. */
  connected: boolean;
  /** For how long there has been none, in milliseconds. */
  gone_ms: number | null;
  /** How long a message takes there and back, in milliseconds. */
  round_trip_ms: number | null;
  /** How much time the player may still gain for the network's sake, in milliseconds: it is spent as the network is slow, and comes back move by move. */
  lag_quota_ms: number;
  /** Whether the flag has fallen, noticed or not. */
  fallen: boolean;
  /** How many illegal moves were ruled on. */
  illegal_moves: number;
};

/** A table, as an arbiter sees it from the desk. */
export type DeskTable = {
  /** Its name in addresses. */
  id: string;
  /** What it is called. */
  name: string | null;
  /** How far it has come. */
  stage: TableStage;
  /** Whether it is played over the board. */
  over_the_board: boolean;
  /** Whether a player has less than five minutes in a game that runs. */
  low: boolean;
  /** Who plays White. */
  white: DeskPlayer | null;
  /** Who plays Black. */
  black: DeskPlayer | null;
  /** Who is on move. */
  turn: Color;
  /** How many half-moves were completed: made, and followed by a press or by the next one. */
  ply: number;
  /** When it was looked at, in milliseconds of the table's own time. */
  at: number;
  /** The clocks, unless it is played without. */
  clocks: Clocks | null;
  /** The calls that wait, the oldest first. */
  calls: DeskCall[];
  /** The questions that wait for an answer. */
  questions: OpenQuestion[];
  /** Who claims a draw that is to be tested. */
  claim: Color | null;
  /** The rulings that an appeal waits against. */
  appeals: number[];
  /** Who is seated as arbiter. */
  arbiters: Person[];
  /** How it ended. */
  outcome: Outcome | null;
};

/** What differs between a number of an older edition and the latest one. */
export type Differs = {
  /** The numbers that hold it today, with what they say now. */
  now: Paragraph[];
  /** What it ruled on and the latest edition no longer does. */
  dropped: string[];
  /** What those numbers rule on today and the older edition did not at all. */
  added: string[];
};

/** Something done at a table. */
export type Do = {
  /** The table. */
  table: string;
  /** The client's own name for it: what comes twice under one name counts once. At most 40 characters. */
  id: string;
  /** How many half-moves the client had before it: where there are more or fewer by now, a move is refused as stale. */
  ply?: number | null;
  /** What. */
  what: TableAct;
};

/** What to do at all tables of a room. */
export type DoAtAll = {
  /** What. */
  what: AllTables;
  /** Only at those of this round. */
  round?: number | null;
};

/** What came of it. */
export type DoneAtAll = {
  /** The tables where it was done. */
  done: string[];
  /** The tables that said no, though it was meant for them. */
  failed: string[];
};

/** What of an Article is not verified. */
export type Doubt = "number" | "content";

/** What the regulations say of agreeing to a draw. */
export type DrawRule = "free" | { not_before: number } | "never";

/** An edition of the Laws of Chess, by the year it took effect: `"2023"`. */
export type Edition = "1997" | "2001" | "2005" | "2009" | "2014" | "2017" | "2018" | "2023";

/** An edition. */
export type EditionView = {
  /** The year it took effect, by which it is asked for. */
  edition: number;
  /** What it is called. */
  name: string;
  /** The day it took effect: `2023-01-01`. */
  in_force_since: string;
  /** Whether it is in force. */
  latest: boolean;
  /** How many numbers of it are known here. */
  articles: number;
  /** How many of those no text of the edition confirmed. */
  unverified: number;
};

/** The editions of the Laws. */
export type EditionsView = {
  /** The oldest first. */
  editions: EditionView[];
};

/** An engine. */
export type EngineInfo = {
  /** What it calls itself. */
  name: string;
  /** Who made it. */
  author: string | null;
  /** Whether it plays Chess960. */
  chess960: boolean;
};

/** Says who is there. */
export type Enter = "guest" | { token: string };

/** A guest comes in. */
export type EnterAsGuest = {
  /** How the session is kept. */
  keep?: Keep;
  /** Where to go afterwards, such as what came as `?next=`. */
  next?: string | null;
};

/** Somebody comes with a card. */
export type EnterByCard = {
  /** The code on it. */
  code: string;
};

/** Somebody has come in. */
export type Entered = {
  /** Who. */
  you: Account;
  /** Until when the session lasts if it is not used, in milliseconds since 1970. */
  expires_ms: number;
  /** The secret of the session, where the client keeps it itself. */
  token?: string | null;
  /** Where to go now: the page of the hall that was asked for, or the first; never another site's. */
  next: string;
};

/** Whom a card let in. */
export type EnteredByCard = {
  /** The room it opens. */
  room: string;
  /** The person. */
  person: number;
  /** The name. */
  name: string;
};

/** One line of a table's record: what happened, when, and at whose hands. */
export type Entry = {
  /** When, in milliseconds of the table's own time. */
  at: number;
  /** Who brought it about, if a person did. */
  by?: number | null;
  /** What happened. */
  what: TableEvent;
};

/** What a player writes on the scoresheet. */
export type EntryText = { move: string } | { at: [number, string] } | "offer" | { clock: Millis };

/** What comes over HTTP in place of what was asked for. */
export type ErrorBody = {
  /** What went wrong. */
  error: Fault;
};

/** What is wrong. */
export type ErrorCode =
  | "malformed"
  | "too_long"
  | "who_is_there"
  | "bad_token"
  | "bad_password"
  | "forbidden"
  | "code_needed"
  | "not_found"
  | "invalid"
  | "taken"
  | "seat_taken"
  | "too_many"
  | "not_now"
  | "stale"
  | "fair_play"
  | "muted"
  | "chat_closed"
  | "no_engine"
  | "storage"
  | "closing"
  | "internal";

/** Something that happened, and when. A game is the fold of its events. */
export type Event = {
  /** When. */
  at: Millis;
  /** What. */
  what: Happening;
};

/** Why something was not done, over HTTP as over the socket. */
export type Fault = {
  /** What is wrong, for programs. */
  code: ErrorCode;
  /** What is wrong and what to do, for people. */
  say: Say;
  /** What it is about: a field, a name, a line. */
  about?: string | null;
  /** After how many seconds to try again. */
  retry_s?: number | null;
};

/** What is found to be wrong. */
export type Finding =
  | "wrong_start"
  | "board_turned"
  | "colors_reversed"
  | { displaced: Board }
  | {
      wrong_setting: {
        /** What White's clock should show. */
        white: Millis;
        /** What Black's clock should show. */
        black: Millis;
      };
    }
  | {
      defect: {
        /** What White's clock shall show. */
        white: Millis;
        /** What Black's clock shall show. */
        black: Millis;
      };
    }
  | "sheets_hopeless"
  | { illegal_move_at: number }
  | { last_known: number };

/** What the first administrator is made with. */
export type FirstAdministrator = {
  /** The secret of the link that the hall printed. */
  token: string;
  /** The name. */
  name: string;
  /** The password. */
  password: string;
  /** How the session is kept. */
  keep?: Keep;
  /** Where to go afterwards, such as what came as `?next=`. */
  next?: string | null;
};

/** Somebody who was found. */
export type Found = {
  /** The number that stays theirs. */
  id: number;
  /** The name. */
  name: string;
  /** What they are: `registered` or `machine`. */
  kind: PersonKind;
  /** What they may do besides playing; told to administrators. */
  roles?: HallRole[] | null;
  /** Whether they are kept out; told to administrators. */
  kept_out?: boolean | null;
};

/** Whether the whole Laws are played by. */
export type Friendly = "no" | "yes";

/** A game on record. */
export type GameDetail = {
  /** What the table was called. */
  name: string | null;
  /** Whether it was played over the board. */
  over_the_board: boolean;
  /** The year of the edition of the Laws. */
  edition: number;
  /** Where the pieces stood at the start, as FEN. */
  start: string;
  /** The number that the lots of the table were drawn with. */
  seed: string;
  /** The moves: squares and promotion. */
  moves: string[];
  /** How it ended, in words. */
  say: Say | null;
  /** Why it does not count for points. */
  not_counted: NotCounted | null;
  /** What it did to the ratings: White's, then Black's. */
  rating_changes: RatingChange[];
  /** The game that this one followed. */
  rematch_of: string | null;
  /** The game in which they played again. */
  rematch: string | null;
  /** Its name in addresses, and that of its table. */
  id: string;
  /** The room. */
  room: string;
  /** The class: blitz, rapid, standard or turn. */
  class: string;
  /** The time, as people write it. */
  time: string;
  /** Whether it was played for points. */
  points: boolean;
  /** Whether it counts for points. */
  counted: boolean;
  /** Whether only its players, the arbiters and the organisers see it. */
  private: boolean;
  /** Who had the white pieces. */
  white: GamePerson | null;
  /** Who had the black pieces. */
  black: GamePerson | null;
  /** `1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` where there is none. */
  result: string;
  /** The code of the reason. */
  reason: string;
  /** How many half-moves were made. */
  plies: number;
  /** When its table was opened, in milliseconds since 1970. */
  opened_ms: number;
  /** When it ended. */
  ended_ms: number;
};

/** A game on record, as a list has it. */
export type GameInfo = {
  /** Its name in addresses, and that of its table. */
  id: string;
  /** The room. */
  room: string;
  /** The class: blitz, rapid, standard or turn. */
  class: string;
  /** The time, as people write it. */
  time: string;
  /** Whether it was played for points. */
  points: boolean;
  /** Whether it counts for points. */
  counted: boolean;
  /** Whether only its players, the arbiters and the organisers see it. */
  private: boolean;
  /** Who had the white pieces. */
  white: GamePerson | null;
  /** Who had the black pieces. */
  black: GamePerson | null;
  /** `1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` where there is none. */
  result: string;
  /** The code of the reason. */
  reason: string;
  /** How many half-moves were made. */
  plies: number;
  /** When its table was opened, in milliseconds since 1970. */
  opened_ms: number;
  /** When it ended. */
  ended_ms: number;
};

/** The journal of a game: every event in order, as it was stored, with who and when. */
export type GameJournal = {
  /** `jadoube-journal`. */
  format: string;
  /** The version of the form. */
  version: number;
  /** The game. */
  game: string;
  /** The entries, the first first. */
  entries: GameJournalEntry[];
};

/** One event as it was stored. */
export type GameJournalEntry = {
  /** Its place in the journal, counted from 1. */
  version: number;
  /** When it was accepted, in milliseconds since 1970. */
  unix_ms: number;
  /** When it happened by the game's own time. */
  at_ms: number | null;
  /** Who brought it about; nothing for what only followed. */
  who: string | null;
  /** The event, in the form it is stored in. */
  event: Entry;
};

/** Some of the games asked for, the latest to end first. */
export type GamePage = {
  /** The games. Private ones that are not for the asker are left out. */
  games: GameInfo[];
  /** Where the next page begins; nothing on the last. */
  next: string | null;
};

/** A person at a game. */
export type GamePerson = {
  /** The number that stays theirs. */
  id: number;
  /** The name they have now; who has left has only a number. */
  name: string;
  /** What they are. */
  kind: PersonKind;
  /** The rating they sat down with. */
  rating?: number | null;
};

/** Which games are asked for. Every part that is given must hold. */
export type GameQuery = {
  /** Played by the person of this name. */
  player?: string;
  /** And against this one. */
  opponent?: string;
  /** In this room. */
  room?: string;
  /** With this result: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `*`. */
  result?: string;
  /** In this class: `blitz`, `rapid`, `standard` or `turn`. */
  class?: string;
  /** Ended on this day or later: `2026-11-30`, or milliseconds since 1970. */
  from?: string;
  /** Ended on this day or before, or before these milliseconds since 1970. */
  until?: string;
  /** After this place in the list: `next` of the page before. */
  after?: string;
  /** So many at most, 1 to 100; 50 if left out. */
  limit?: number;
  /** The language of what is written: `es` or `en`. */
  lang?: string;
};

/** The games of a set, to be written one after the other. */
export type GameSet = {
  /** Their names, at most 500. */
  games: string[];
};

/** So many games that ended in one way. */
export type GameTally = {
  /** `white` or `black`. */
  color: string;
  /** The class. */
  class: string;
  /** The result. */
  result: string;
  /** The code of the reason. */
  reason: string;
  /** How many. */
  games: number;
};

/** What a claim of a draw in a quickplay finish rests on. */
export type Ground = "normal_means" | "no_effort";

/** What somebody may do in the hall besides playing. */
export type HallRole = "assistant_arbiter" | "arbiter" | "organiser" | "administrator";

/** The hand that pressed the clock. */
export type Hand = "same" | "other";

/** What happened. */
export type Happening =
  | { did: [Color, Act] }
  | { ordered: Order }
  | { told: Report }
  | { site: SiteAct }
  | { adjusted: Square }
  | { made: Move }
  | { irregular: [Breach, Board] }
  | { retracted: Color }
  | { replied_to: [Breach, Board] }
  | "board_put_back"
  | "offer_lapsed"
  | { flag_fell: Color }
  | "clocks_stopped"
  | { clock_started: Color }
  | { asked: [QuestionId, Question] }
  | { answered: [QuestionId, Answer, Ruler] }
  | {
      ruled: {
        /** Its number. */
        id: RulingId;
        /** What was ruled. */
        ruling: Ruling;
        /** What it rests on. */
        authority: Authority;
        /** Who ruled. */
        by: Ruler;
      };
    }
  | { touch_not_kept: Obligation }
  | { obliged: Obligation | null };

/** A number and its title. */
export type Heading = {
  /** The number, as the edition prints it. */
  number: string;
  /** Whether a text of the edition confirms it. */
  verified: boolean;
  /** The Article or Appendix it is in today; none for what no longer is. */
  part: string | null;
  /** What it is about, in the words of this project. */
  title: string;
  /** What the program does about it; none for what the lawbook does not hold. */
  status: StatusView | null;
};

/** Every number of an edition. */
export type Headings = {
  /** The edition. */
  edition: number;
  /** The language: `es` or `en`. */
  language: string;
  /** The numbers in their order. */
  articles: Heading[];
};

/** A number that was found. */
export type Hit = {
  /** The line of the summary that fits best. */
  excerpt: string;
  /** The number, as the edition prints it. */
  number: string;
  /** Whether a text of the edition confirms it. */
  verified: boolean;
  /** The Article or Appendix it is in today; none for what no longer is. */
  part: string | null;
  /** What it is about, in the words of this project. */
  title: string;
  /** What the program does about it; none for what the lawbook does not hold. */
  status: StatusView | null;
};

/** A further rule of the event. */
export type HouseRule = {
  /** Its number. */
  number: number;
  /** What it says. */
  text: string;
  /** The rule of the Laws it departs from, if any. */
  instead_of: Rule | null;
};

/** The first reason found why a move is illegal, with the pieces and squares it rests on. Whether a piece stands there and may go there at all comes first, then what becomes of the own king, then the promotion. */
export type Illegal =
  | {
      no_piece: {
        /** The empty square. */
        from: Square;
      };
    }
  | {
      no_such_piece: {
        /** The kind sought. */
        piece: Piece;
      };
    }
  | {
      not_yours: {
        /** Where it stands. */
        from: Square;
        /** What it is. */
        piece: Piece;
      };
    }
  | {
      stays_put: {
        /** Where it stands. */
        from: Square;
      };
    }
  | {
      own_piece: {
        /** The square of arrival. */
        to: Square;
        /** What stands there. */
        piece: Piece;
      };
    }
  | {
      captures_king: {
        /** Where that king stands. */
        to: Square;
      };
    }
  | {
      not_its_move: {
        /** The kind of piece. */
        role: Role;
        /** Where it stands. */
        from: Square;
        /** The square of arrival. */
        to: Square;
      };
    }
  | {
      path_blocked: {
        /** The kind of piece that moves. */
        role: Role;
        /** Where the nearest piece in its way stands. */
        by: Square;
        /** What that piece is. */
        piece: Piece;
      };
    }
  | {
      pawn_blocked: {
        /** The occupied square. */
        by: Square;
        /** What stands there. */
        piece: Piece;
      };
    }
  | {
      not_first_move: {
        /** Where it stands. */
        from: Square;
      };
    }
  | {
      nothing_to_capture: {
        /** The empty square. */
        to: Square;
      };
    }
  | {
      no_en_passant: {
        /** The square it would arrive on. */
        to: Square;
        /** Where the other pawn stands. */
        pawn: Square;
      };
    }
  | {
      pinned: {
        /** Where it stands. */
        from: Square;
        /** What it is. */
        role: Role;
        /** Where the piece that pins it stands. */
        by: Square;
        /** What that piece is. */
        piece: Piece;
      };
    }
  | {
      leaves_check: {
        /** Where a piece that would still give check stands. */
        by: Square;
        /** What that piece is. */
        piece: Piece;
      };
    }
  | {
      enters_check: {
        /** The square of arrival. */
        to: Square;
        /** Where a piece that attacks it stands. */
        by: Square;
        /** What that piece is. */
        piece: Piece;
      };
    }
  | {
      en_passant_exposes: {
        /** Where the captured pawn stands. */
        pawn: Square;
        /** Where the piece that would give check stands. */
        by: Square;
        /** What that piece is. */
        piece: Piece;
      };
    }
  | {
      promotion_missing: {
        /** The square of arrival. */
        to: Square;
      };
    }
  | {
      promotion_forbidden: {
        /** The piece named. */
        role: Role;
      };
    }
  | {
      not_a_promotion: {
        /** The kind of piece that moves. */
        role: Role;
        /** The square of arrival. */
        to: Square;
      };
    }
  | {
      castling_lost: {
        /** The side castled to. */
        side: Side;
        /** By what, if the moves of the game were looked through. */
        lost: Lost;
      };
    }
  | {
      castling_blocked: {
        /** The side castled to. */
        side: Side;
        /** Where the piece stands. */
        by: Square;
        /** What it is. */
        piece: Piece;
        /** Which squares must be free. */
        path: Path;
      };
    }
  | {
      castling_in_check: {
        /** The side castled to. */
        side: Side;
        /** Where a piece that gives check stands. */
        by: Square;
        /** What it is. */
        piece: Piece;
      };
    }
  | {
      castling_through: {
        /** The side castled to. */
        side: Side;
        /** The attacked square. */
        over: Square;
        /** Where a piece that attacks it stands. */
        by: Square;
        /** What it is. */
        piece: Piece;
      };
    }
  | {
      castling_into: {
        /** The side castled to. */
        side: Side;
        /** The attacked square. */
        to: Square;
        /** Where a piece that attacks it stands. */
        by: Square;
        /** What it is. */
        piece: Piece;
      };
    }
  | {
      castling_uncovers: {
        /** The side castled to. */
        side: Side;
        /** Where the rook stands. */
        rook: Square;
        /** Where the piece behind it stands. */
        by: Square;
        /** What it is. */
        piece: Piece;
      };
    };

/** What follows from illegal moves. */
export type IllegalMoveScale = "laws" | { warnings: number };

/** The move a draw is claimed with. */
export type Intended = "none" | { written: Uci } | { announced: Uci };

/** An invitation. */
export type InvitationGiven = {
  /** The page, with the secret behind the `#`, where it stays out of logs. */
  path: string;
  /** The secret by itself. */
  token: string;
  /** Until when it holds, in milliseconds since 1970. */
  expires_ms: number;
};

/** Where an invitation leads. */
export type Invited = {
  /** The room. */
  room: string;
  /** The table, if it is to one. */
  table: string | null;
  /** The code of the table. */
  code: string | null;
};

/** How a client keeps the session it is given. */
export type Keep = "cookie" | "token";

/** Whether somebody is kept out, and why. */
export type KeptOut = {
  /** Whether they may not enter. */
  kept_out: boolean;
  /** Why, for the record. */
  why?: string;
};

/** A language. */
export type Lang = "es" | "en";

/** The language of a document. */
export type LanguageQuery = {
  /** `es` or `en`; else what the header `Accept-Language` says. */
  lang?: string;
};

/** A move that was made. */
export type LastMove = {
  /** Its squares, and the promotion; nothing if it was no legal move. */
  uci: string | null;
  /** As it is written, with English letters; over the board without a sign for check. */
  san: string | null;
  /** What the player's clock showed once it was completed, with what the move adds, in milliseconds; when it was made, while that clock still runs. */
  left_ms?: number | null;
};

/** What is asked of the books. What an address does not need is passed over. */
export type LawsQuery = {
  /** `es` or `en`; else what the header `Accept-Language` says. */
  lang?: string;
  /** What to look for. */
  q?: string;
  /** The year of an edition. */
  edition?: string;
  /** A number of the Laws. */
  article?: string;
};

/** Leaving for good. */
export type Leave = {
  /** The password, of who has one. */
  password?: string | null;
};

/** A level. */
export type LevelInfo = {
  /** Its number, from 1. */
  level: number;
  /** The strength asked of the engine, where it can be asked for. */
  elo: number | null;
  /** How many moves in a hundred are any legal move. */
  any_move_percent: number;
  /** How long it thinks about a move at most, in milliseconds. */
  move_ms: number;
};

/** A player's connection. */
export type Link = {
  /** The table. */
  table: string;
  /** The side. */
  color: Color;
  /** Whether there is one. */
  connected: boolean;
  /** How long a message takes there and back, in milliseconds, as the hall measures it. */
  round_trip_ms: number | null;
  /** In how many milliseconds the opponent may claim the game. */
  claim_in_ms: number | null;
};

/** What took a right to castle away. */
export type Lost =
  | "unknown"
  | "from_the_start"
  | {
      king_moved: {
        /** With which move of the game, counted in plies from 1. */
        ply: number;
        /** The number of that move. */
        number: number;
      };
    }
  | {
      rook_moved: {
        /** With which move of the game, counted in plies from 1. */
        ply: number;
        /** The number of that move. */
        number: number;
      };
    }
  | {
      rook_captured: {
        /** By which move of the game, counted in plies from 1. */
        ply: number;
        /** The number of that move. */
        number: number;
      };
    };

/** The machine: what there is to play against. */
export type MachineInfo = {
  /** The engines; the first one sits at tables. */
  engines: EngineInfo[];
  /** The levels it can be asked to play at. */
  levels: LevelInfo[];
  /** How to get an engine, where there is none. */
  advice: Say | null;
};

/** A token that was made: its secret is shown this once. */
export type MadeToken = {
  /** The secret, to be sent as `Authorization: Bearer`. */
  token: string;
  /** What is kept of it. */
  info: TokenInfo;
};

/** How a piece was touched. */
export type Manner = "plain" | "accidental" | "deliberate";

/** A person, to themselves. */
export type Me = {
  /** As others see them. */
  person: Person;
  /** What they may do besides playing. */
  roles: HallRole[];
};

/** Whole milliseconds. */
export type Millis = number;

/** What a player should not do, and an arbiter may penalize. */
export type Misconduct =
  | "adjusting"
  | "other_hand"
  | "hovering"
  | "clock_handling"
  | "idle_stop"
  | "empty_press"
  | "two_hands"
  | "displacing"
  | "two_moves"
  | "writing_ahead"
  | "not_writing"
  | "forbidden_offer"
  | "annoyance"
  | "advice"
  | "no_help"
  | "refusal"
  | "illegal_move"
  | "disrepute";

/** What nobody may do with the clock. */
export type Mishandling = "hover" | "force" | "hold";

/** What is missing at a resumption. */
export type Mislaid = "envelope" | "position";

/** A move as the Laws describe it: `{"role":"knight","from":"g1","to":"f3"}`. When castling, `from` is the square of the king and `to` that of the rook. */
export type Move = {
  /** The piece that moves: the king when castling, the pawn when promoting. */
  role: Role;
  /** The square it leaves. */
  from: Square;
  /** The square it reaches; when castling, the square of the rook. */
  to: Square;
  /** What is special about it. */
  kind?: MoveKind;
};

/** What is special about a move. */
export type MoveKind = "normal" | "double_advance" | "en_passant" | "castle" | { promotion: Role };

/** What must be played. */
export type Must =
  | "any"
  | { move: Square }
  | { move_not_castling: [Square, Side] }
  | { capture: Square }
  | { capture_with: [Square, Square] }
  | { castle: Side }
  | { finish: [Square, Square] }
  | { promote: [Square, Role] }
  | { play: Move };

/** Somebody who is to be silent. */
export type MuteInfo = {
  /** Its number. */
  id: number;
  /** Who. */
  person: number;
  /** What they are called. */
  name: string;
  /** In which room; everywhere if in none. */
  room: string | null;
  /** Until when, in milliseconds since 1970; until it is lifted, if nothing. */
  until_ms: number | null;
  /** Who said so. */
  by: number | null;
  /** What that one is called. */
  by_name: string | null;
  /** Why. */
  why: string;
};

/** Somebody is to be silent. */
export type MutePerson = {
  /** Who. */
  person: number;
  /** In which room and at its tables; left out, everywhere. */
  room?: string | null;
  /** For how many minutes; left out, until it is lifted. */
  minutes?: number | null;
  /** Why, in at most 500 characters. */
  why: string;
};

/** An invitation to make, to a room or to a private table. */
export type NewInvitation = {
  /** How many may come by it. */
  uses?: number;
  /** For how many hours it holds. */
  hours?: number;
};

/** A new password, by who knows the old one. */
export type NewPassword = {
  /** The password until now. */
  old: string;
  /** The password from now on. */
  new: string;
};

/** A room to make. */
export type NewRoom = {
  /** Its short name in addresses: `a`–`z`, digits and inner hyphens. Left out, it is made from the name. */
  id?: string | null;
  /** Its name. */
  name: string;
  /** What it is for. */
  kind: RoomKind;
  /** Whether everybody sees it in the list; left out, all but classes are listed. */
  listed?: boolean | null;
  /** Whether one may chat in it and at its tables; left out, in all but classes. */
  chat?: boolean | null;
};

/** A token to be made. */
export type NewToken = {
  /** What to call it. */
  name: string;
  /** What it is good for. */
  scopes: Scope[];
};

/** Why a game does not count for points. */
export type NotCounted = {
  /** For programs. */
  code: string;
  /** For people. */
  say: Say;
};

/** A table where something could not be done. */
export type NotDone = {
  /** The table. */
  table: string;
  /** Why not. */
  fault: Fault;
};

/** How a game stands: all that a client shows of it. */
export type Now = {
  /** How far it has come. */
  stage: TableStage;
  /** What stands on the board, as the first field of a FEN. */
  board: string;
  /** Who is on move. */
  turn: Color;
  /** How many half-moves were made. */
  ply: number;
  /** The last move. */
  last?: LastMove | null;
  /** The clocks, unless it is played without. */
  clocks?: Clocks | null;
  /** Who offers a draw. */
  offer?: Color | null;
  /** Who claims a draw, where the claim is still to be tested. */
  claim?: Color | null;
  /** What the player on move is obliged to. */
  obligation?: Obligation | null;
  /** Who asks to take back. */
  takeback?: Color | null;
  /** Who would play again. */
  rematch?: Color | null;
  /** The legal moves of the player on move; online only. */
  moves?: string | null;
  /** How it ended. */
  outcome?: Outcome | null;
};

/** A number of an edition. */
export type NumberView = {
  /** The edition. */
  edition: number;
  /** The number. */
  number: string;
  /** Whether a text of the edition confirms it. */
  verified: boolean;
};

/** What the touched pieces, a piece let go, or a claim oblige the player on move to. */
export type Obligation = {
  /** What must be played. */
  must: Must;
  /** The rule that says so. */
  rule: Rule;
};

/** What the arbiter sees happen, or sees on the board, the clock or the scoresheets. */
export type Observation =
  | { flag: Color }
  | "illegal_move"
  | "touch_broken"
  | { touch: [Color, Square] }
  | { accident: Square }
  | { deliberate: Square }
  | "order_unclear"
  | { two_hands: Color }
  | "unsound_position"
  | { misconduct: [Color, Misconduct] }
  | "both_refuse"
  | "unclaimed_draw"
  | { not_come: Color }
  | "nobody_came";

/** A link that works once. */
export type OneTimeLink = {
  /** The page, with the secret behind the `#`, where it stays out of logs. */
  path: string;
  /** The secret by itself. */
  token: string;
  /** Until when it works, in milliseconds since 1970. */
  expires_ms: number;
};

/** A question that waits for an answer. */
export type OpenQuestion = {
  /** Its number. */
  id: number;
  /** What is asked. */
  question: Question;
  /** The same in words. */
  say: Say;
  /** What may be answered, the suggestion first. */
  options: Answer[];
};

/** A simultaneous display: one against each of the class. */
export type OpenSimul = {
  /** How all of them are played. */
  settings?: Partial<TableSettings>;
  /** What the one who plays against all of them has. */
  color?: SimulColor;
  /** The persons they play against; left out, everybody who has a card. */
  against?: number[] | null;
  /** The round; left out, it is the next one. */
  round?: number | null;
};

/** What an envelope holds. */
export type Opened = { written: string } | { move: Uci } | { faulty: SealFault };

/** A table that was opened. */
export type OpenedTable = {
  /** Its name in addresses. */
  table: string;
  /** Its code, if it is private. */
  code: string | null;
};

/** What the arbiter orders, observes or decides. */
export type Order =
  | "start_round"
  | "pause"
  | "resume"
  | { answer: [QuestionId, Answer] }
  | { observe: Observation }
  | { found: Finding }
  | {
      set_clocks: {
        /** What White's clock shall show, if it is set. */
        white: Millis | null;
        /** What Black's clock shall show, if it is set. */
        black: Millis | null;
        /** Why. */
        reason: string;
      };
    }
  | { set_move_counter: [Color, number] }
  | { go_back: number }
  | { penalize: [Color, Penalty, Misconduct] }
  | { compensate: [Color, Millis] }
  | "check_claim"
  | "allow_draw"
  | { allow_assistant: [Color, Millis] }
  | "ask_sheets"
  | { tell: Secret }
  | {
      rule: {
        /** What is decided and why. */
        reason: string;
        /** The result, if the game ends or ended by it. */
        score: Score | null;
      };
    }
  | { withdraw: [RulingId, string] }
  | { adjourn: Adjourning }
  | "begin_session"
  | { open_envelope: Opened }
  | { missing: Mislaid }
  | { decide_appeal: [RulingId, Appealed] };

/** How a game ended. */
export type Outcome = {
  /** What each side scores; nothing if the game is void and a new one is played. */
  score: Score | null;
  /** Why. */
  reason: Reason;
  /** What that rests on. */
  authority: Authority;
  /** Who said so. */
  by: Ruler;
};

/** A number of the latest edition, and what it says. */
export type Paragraph = {
  /** The number. */
  number: string;
  /** What it is about. */
  title: string;
  /** What it says. */
  summary: string[];
};

/** A new password, by a link from an administrator. */
export type PasswordByLink = {
  /** The secret of the link. */
  token: string;
  /** The password from now on. */
  password: string;
};

/** Which squares must be free to castle. */
export type Path = "between_king_and_rook" | "to_their_last_squares";

/** What an arbiter may do to a player. */
export type Penalty =
  | "warning"
  | { opponent_time: Millis }
  | { own_time: Millis }
  | { opponent_points: number }
  | { own_points: number }
  | { loss: Points }
  | "fine"
  | { rounds: number }
  | "expulsion";

/** A person as everybody sees them. */
export type Person = {
  /** The number that stays theirs. */
  id: number;
  /** The name. */
  name: string;
  /** What they are. */
  kind: PersonKind;
  /** Points in the class of the table, where there is one; rounded. */
  rating?: number | null;
};

/** What somebody is. */
export type PersonKind = "guest" | "registered" | "machine";

/** A piece of one color. */
export type Piece = {
  /** Whose it is. */
  color: Color;
  /** What it is. */
  role: Role;
};

/** Where something is said. */
export type Place = { room: string } | { table: string } | { spectators: string };

/** Points in a game, counted in quarters: 4 for a point, 2 for half a point. */
export type Points = number;

/** What a win, a draw and a loss count in the event. */
export type PointsScale = {
  /** A win. */
  win: Points;
  /** A draw. */
  draw: Points;
  /** A loss. */
  loss: Points;
};

/** A game that is lost by not coming to the board. */
export type PostForfeit = {
  /** Who did not come, and loses. */
  absent: Absent;
  /** The round; left out, the last one. */
  round?: number | null;
};

/** The names of a class, for a card each. */
export type PostNames = {
  /** A name a line. */
  names: string;
};

/** The pairings of a round. */
export type PostPairings = {
  /** `board, white, black`, a board a line. */
  pairings: string;
  /** How all of them are played. */
  settings?: Partial<TableSettings>;
  /** The round; left out, it is the next one. */
  round?: number | null;
};

/** Who is at the board when the round begins. */
export type Presence = "assumed" | "reported";

/** Regulations that others are taken from. */
export type Preset = "laws" | "school" | "friendly";

/** The cards to print. */
export type PrintCards = {
  /** Their codes, as they were told when the cards were made. */
  codes: string[];
};

/** Somebody, as everybody may see them. */
export type Profile = {
  /** The number that stays theirs. */
  id: number;
  /** The name. */
  name: string;
  /** What they are: registered or a machine. */
  kind: PersonKind;
  /** Since when, in milliseconds since 1970. */
  member_since_ms: number;
  /** The rating in each class that there is one in. */
  ratings: ProfileRating[];
  /** How their games ended. */
  games: GameTally[];
  /** Their last games that the asker may see. */
  last: GameInfo[];
};

/** Somebody's rating in a class. */
export type ProfileRating = {
  /** The class. */
  class: string;
  /** The rating by now. */
  rating: number;
  /** How far off it may be. */
  deviation: number;
  /** Whether too little is known of the player for a place in the ranking. */
  provisional: boolean;
  /** How many games it rests on. */
  games: number;
  /** How it came to that, the first first; of more than 500 games the last 500. */
  history: RatingPoint[];
};

/** What the program cannot know or may not decide. Where nobody is seated as arbiter it goes to both players; if they do not agree, the clocks stop and the first answer that fits applies, marked as not given by an arbiter. */
export type Question =
  | { touched: [Color, Square] }
  | { two_hands: Color }
  | { can_mate: [Color, Reason] }
  | "dead"
  | { good_reason: Color }
  | { unfinished_castling: Color }
  | { restarted: Color }
  | { adjusting: [Color, Square] }
  | { late: Color }
  | "both_late"
  | { misconduct: [Color, Misconduct] }
  | "colors_reversed"
  | { king_captured: Color }
  | { promotion_choice: Color }
  | {
      clocks_after_going_back: {
        /** The position before this half-move, counted from the start. */
        ply: number;
        /** What White's clock showed then. */
        white: Millis;
        /** What Black's clock showed then. */
        black: Millis;
      };
    }
  | {
      schedule: {
        /** What White's clock should show. */
        white: Millis;
        /** What Black's clock should show. */
        black: Millis;
      };
    }
  | "result_stands"
  | { appeal: Color }
  | "moves_unknown"
  | { increment: Color }
  | { quickplay: [Color, Ground] }
  | { quickplay_later: [Color, Ground] }
  | { envelope: [Color, SealFault] }
  | {
      resumed_times: {
        /** Who says so. */
        color: Color;
        /** What White's clock should show. */
        white: Millis;
        /** What Black's clock should show. */
        black: Millis;
      };
    }
  | { unverified: [Article, Stake] };

/** A question, by its number in the game. */
export type QuestionId = number;

/** What an event announces for the last part of a game without extra time for each move. */
export type Quickplay = "no" | "increment" | "claims";

/** A part of a ranking. */
export type RankingPage = {
  /** The class. */
  class: string;
  /** The places, the strongest first; then those whose rating is provisional. */
  places: RankingPlace[];
  /** How many there are in all. */
  total: number;
  /** The `offset` of the next part; nothing on the last. */
  next: number | null;
};

/** A place in a ranking. */
export type RankingPlace = {
  /** From 1; those who show the same number share it. None with a provisional rating. */
  place: number | null;
  /** Who. */
  id: number;
  /** Their name. */
  name: string;
  /** The rating. */
  rating: number;
  /** How far off it may be. */
  deviation: number;
  /** Whether too little is known of the player for a place. */
  provisional: boolean;
  /** How many games it rests on. */
  games: number;
};

/** Which part of a ranking is asked for. */
export type RankingQuery = {
  /** With so many games or more. */
  min_games?: number;
  /** Without so many at the beginning. */
  offset?: number;
  /** So many at most, 1 to 200; 50 if left out. */
  limit?: number;
};

/** What a game did to somebody's rating. */
export type RatingChange = {
  /** Whose. */
  person: number;
  /** What it was. */
  before: number;
  /** What it became. */
  after: number;
  /** By how much it changed. */
  by: number;
};

/** A rating after a game. */
export type RatingPoint = {
  /** The game. */
  game: string;
  /** When it ended, in milliseconds since 1970. */
  ended_ms: number;
  /** What the rating became. */
  rating: number;
  /** How far off it may be. */
  deviation: number;
};

/** Why a game ended. */
export type Reason =
  | "checkmate"
  | "stalemate"
  | "dead_position"
  | "fivefold"
  | "seventy_five_moves"
  | "agreement"
  | { claim: Claim }
  | { resignation: Color }
  | { flag: Color }
  | "both_flags"
  | { illegal_moves: Color }
  | "unsound_position"
  | { default: Color }
  | "both_default"
  | { penalty: Color }
  | "both_refused"
  | "decision"
  | "signed"
  | "wrong_start"
  | "colors_reversed"
  | { absence: Color }
  | { quickplay: [Color, Ground] }
  | { referred: [Color, Ground] }
  | { sealed: [Color, SealFault] }
  | "position_lost";

/** A fact that is not accepted, and what that rests on. It leaves the game as it was. */
export type Refusal = {
  /** Why. */
  reason: Refused;
  /** What that rests on. */
  authority: Authority;
};

/** Why a fact is not accepted. */
export type Refused =
  | "not_started"
  | "already_started"
  | "over"
  | "out_of_order"
  | "paused"
  | "not_paused"
  | { not_present: Color }
  | { already_present: Color }
  | { not_on_move: Color }
  | "nothing_there"
  | "wrong_piece"
  | "move_made"
  | { obliged: Obligation }
  | { illegal: Illegal }
  | { unreadable: SanError }
  | "missing_promotion"
  | "only_online"
  | "only_over_the_board"
  | "may_not_adjust"
  | "clock_not_running"
  | "no_clock"
  | "no_offer"
  | "offer_stands"
  | "draw_not_allowed"
  | "too_early"
  | "claim_right_lost"
  | "claim_stands"
  | "no_claim"
  | "claim_pending"
  | "no_such_claim"
  | "nothing_to_claim"
  | "too_late"
  | "only_display"
  | { no_question: QuestionId }
  | { not_an_answer: QuestionId }
  | { for_the_arbiter: QuestionId }
  | { no_ruling: RulingId }
  | { no_appeal: RulingId }
  | { withdrawn: RulingId }
  | "no_more_views"
  | "not_in_this_class"
  | "displaced"
  | "no_such_penalty"
  | "no_such_move"
  | "nothing_irregular"
  | "not_a_score"
  | "not_over"
  | "must_keep_silent"
  | "signed"
  | "wrong_sheet"
  | "friendly"
  | "nobody_seated"
  | "nothing_due"
  | "only_the_arbiter"
  | "quickplay_not_announced"
  | "no_quickplay"
  | "more_than_two_minutes"
  | "flag_fallen"
  | "adjourned"
  | "not_adjourned"
  | "already_adjourned"
  | "nothing_to_seal"
  | "nothing_sealed"
  | "already_sealed"
  | "several_readings";

/** A regulation of the event that a ruling rests on. */
export type Regulation =
  | "illegal_moves"
  | "draws"
  | "default_time"
  | "class"
  | "points"
  | "friendly"
  | { house: number };

/** What the organiser lays down before play, and the arbiter rules by. What is read need not be playable: the arbiter's `Regulations::check` says whether it is. */
export type Regulations = {
  /** The edition of the Laws. */
  edition: Edition;
  /** The time of each side; the same unless there are odds. */
  time: ByColor<TimeControl>;
  /** The class, where the regulations set one; else it follows from the time. */
  class: Class | null;
  /** Whether rapid and blitz are supervised as the Competition Rules ask. */
  supervision: Supervision;
  /** Who sees what happens. */
  watch: Watch;
  /** Whether somebody is seated as arbiter. */
  arbiter: ArbiterSeat;
  /** Where it is played. */
  venue: Venue;
  /** How late a player may come. */
  default_time: Millis | null;
  /** Whether both players are at the board when the round begins. */
  presence: Presence;
  /** What is said of agreeing to a draw. */
  draws: DrawRule;
  /** Whether castling is that of Chess960. */
  castling: CastlingMode;
  /** Where the pieces stand at the start. */
  start: Setup;
  /** How the players record. */
  sheets: SheetKind;
  /** What the results count in the event. */
  points: PointsScale;
  /** What follows from illegal moves. */
  illegal_moves: IllegalMoveScale;
  /** Whether only Articles 1 to 5 are played by. */
  friendly: Friendly;
  /** What was announced for a quickplay finish. */
  quickplay?: Quickplay;
  /** Further rules, numbered from 1. */
  house: HouseRule[];
};

/** What a spectator, or a player of another game, tells the arbiter. */
export type Report = "illegal_move" | { flag: Color } | "other" | "interferes";

/** A version of the Tournament Report File. */
export type ReportFile = "16" | "26";

/** Something that was reported, while nobody has seen to it. */
export type ReportInfo = {
  /** Its number. */
  id: number;
  /** Where: `room:…`, `table:…` or `spectators:…`. */
  place: string;
  /** What was said, by its number. */
  message: number | null;
  /** The same in words, also if it is hidden by now. */
  text: string | null;
  /** Who said it. */
  person: number | null;
  /** What that one is called. */
  name: string | null;
  /** Who reports it. */
  by: number | null;
  /** What that one is called. */
  by_name: string | null;
  /** Why. */
  why: string;
  /** When, in milliseconds since 1970. */
  unix_ms: number;
};

/** The form of a report, and its language. */
export type ReportQuery = {
  /** `html`, to be printed, or `txt`; `html` if left out. */
  format?: string;
  /** `es` or `en`; else what the header `Accept-Language` says. */
  lang?: string;
};

/** How results are wanted. */
export type ResultsQuery = {
  /** The round; left out, the last one. */
  round?: number;
  /** The language of the headings; left out, the one that the request would rather have. */
  lang?: Lang;
  /** What stands between the cells. */
  style?: CellsBy;
  /** The version of a Tournament Report File. */
  version?: ReportFile;
};

/** What a piece is, whichever its color. */
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";

/** What somebody may do besides playing. */
export type RolesOf = {
  /** Each of them; none for who only plays. */
  roles: HallRole[];
};

/** A room, to those who keep it. */
export type RoomDetails = {
  /** The room as it is listed. */
  info: RoomInfo;
  /** Whether everybody sees it in the list. */
  listed: boolean;
  /** Whose it is; nobody's if it is the hall's own. */
  owner: number | null;
  /** Whether it is put away: its games stay, none are added. */
  archived: boolean;
};

/** A room, as it is listed. */
export type RoomInfo = {
  /** Its short name, in addresses. */
  id: string;
  /** Its name. */
  name: string;
  /** What it is for. */
  kind: RoomKind;
  /** How many people are in it. */
  people: number;
  /** How many games are going on in it. */
  games: number;
  /** How many are in the hall at this moment who can be arbiter of any of its tables. */
  arbiters: number;
  /** Whether one may say something. */
  chat: boolean;
};

/** What a room is for. */
export type RoomKind = "guest" | "open" | "club_evening" | "class";

/** A room one has entered. */
export type RoomState = {
  /** The room. */
  info: RoomInfo;
  /** Who is in it. */
  people: Person[];
  /** Its tables. */
  tables: TableInfo[];
  /** What was said last. */
  chat: ChatLine[];
};

/** A round whose tables are open. */
export type RoundOpened = {
  /** Its number. */
  round: number;
  /** Its tables, in the order of the boards. */
  tables: BoardOpened[];
  /** Cards for those who were not known; their codes are told this once. */
  cards: CardGiven[];
};

/** The key of a rule, such as `"seventy_five_moves"`. */
export type Rule = string;

/** One thing the Laws rule on. */
export type RuleView = {
  /** A stable name: `seventy_five_moves`. */
  key: string;
  /** The name in words. */
  name: string;
  /** Where each edition states it, the oldest first; editions without it are left out. */
  numbers: NumberView[];
};

/** Who ruled. */
export type Ruler = "program" | "arbiter" | "players" | "default";

/** One ruling. */
export type Ruling =
  | "clock_started"
  | { in_time: Color }
  | "white_loses_time"
  | "set_up_stands"
  | "position_transferred"
  | "reversed_colors_stand"
  | { castling_barred: [Color, Square[]] }
  | { obliged: Obligation }
  | { accidental_touch: Square }
  | { adjusting_void: Square }
  | { touch_broken: Color }
  | { taken_back_in_time: Color }
  | { not_completed: Color }
  | { captured_on_promotion: Square }
  | { touch_claim_lost: Color }
  | { touch_claim_rejected: Color }
  | { completed_by_next_move: Color }
  | { illegal_move: [Color, Breach, number] }
  | { gain_taken_back: [Color, Millis] }
  | { extra_time: [Color, Millis] }
  | { time_taken: [Color, Millis] }
  | { becomes_queen: Square }
  | { restored: number }
  | "illegal_move_stands"
  | { illegal_move_claim_rejected: Color }
  | "wait_one_move"
  | { two_moves_not_illegal: Color }
  | { put_back_on_own_time: Color }
  | { flag_noticed: Color }
  | { quota_met: Color }
  | { flag_disregarded: Color }
  | { flag_claim_rejected: Color }
  | "both_flags_go_on"
  | { clock_runs: Color }
  | { stop_accepted: Color }
  | "clocks_set"
  | "setting_mended"
  | "setting_left"
  | "clock_replaced"
  | { other_hand_not_illegal: Color }
  | { offered: Color }
  | { offered_at_other_time: Color }
  | { condition_void: Color }
  | { offer_refused: Color }
  | { claim_is_offer: Color }
  | { claim_tested: Color }
  | { claim_correct: Claim }
  | { claim_wrong: [Color, Claim] }
  | { make_claim_legal: Color }
  | { announced_move_illegal: Color }
  | { increment_set: [Color, Millis] }
  | { increment_denied: Color }
  | { quickplay_claimed: [Color, Ground] }
  | { quickplay_postponed: Color }
  | { quickplay_rejected: Color }
  | { to_seal: Color }
  | { adjourned: Color }
  | { sealed_on_board: Color }
  | "session_begins"
  | { replier_missing: Color }
  | { envelope_to_open: Color }
  | { envelope_opened: Color }
  | { reply_sealed: Color }
  | { envelope_missing: Color }
  | { recording_excused: Color }
  | { must_catch_up: Color }
  | "arbiter_records"
  | "both_catch_up"
  | { next_period_by_default: Color }
  | "noted_for_reconstruction"
  | { written_ahead: Color }
  | { previous_not_written: Color }
  | { other_notation: Color }
  | "mark_offer"
  | { assistant_allowed: Color }
  | "sheets_shown"
  | { sheet_seen: [Color, number] }
  | "result_signed"
  | { penalized: [Color, Penalty, Misconduct] }
  | { no_penalty: [Color, Misconduct] }
  | { explained: Rule }
  | "decided"
  | "bystander_heard"
  | "bystander_warned"
  | { appealed: RulingId }
  | { appeal_decided: RulingId }
  | { withdrawn: RulingId }
  | "result_stands"
  | { taken_back: number }
  | { over: Outcome };

/** A ruling, by its number in the game. */
export type RulingId = number;

/** A run of the facts under one edition. */
export type RunView = {
  /** The edition. */
  edition: number;
  /** What the page says of the run, where it is another than its own. */
  title: string | null;
  /** The result at the end. */
  result: string;
  /** What each fact brought about, in the order of the steps. */
  told: Said[][];
};

/** A ruling, a refusal or a question. */
export type Said = {
  /** `ruling`, `refusal` or `question`. */
  kind: string;
  /** The number of a ruling or a question, from the facts on. */
  number: number | null;
  /** The sentence. */
  text: string;
  /** What it rests on: a number of the Laws alone, or else `… on 7.5.5`, `regulations:…` or `site:…`, which are no law. */
  authority: string | null;
  /** The Article, of the Laws or commented on. */
  article: string | null;
  /** Whether a text of that edition confirms the number. */
  verified: boolean | null;
};

/** Why a text is not a move in algebraic notation, or not one of this position. */
export type SanError =
  | {
      syntax: {
        /** The first column that does not fit, counted in characters from 1; one past the end where something is missing. */
        column: number;
      };
    }
  | "null"
  | { illegal: Illegal }
  | { ambiguous: Move[] }
  | "missing_promotion"
  | { illegal_promotion: Role }
  | { capture_mark: Move }
  | { overspecified: Move };

/** A sentence in both languages. */
export type Say = {
  /** In Spanish. */
  es: string;
  /** In English. */
  en: string;
};

/** What a token is good for. A session is good for everything its person may do. */
export type Scope = "read" | "play" | "arbiter" | "organise" | "admin";

/** What each side scores. */
export type Score = {
  /** White's points. */
  white: Points;
  /** Black's points. */
  black: Points;
};

/** At how many screens a game is played. */
export type Screens = "one" | "two";

/** What commits a player to a sealed move without telling it: 64 hexadecimal digits. */
export type Seal = string;

/** What is wrong with a sealed move. */
export type SealFault = "ambiguous" | "meaningless" | "illegal" | "nothing" | "not_handed_in";

/** Who is looked for. */
export type Search = {
  /** How the name begins. */
  q: string;
  /** How many at most, up to 50. */
  limit?: number;
};

/** What was found. */
export type SearchView = {
  /** What was looked for. */
  query: string;
  /** The edition. */
  edition: number;
  /** The language: `es` or `en`. */
  language: string;
  /** The terms of the glossary that stand in what was looked for. */
  terms: TermView[];
  /** What was found, the best first. */
  hits: Hit[];
};

/** What the arbiter must keep from the players. */
export type Secret = "move_count" | "opponent_moved" | "not_pressed";

/** A message from the hall. */
export type ServerMessage =
  | { welcome: Welcome }
  | "pong"
  | { rooms: RoomInfo[] }
  | { room: RoomState }
  | {
      presence: {
        /** The room. */
        room: string;
        /** Who came. */
        came: Person[];
        /** Who left. */
        went: number[];
        /** How many there are now. */
        count: number;
      };
    }
  | { table_changed: TableInfo }
  | {
      table_gone: {
        /** The room. */
        room: string;
        /** The table. */
        table: string;
      };
    }
  | { chat: ChatLine }
  | {
      chat_hidden: {
        /** Its number. */
        id: number;
      };
    }
  | {
      table_opened: {
        /** The client's name for what it asked. */
        id: string;
        /** The table. */
        table: string;
        /** Its code, if it is private. */
        code: string | null;
      };
    }
  | { table: TableState }
  | { update: Update }
  | { link: Link }
  | { desk: Desk }
  | { desk_changed: DeskChange }
  | { ack: Ack }
  | {
      refused: {
        /** The client's name for what it did. */
        id: string;
        /** Why, and what that rests on. */
        refusal: Refusal;
        /** The same in words. */
        say: Say;
      };
    }
  | {
      error: {
        /** The client's name for what it did, where it has one. */
        id: string | null;
        /** What. */
        fault: Fault;
      };
    }
  | "closing";

/** A session of one's own. */
export type SessionInfo = {
  /** Its name, to end it by. */
  id: string;
  /** When it began, in milliseconds since 1970. */
  created_ms: number;
  /** When it was last used, to the hour. */
  seen_ms: number;
  /** Until when it lasts if it is not used. */
  expires_ms: number;
  /** What the browser or program calls itself. */
  agent: string;
  /** Whether it is the one that asks. */
  current: boolean;
};

/** A position that nothing has checked, as a FEN; whatever a game can start from is read back the same. */
export type Setup = string;

/** A half-move as it stands on a sheet. */
export type SheetCell = {
  /** What is written; nothing in a gap. */
  text: string | null;
  /** Whether nothing is written where something should be. */
  gap: boolean;
  /** What the clock showed, if it is written. */
  clock: string | null;
  /** Marked as an offer of a draw: `(=)`. */
  offer: boolean;
  /** Of a move that is off the record, an earlier position having been put up again. */
  void: boolean;
  /** What stood there before and was struck out, the oldest first. */
  struck: string[];
};

/** A scoresheet, line by line. */
export type SheetDocument = {
  /** Whose it is: `white` or `black`. */
  color: Color;
  /** The player. */
  player: string;
  /** The adversary. */
  opponent: string;
  /** How it is kept: `paper`, `electronic` or `automatic`. */
  kept: string;
  /** The moves, one of each side to a row. */
  rows: SheetRow[];
  /** The result it was signed with. */
  signed: string | null;
};

/** How the players record the game. */
export type SheetKind = "paper" | "electronic" | "automatic";

/** A line of a scoresheet. */
export type SheetLine = {
  /** What is written; nothing where there is a gap. */
  text: string | null;
  /** Whether an offer of a draw is marked. */
  offer: boolean;
  /** The time noted beside it, in milliseconds. */
  clock_ms: number | null;
  /** Whether it was corrected. */
  corrected: boolean;
  /** Whether the move it tells was taken back. */
  void: boolean;
};

/** A move of White's and the answer. */
export type SheetRow = {
  /** The number of the move. */
  number: number;
  /** White's; nothing where Black began, or the sheet has no such line. */
  white: SheetCell | null;
  /** Black's; nothing where the sheet has no such line. */
  black: SheetCell | null;
};

/** A line of the record, and the same in words. */
export type Shown = {
  /** The line. */
  entry: Entry;
  /** In words, where there is something to say. */
  say?: Say | null;
};

/** The side of the board a king castles to. */
export type Side = "king" | "queen";

/** What the one who gives a simultaneous display has. */
export type SimulColor = "white" | "black" | "alternate";

/** What a site brings about by a rule of its own: nothing of it is in the Laws. */
export type SiteAct =
  | "start_round"
  | { absent: [Color, AbsenceClaim] }
  | { take_back: number }
  | { call_stops: Color };

/** A rule of the site where the game is played, not of the Laws. */
export type SiteRule =
  | "record"
  | "time_per_turn"
  | "online_moves"
  | "online_draws"
  | "nobody_seated"
  | "questions"
  | "absence"
  | "takeback"
  | "rulings";

/** A square, as `"e4"`. */
export type Square = string;

/** What would decide a game, or a part of its time, on an Article that no text confirms. */
export type Stake =
  | { end: [Score, Reason] }
  | { new_game: Reason }
  | { more: [Color, Millis] }
  | { less: [Color, Millis] };

/** Where the pieces stand at the start. */
export type Start = "standard" | { chess960: number | null } | { fen: string };

/** What the program does about a number. */
export type StatusView = {
  /** `enforced`, `by_construction`, `arbiter_decides`, `not_yet` or `not_applicable`. */
  key: string;
  /** The same in words. */
  word: string;
  /** Why, where that is told. */
  reason: string | null;
};

/** A fact of a case. */
export type StepView = {
  /** The line of the page. */
  line: number;
  /** When, if it is told. */
  at: string | null;
  /** The fact, as the page has it. */
  fact: string;
  /** The sentences the page expects, in English. */
  expected: string[];
};

/** Why a player stops the clocks. */
export type StopReason = "missing_piece" | "displaced" | "help" | "none";

/** Whether the arbiters of a rapid or blitz event are enough to watch every game. The event announces which of the two holds; it means nothing in standard games, nor before 2009. */
export type Supervision = "adequate" | "otherwise";

/** What can be done at a table. */
export type TableAct =
  | { act: Act }
  | { act_for: [Color, Act] }
  | { order: Order }
  | { order_because: [Order, string] }
  | { report: Report }
  | { sit: Color | null }
  | "leave"
  | "sit_as_arbiter"
  | "start"
  | "abort"
  | "takeback"
  | "decline_takeback"
  | { claim_absence: AbsenceClaim }
  | {
      call: {
        /** What for. */
        why: CallReason;
        /** What there is to say; at most 500 characters. */
        text?: string;
      };
    }
  | { answer_call: number }
  | "rematch";

/** What happens at a table. */
export type TableEvent =
  | { game: Event }
  | { waits: Person }
  | { sat: [Color, Person] }
  | { left: number }
  | { arbiter_sat: Person }
  | { takeback_asked: Color }
  | { takeback_declined: Color }
  | { taken_back: number }
  | { aborted: Abort }
  | { absence_claimed: [Color, AbsenceClaim] }
  | { called: Call }
  | { call_answered: number }
  | { rematch_offered: Color }
  | { rematch: string }
  | { engine_failed: [Color, string] }
  | {
      noted: {
        /** The reason, in the arbiter's own words. */
        text: string;
      };
    }
  | "reopened"
  | "went_on"
  | "no_arbiter";

/** A table, as it is listed: all there is to know before joining. */
export type TableInfo = {
  /** Its name in addresses. */
  id: string;
  /** The room. */
  room: string;
  /** How it is played; without the code. */
  settings: TableSettings;
  /** The class: blitz, rapid, standard or turn. */
  class: string;
  /** How far it has come. */
  stage: TableStage;
  /** Who waits for an opponent, while the lot has not given colors. */
  waiting: Person | null;
  /** Who plays White. */
  white: Person | null;
  /** Who plays Black. */
  black: Person | null;
  /** How many half-moves were completed: made, and followed by a press or by the next one. */
  ply: number;
  /** How it ended. */
  outcome: Outcome | null;
  /** How many watch. */
  watching: number;
};

/** What is chosen when a table is opened. Everything has a default. */
export type TableSettings = {
  /** What the table is called, such as "Board 3". */
  name: string | null;
  /** The time, as people write it: `3+2`, `90+30`, `40/90+30, 30+30`, `2/turn`, `5 d3`, `none`. */
  time: string;
  /** Black's time, where it is not the same. */
  time_black: string | null;
  /** Whether it is played for points. */
  points: boolean;
  /** Who may sit and watch. */
  access: Access;
  /** The color of the one who opens the table. */
  color: ColorChoice;
  /** Where the pieces stand. */
  start: Start;
  /** Whether it is played over the board, with touch-move and a clock to press. */
  over_the_board: boolean;
  /** The year of the edition of the Laws. */
  edition: string;
  /** Regulations that others are taken from. */
  preset: Preset;
  /** Whether an arbiter is seated, or can be called. */
  arbiter: boolean;
  /** Whether two play at one screen. */
  screens: Screens;
  /** Whether moves may be taken back by agreement. */
  takebacks: boolean;
  /** The strength of the machine that sits opposite, from 1, if one does. */
  machine: number | null;
  /** How many seconds a first move may take; none for no limit. */
  first_move_s: number | null;
  /** After how many seconds without connection the opponent may claim; none for never. Left out, it is 60, and 180 in a standard game. */
  absence_s: number | null;
  /** Whether a call to the arbiter stops the clocks. */
  call_stops_clocks: boolean;
  /** Whether the clocks wait for the arbiter or the organiser, who start all together. */
  wait_for_start: boolean;
  /** By how many seconds spectators see later. */
  delay_s: number;
  /** All regulations, in place of what follows from the rest. */
  regulations: Regulations | null;
};

/** How far a table has come. */
export type TableStage = "waiting" | "ready" | "playing" | "paused" | "over" | "aborted";

/** A table as it stands, to whoever sees it. */
export type TableState = {
  /** What is listed of it. */
  info: TableInfo;
  /** The version: the next update has the next number. */
  v: number;
  /** The seat of the one who sees it, or nothing. */
  seat: Color | null;
  /** Whether the one who sees it acts as arbiter here. */
  as_arbiter: boolean;
  /** The code, to the players of a private table. */
  code: string | null;
  /** What it is played by. */
  regulations: Regulations;
  /** Where the regulations depart from the Laws, in words. */
  deviations: Say[];
  /** The position at the start, as FEN. */
  start: string;
  /** The number of the start, if it is one of Chess960. */
  chess960?: number | null;
  /** The seed that the lots were drawn with, in hexadecimal, once the game is over. */
  seed?: string | null;
  /** The moves made so far. */
  moves: LastMove[];
  /** How it stands. */
  now: Now;
  /** The scoresheets the one who sees it may see: White's, Black's. */
  sheets: [SheetLine[] | null, SheetLine[] | null];
  /** The questions that wait for an answer from the one who sees it, and all to the arbiter. */
  questions: OpenQuestion[];
  /** The calls that wait, to the arbiter; to a player, the player's own. */
  calls: Call[];
  /** Who is seated as arbiter. */
  arbiters: Person[];
};

/** A term of the glossary of the Laws. */
export type TermView = {
  /** A stable name: `dead_position`. */
  key: string;
  /** The term. */
  term: string;
  /** What it means, in the words of this project. */
  meaning: string;
  /** The number of the latest edition that it belongs to. */
  number: string;
  /** The number that the glossary of the Laws gives, where that is another. */
  printed: string | null;
  /** The key of the term of which it is another word. */
  see: string | null;
};

/** How an offer of a draw is made. */
export type Terms = "plain" | "conditional";

/** The glossary. */
export type TermsView = {
  /** The language: `es` or `en`. */
  language: string;
  /** The terms in the order of their language. */
  terms: TermView[];
};

/** The time of a player, as people write it: `"90+30"`, `"40/90+30, 30+30"`, `"3+2 after"`, `"2/turn"`, `"none"`. */
export type TimeControl = string;

/** What happened in a game and around it, as far as who asks may see it. */
export type Timeline = {
  /** The game. */
  game: string;
  /** How far it has come. */
  stage: TableStage;
  /** What happened, in order. */
  entries: TimelineEntry[];
};

/** Something that happened. */
export type TimelineEntry = {
  /** When, in milliseconds of the table's own time. */
  at: number;
  /** When it was put on record, in milliseconds since 1970. */
  unix_ms: number;
  /** Who brought it about, if a person did. */
  by: string | null;
  /** Whether it is a fact, what the arbiter did, a question, a ruling, or around the game. */
  kind: TimelineKind;
  /** In words, where there is something to say. */
  say: Say | null;
  /** The line of the record. */
  entry: Entry;
};

/** What kind of thing happened. */
export type TimelineKind = "fact" | "order" | "question" | "ruling" | "unnoticed" | "table";

/** What became of an order to all tables of a room. */
export type ToAll = {
  /** The tables where it was done. */
  done: string[];
  /** Those where it could not be done, and why. */
  failed: NotDone[];
};

/** A token of one's own. */
export type TokenInfo = {
  /** Its number. */
  id: number;
  /** What it is called. */
  name: string;
  /** What it is good for. */
  scopes: string[];
  /** When it was made, in milliseconds since 1970. */
  created_ms: number;
  /** When it was last used, to the minute. */
  used_ms: number | null;
};

/** The squares of a move and what a pawn becomes, as the Universal Chess Interface writes them: `"e2e4"`, `"e7e8q"`; `"0000"` for no move. */
export type Uci = string;

/** What has happened at a table, all of it brought about by one fact. */
export type Update = {
  /** The table. */
  table: string;
  /** The version it leads to. */
  v: number;
  /** What happened, in order. */
  entries: Shown[];
  /** How it stands now. */
  now: Now;
};

/** Where the game is played. */
export type Venue = "over_the_board" | "online";

/** Who sees what happens at the board. */
export type Watch = "program" | "people";

/** Who is there, and what o'clock it is. */
export type Welcome = {
  /** The protocol's version. */
  protocol: number;
  /** Who the client is. */
  you: Me;
  /** The hall's time, in milliseconds since 1970. */
  unix_ms: number;
  /** The token of the session of a guest that has just been made, to come back with. */
  token?: string | null;
  /** The tables where the person has a game that is not over. */
  playing: string[];
};

/** Why something is done; it stays on record. */
export type Why = {
  /** The reason, in at most 500 characters. */
  why: string;
};
