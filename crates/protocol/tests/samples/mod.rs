//! A sample of every message.

use jadoube_arbiter as arbiter;
use jadoube_laws as laws;
use jadoube_protocol::rest::desk::{Desk, DeskCall, DeskChange, DeskPlayer, DeskTable};
use jadoube_protocol::{
    Ack, ChatLine, ClientMessage, Clocks, Do, Enter, ErrorCode, Fault, LastMove, Link, Me, Now,
    Place, Role, RoomInfo, RoomKind, RoomState, Say, ServerMessage, Shown, TableAct, TableInfo,
    TableSettings, TableStage, TableState, Update, Welcome,
};
use jadoube_record::{
    AbsenceClaim, Act, Call, CallReason, Color, Entry, Order, Person, PersonKind, Refusal,
    Regulations, Report, TableEvent,
};

const TABLE: &str = "abCD1234";

pub(crate) fn client() -> Vec<ClientMessage> {
    let room = || "principal".to_owned();
    let table = || TABLE.to_owned();
    vec![
        ClientMessage::Enter(Enter::Guest),
        ClientMessage::Ping,
        ClientMessage::EnterRoom {
            room: room(),
            code: Some("K7MPQ2".into()),
        },
        ClientMessage::LeaveRoom { room: room() },
        ClientMessage::OpenTable {
            id: "1".into(),
            room: room(),
            settings: Box::default(),
        },
        ClientMessage::Watch {
            table: table(),
            since: Some(12),
            code: None,
        },
        ClientMessage::Unwatch { table: table() },
        ClientMessage::WatchDesk { room: room() },
        ClientMessage::UnwatchDesk { room: room() },
        ClientMessage::Do(Do {
            table: table(),
            id: "2".into(),
            ply: Some(0),
            what: TableAct::Act(play()),
        }),
        ClientMessage::Chat {
            place: Place::Room(room()),
            text: "¡Buena partida!".into(),
        },
    ]
}

pub(crate) fn table_acts() -> Vec<TableAct> {
    vec![
        TableAct::Act(play()),
        TableAct::ActFor(Color::Black, Act::Resign),
        TableAct::Order(Order::from(&arbiter::Order::Pause)),
        TableAct::OrderBecause(Order::GoBack(4), "the board had been turned".into()),
        TableAct::Report(Report::from(&arbiter::Report::IllegalMove)),
        TableAct::Sit(None),
        TableAct::Sit(Some(Color::White)),
        TableAct::Leave,
        TableAct::SitAsArbiter,
        TableAct::Start,
        TableAct::Abort,
        TableAct::Takeback,
        TableAct::DeclineTakeback,
        TableAct::ClaimAbsence(AbsenceClaim::Win),
        TableAct::Call {
            why: CallReason::Leave,
            text: "Permiso para salir".into(),
        },
        TableAct::AnswerCall(1),
        TableAct::Rematch,
    ]
}

pub(crate) fn error_codes() -> Vec<ErrorCode> {
    vec![
        ErrorCode::Malformed,
        ErrorCode::TooLong,
        ErrorCode::WhoIsThere,
        ErrorCode::BadToken,
        ErrorCode::BadPassword,
        ErrorCode::Forbidden,
        ErrorCode::CodeNeeded,
        ErrorCode::NotFound,
        ErrorCode::Invalid,
        ErrorCode::Taken,
        ErrorCode::SeatTaken,
        ErrorCode::TooMany,
        ErrorCode::NotNow,
        ErrorCode::Stale,
        ErrorCode::FairPlay,
        ErrorCode::Muted,
        ErrorCode::ChatClosed,
        ErrorCode::NoEngine,
        ErrorCode::Storage,
        ErrorCode::Closing,
        ErrorCode::Internal,
    ]
}

pub(crate) fn places() -> Vec<Place> {
    vec![
        Place::Room("principal".into()),
        Place::Table(TABLE.into()),
        Place::Spectators(TABLE.into()),
    ]
}

pub(crate) fn server() -> Vec<ServerMessage> {
    let mut all = vec![
        ServerMessage::Welcome(Welcome {
            protocol: 1,
            you: Me {
                person: person(7, "Ana"),
                roles: vec![Role::Arbiter],
            },
            unix_ms: 1_764_500_000_000,
            token: Some("a-token".into()),
            playing: vec![TABLE.into()],
        }),
        ServerMessage::Pong,
        ServerMessage::Rooms(vec![room_info()]),
        ServerMessage::Room(RoomState {
            info: room_info(),
            people: vec![person(7, "Ana")],
            tables: vec![table_info()],
            chat: vec![chat_line()],
        }),
        ServerMessage::Presence {
            room: "principal".into(),
            came: vec![person(8, "Luis")],
            went: vec![7],
            count: 1,
        },
        ServerMessage::TableChanged(table_info()),
        ServerMessage::TableGone {
            room: "principal".into(),
            table: TABLE.into(),
        },
        ServerMessage::Chat(chat_line()),
        ServerMessage::ChatHidden { id: 3 },
        ServerMessage::TableOpened {
            id: "1".into(),
            table: TABLE.into(),
            code: Some("K7MPQ2".into()),
        },
        ServerMessage::Closing,
    ];
    all.extend(of_a_table());
    all
}

