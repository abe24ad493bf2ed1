// What the hall answers over HTTP, as far as this client reads it.

import type { Person, RoomInfo, Say, TableSettings } from "../protocol";

/** What somebody may do in the hall besides playing. */
export type Office = "assistant_arbiter" | "arbiter" | "organiser" | "administrator";

export interface Account extends Person {
  roles: Office[];
}

export interface MachineInfo {
  engines: { name: string; author: string | null; chess960: boolean }[];
  levels: { level: number; elo?: number | null; any_move_percent: number; move_ms: number }[];
  advice?: Say | null;
}

export interface Invited {
  room: string;
  table?: string | null;
  code?: string | null;
}

export interface EnteredByCard {
  name: string;
  person: number;
  room: string;
}

export interface GameInfo {
  id: string;
  room: string;
  white?: Person | null;
  black?: Person | null;
  class: string;
  time: string;
  points: boolean;
  counted: boolean;
  private: boolean;
  result: string;
  reason: string;
  plies: number;
  opened_ms: number;
  ended_ms: number;
}

export interface GamePage {
  games: GameInfo[];
  next?: string | null;
}

export interface RatingPoint {
  game: string;
  rating: number;
  deviation: number;
  ended_ms: number;
}

export interface ProfileRating {
  class: string;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
  history: RatingPoint[];
}

export interface GameTally {
  class: string;
  color: string;
  games: number;
  reason: string;
  result: string;
}

export interface Profile {
  id: number;
  name: string;
  kind: Person["kind"];
  member_since_ms: number;
  ratings: ProfileRating[];
  games: GameTally[];
  last: GameInfo[];
}

export interface RankingPlace {
  id: number;
  name: string;
  place?: number | null;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}

export interface RankingPage {
  class: string;
  places: RankingPlace[];
  total: number;
  next?: number | null;
}

export interface SessionInfo {
  id: string;
  agent: string;
  created_ms: number;
  seen_ms: number;
  expires_ms: number;
  current: boolean;
}

export type Scope = "read" | "play" | "arbiter" | "organise" | "admin";

export interface TokenInfo {
  id: number;
  name: string;
  scopes: Scope[];
  created_ms: number;
  used_ms?: number | null;
}

export interface Found {
  id: number;
  name: string;
  kind: Person["kind"];
  kept_out?: boolean | null;
  roles?: Office[];
}

export interface RoomDetails {
  info: RoomInfo;
  listed: boolean;
  owner: number | null;
  archived: boolean;
}

export interface CardGiven {
  id: number;
  name: string;
  person: number;
  code: string;
}

export interface CardInfo {
  id: number;
  name: string;
  person: number | null;
  here: boolean;
}

export interface BoardOpened {
  board: number;
  table: string;
  white: string;
  black: string;
}

export interface RoundOpened {
  round: number;
  tables: BoardOpened[];
  cards: CardGiven[];
}

export interface PostPairings {
  pairings: string;
  round?: number;
  settings?: TableSettings;
}

export interface DoneAtAll {
  done: string[];
  failed: string[];
}

export interface ReportInfo {
  id: number;
  place: string;
  text?: string | null;
  person?: number | null;
  by?: number | null;
  why: string;
  unix_ms: number;
  message?: number | null;
}

export interface MuteInfo {
  id: number;
  person: number;
  room?: string | null;
  until_ms?: number | null;
  why: string;
}

export interface OneTimeLink {
  path: string;
  token: string;
  expires_ms: number;
}
