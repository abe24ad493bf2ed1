//! The bodies and queries of every address: what is part of one comes along with it.

use jadoube_protocol::{
    ErrorBody,
    rest::{archive, chat, desk, laws, people, rooms},
};

use super::Declared;

pub(crate) fn add_all(declared: &mut Declared) {
    declared.add::<ErrorBody>();
    add_archive(declared);
    add_chat(declared);
    add_desk(declared);
    add_laws(declared);
    add_people(declared);
    add_rooms(declared);
}

fn add_archive(declared: &mut Declared) {
    declared.add::<archive::GameQuery>();
    declared.add::<archive::GamePage>();
    declared.add::<archive::GameDetail>();
    declared.add::<archive::SheetDocument>();
    declared.add::<archive::GameJournal>();
    declared.add::<archive::LanguageQuery>();
    declared.add::<archive::ReportQuery>();
    declared.add::<archive::GameSet>();
    declared.add::<archive::RankingQuery>();
    declared.add::<archive::RankingPage>();
    declared.add::<archive::Profile>();
    declared.add::<archive::MachineInfo>();
    declared.add::<archive::CaseTable>();
    declared.add::<archive::OpenedTable>();
}

fn add_chat(declared: &mut Declared) {
    declared.add::<chat::Why>();
    declared.add::<chat::MutePerson>();
    declared.add::<chat::MuteInfo>();
    declared.add::<chat::ReportInfo>();
}

fn add_desk(declared: &mut Declared) {
    declared.add::<desk::Desk>();
    declared.add::<desk::DeskChange>();
    declared.add::<desk::Timeline>();
    declared.add::<desk::ToAll>();
    declared.add::<desk::Appoint>();
}

fn add_laws(declared: &mut Declared) {
    declared.add::<laws::LawsQuery>();
    declared.add::<laws::EditionsView>();
    declared.add::<laws::Headings>();
    declared.add::<laws::ArticleView>();
    declared.add::<laws::SearchView>();
    declared.add::<laws::TermsView>();
    declared.add::<laws::CaseList>();
    declared.add::<laws::CaseView>();
}

fn add_people(declared: &mut Declared) {
    declared.add::<people::EnterAsGuest>();
    declared.add::<people::Credentials>();
    declared.add::<people::FirstAdministrator>();
    declared.add::<people::Entered>();
    declared.add::<people::SessionInfo>();
    declared.add::<people::NewPassword>();
    declared.add::<people::PasswordByLink>();
    declared.add::<people::OneTimeLink>();
    declared.add::<people::Leave>();
    declared.add::<people::NewToken>();
    declared.add::<people::MadeToken>();
    declared.add::<people::Search>();
    declared.add::<people::Found>();
    declared.add::<people::RolesOf>();
    declared.add::<people::KeptOut>();
    declared.add::<people::AuditAsked>();
    declared.add::<people::AuditEntry>();
}

fn add_rooms(declared: &mut Declared) {
    declared.add::<rooms::NewRoom>();
    declared.add::<rooms::ChangeRoom>();
    declared.add::<rooms::RoomDetails>();
    declared.add::<rooms::PostPairings>();
    declared.add::<rooms::RoundOpened>();
    declared.add::<rooms::PostNames>();
    declared.add::<rooms::CardsGiven>();
    declared.add::<rooms::CardInfo>();
    declared.add::<rooms::PrintCards>();
    declared.add::<rooms::EnterByCard>();
    declared.add::<rooms::EnteredByCard>();
    declared.add::<rooms::OpenSimul>();
    declared.add::<rooms::DoAtAll>();
    declared.add::<rooms::DoneAtAll>();
    declared.add::<rooms::Absent>();
    declared.add::<rooms::PostForfeit>();
    declared.add::<rooms::NewInvitation>();
    declared.add::<rooms::InvitationGiven>();
    declared.add::<rooms::Invited>();
    declared.add::<rooms::ComeByInvitation>();
    declared.add::<rooms::CardsQuery>();
    declared.add::<rooms::ResultsQuery>();
}