fn of_a_table() -> Vec<ServerMessage> {
    vec![
        ServerMessage::Table(Box::new(table_state())),
        ServerMessage::Update(Box::new(Update {
            table: TABLE.into(),
            v: 3,
            entries: vec![Shown {
                entry: Entry {
                    at: 61_234,
                    by: Some(7),
                    what: TableEvent::TakebackAsked(Color::White),
                },
                say: Some(say()),
            }],
            now: now(),
        })),
        ServerMessage::Link(Link {
            table: TABLE.into(),
            color: Color::Black,
            connected: false,
            round_trip_ms: Some(48),
            claim_in_ms: Some(60_000),
        }),
        ServerMessage::Desk(Desk {
            room: "principal".into(),
            tables: vec![desk_table()],
        }),
        ServerMessage::DeskChanged(DeskChange {
            room: "principal".into(),
            tables: Vec::new(),
            order: vec![TABLE.into()],
        }),
        ServerMessage::Ack(Ack {
            id: "2".into(),
            table: TABLE.into(),
            v: 3,
        }),
        ServerMessage::Refused {
            id: "2".into(),
            refusal: Refusal::from(&arbiter::Refusal {
                reason: arbiter::Refused::NotOnMove(laws::Color::Black),
                authority: arbiter::Authority::Site(arbiter::SiteRule::OnlineMoves),
            }),
            say: say(),
        },
        ServerMessage::Error {
            id: None,
            fault: Fault {
                code: ErrorCode::TooMany,
                say: say(),
                about: Some("chat".into()),
                retry_s: Some(10),
            },
        },
    ]
}

fn play() -> Act {
    let uci = "e2e4".parse().expect("these are two squares");
    Act::from(&arbiter::Act::Play {
        uci,
        lag: arbiter::Millis::ZERO,
    })
}

fn say() -> Say {
    Say {
        es: "Sí.".into(),
        en: "Yes.".into(),
    }
}

fn person(id: i64, name: &str) -> Person {
    Person {
        id,
        name: name.into(),
        kind: PersonKind::Registered,
        rating: Some(1500),
    }
}

fn room_info() -> RoomInfo {
    RoomInfo {
        id: "principal".into(),
        name: "Sala principal".into(),
        kind: RoomKind::Open,
        people: 2,
        games: 1,
        arbiters: 1,
        chat: true,
    }
}

fn table_info() -> TableInfo {
    TableInfo {
        id: TABLE.into(),
        room: "principal".into(),
        settings: TableSettings::default(),
        class: "rapid".into(),
        stage: TableStage::Playing,
        waiting: None,
        white: Some(person(7, "Ana")),
        black: Some(person(8, "Luis")),
        ply: 1,
        outcome: None,
        watching: 4,
    }
}

fn chat_line() -> ChatLine {
    ChatLine {
        id: 3,
        place: Place::Room("principal".into()),
        from: person(7, "Ana"),
        unix_ms: 1_764_500_000_000,
        text: Some("¡Buena partida!".into()),
    }
}

fn now() -> Now {
    Now {
        stage: TableStage::Playing,
        board: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR".into(),
        turn: Color::Black,
        ply: 1,
        last: Some(last_move()),
        clocks: Some(Clocks {
            white_ms: 600_000,
            black_ms: 605_000,
            delay_ms: 0,
            running: Some(Color::Black),
            at: 61_234,
        }),
        offer: None,
        claim: None,
        obligation: None,
        takeback: Some(Color::White),
        rematch: None,
        moves: Some("e7e5 e7e6".into()),
        outcome: None,
    }
}

fn last_move() -> LastMove {
    LastMove {
        uci: Some("e2e4".into()),
        san: Some("e4".into()),
        left_ms: Some(600_000),
    }
}

fn desk_table() -> DeskTable {
    DeskTable {
        id: TABLE.into(),
        name: Some("Mesa 1".into()),
        stage: TableStage::Playing,
        over_the_board: false,
        low: true,
        white: Some(DeskPlayer {
            person: person(7, "Ana"),
            connected: false,
            gone_ms: Some(4_000),
            round_trip_ms: None,
            lag_quota_ms: 1500,
            fallen: false,
            illegal_moves: 1,
        }),
        black: None,
        turn: Color::White,
        ply: 2,
        at: 61_234,
        clocks: None,
        calls: vec![DeskCall {
            call: Call {
                id: 1,
                from: person(7, "Ana"),
                why: CallReason::Board,
                text: String::new(),
            },
            at: 60_000,
        }],
        questions: Vec::new(),
        claim: None,
        appeals: vec![3],
        arbiters: vec![person(9, "Eva")],
        outcome: None,
    }
}

fn table_state() -> TableState {
    TableState {
        info: table_info(),
        v: 3,
        seat: Some(Color::White),
        as_arbiter: false,
        code: None,
        regulations: Box::new(Regulations::from(&arbiter::Regulations::online())),
        deviations: vec![say()],
        start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".into(),
        chess960: Some(518),
        seed: Some("00000000deadbeef".into()),
        moves: vec![last_move()],
        now: now(),
        sheets: [Some(Vec::new()), None],
        questions: Vec::new(),
        calls: Vec::new(),
        arbiters: Vec::new(),
    }
}
