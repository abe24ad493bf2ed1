// The pages that a player at a table does not need: they are loaded when one is first looked at.

export { DeskPage } from "./desk";
export { LawsPage } from "./laws";
export { OfficePage, OfficeRoomPage } from "./office";
export {
  AccountPage,
  CardPage,
  GamesPage,
  InvitationPage,
  LoginPage,
  PasswordPage,
  ProfilePage,
  RankingPage,
  RegisterPage,
  SetupPage,
} from "./people";
