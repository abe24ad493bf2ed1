-- What a playing hall keeps. Times are integer milliseconds since 1970, UTC; flags are 0 or 1.

CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms INTEGER NOT NULL,
    person INTEGER,
    what TEXT NOT NULL,
    why TEXT NOT NULL,
    payload TEXT NOT NULL
) STRICT;

CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'registered', 'machine')),
    password_hash TEXT,
    roles INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    disabled INTEGER NOT NULL CHECK (disabled IN (0, 1)),
    deleted INTEGER NOT NULL CHECK (deleted IN (0, 1))
) STRICT;

CREATE TABLE sessions (
    token BLOB NOT NULL PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    created_ms INTEGER NOT NULL,
    seen_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL,
    user_agent TEXT NOT NULL
) STRICT;
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_expires ON sessions (expires_ms);

CREATE TABLE tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token BLOB NOT NULL UNIQUE,
    person INTEGER NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    used_ms INTEGER
) STRICT;
CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE one_time (
    token BLOB NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    person INTEGER REFERENCES people (id),
    payload TEXT NOT NULL,
    expires_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX one_time_person ON one_time (person);

CREATE TABLE rooms (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'open', 'club_evening', 'class')),
    owner INTEGER REFERENCES people (id),
    settings TEXT NOT NULL,
    chat_open INTEGER NOT NULL CHECK (chat_open IN (0, 1)),
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
    created_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE members (
    room TEXT NOT NULL REFERENCES rooms (id),
    person INTEGER NOT NULL REFERENCES people (id),
    role TEXT NOT NULL,
    joined_ms INTEGER NOT NULL,
    PRIMARY KEY (room, person)
) STRICT;
CREATE INDEX members_person ON members (person);

CREATE TABLE cards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    room TEXT NOT NULL REFERENCES rooms (id),
    code BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    person INTEGER REFERENCES people (id),
    created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX cards_room ON cards (room);
CREATE INDEX cards_person ON cards (person);

CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id),
    settings TEXT NOT NULL,
    format INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    result TEXT,
    reason TEXT,
    white INTEGER REFERENCES people (id),
    black INTEGER REFERENCES people (id),
    class TEXT,
    plies INTEGER,
    ended_ms INTEGER,
    counted INTEGER CHECK (counted IN (0, 1))
) STRICT;
CREATE INDEX games_open ON games (created_ms) WHERE ended_ms IS NULL;
CREATE INDEX games_ended ON games (ended_ms, id) WHERE ended_ms IS NOT NULL;
CREATE INDEX games_room ON games (room, ended_ms);
CREATE INDEX games_white ON games (white, ended_ms);
CREATE INDEX games_black ON games (black, ended_ms);

CREATE TABLE batches (
    game TEXT NOT NULL REFERENCES games (id),
    first INTEGER NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    unix_ms INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),
    command TEXT,
    events TEXT NOT NULL,
    PRIMARY KEY (game, first)
) STRICT;

CREATE TABLE invitations (
    code BLOB NOT NULL PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id),
    game TEXT REFERENCES games (id),
    person INTEGER REFERENCES people (id),
    payload TEXT NOT NULL,
    uses_left INTEGER NOT NULL CHECK (uses_left >= 0),
    created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX invitations_game ON invitations (game);

CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    place TEXT NOT NULL,
    person INTEGER REFERENCES people (id),
    name TEXT NOT NULL,
    unix_ms INTEGER NOT NULL,
    text TEXT NOT NULL,
    hidden_by INTEGER REFERENCES people (id),
    hidden_ms INTEGER
) STRICT;
CREATE INDEX messages_place ON messages (place, id);
CREATE INDEX messages_person ON messages (person);

CREATE TABLE mutes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people (id),
    place TEXT,
    until_ms INTEGER,
    muted_by INTEGER REFERENCES people (id),
    why TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    lifted_ms INTEGER
) STRICT;
CREATE INDEX mutes_person ON mutes (person);

CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    place TEXT NOT NULL,
    message INTEGER REFERENCES messages (id),
    person INTEGER REFERENCES people (id),
    reported_by INTEGER REFERENCES people (id),
    why TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    closed_ms INTEGER,
    closed_by INTEGER REFERENCES people (id),
    closing TEXT
) STRICT;
CREATE INDEX reports_open ON reports (id) WHERE closed_ms IS NULL;

CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people (id),
    class TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    PRIMARY KEY (person, class)
) STRICT;
CREATE INDEX ratings_class ON ratings (class, rating);

CREATE TABLE rating_changes (
    game TEXT NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    class TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    rating_before REAL NOT NULL,
    deviation_before REAL NOT NULL,
    volatility_before REAL NOT NULL,
    rating_after REAL NOT NULL,
    deviation_after REAL NOT NULL,
    volatility_after REAL NOT NULL,
    PRIMARY KEY (game, person)
) STRICT;
CREATE INDEX rating_changes_person ON rating_changes (person, class, at_ms);
