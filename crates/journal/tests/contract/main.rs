//! What a record promises, whichever database keeps it: every test runs in memory, on a file of
//! SQLite and on PostgreSQL.

#![allow(clippy::unwrap_used, clippy::print_stderr)]

mod alone;
mod backups;
mod games;
mod halls;
mod outage;
mod people;
mod place;
mod points;
mod schema;
