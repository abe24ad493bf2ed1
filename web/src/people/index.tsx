// People: coming in, one's account, profiles, the ranking and the games on record.

import "../lobby/lobby.css";
import "./people.css";

export { AccountPage } from "./account";
export { LoginPage, RegisterPage } from "./enter";
export { GamesPage } from "./games";
export { CardPage, InvitationPage, PasswordPage, SetupPage } from "./links";
export { ProfilePage } from "./profile";
export { RankingPage } from "./ranking";
