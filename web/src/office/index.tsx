// For who leads: making rooms, evenings, classes; looking after people.

import "../lobby/lobby.css";
import "../people/people.css";
import "./office.css";

export { OfficePage } from "./hall";
export { OfficeRoomPage } from "./room";
