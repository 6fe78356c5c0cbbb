import type { PlayerRange, RuleSwitch } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import type { ComponentType } from 'react';
import type { Lesson } from '../lesson/lesson.ts';
import type { LobbyParts } from '../lobby/lobbyParts.ts';
import type { PackParts } from '../packs/packParts.ts';
import type { ReplayParts } from '../replay/replayParts.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Staging } from '../table/staging.ts';
import type { Words } from '../words/words.ts';
import type { AboutGame } from './about.ts';
import type { Story } from './story.ts';

/** A game as the browser knows it. Pages leave out what a game does not have; `plainParts` gives it a table. */
export interface WebGame {
  readonly id: string;
  readonly players: PlayerRange;
  /** What a host may choose about the rules. */
  readonly switches: readonly RuleSwitch[];
  readonly about: AboutGame;
  readonly table: TableParts;
  readonly replay: () => Promise<ReplayParts>;
  /** On the wall of the home page; without one the initials of its title stand there. */
  readonly Poster?: ComponentType;
  /** Its players around a television, where pages invite to a party. */
  readonly Party?: ComponentType<PartyProps>;
  /** How seats look before the deal, and what players choose about theirs. */
  readonly lobby?: LobbyParts;
  readonly lesson?: () => Promise<TaughtLesson>;
  readonly rulebook?: () => Promise<Rulebook>;
  /** The game in a few pictures. */
  readonly story?: () => Promise<Story>;
  /** Content that tables may bring. */
  readonly packs?: PackParts;
  /** What players may be helped with at its table. */
  readonly aids?: readonly Aid[];
}

export interface PartyProps {
  /** The television itself, or the phone at its left or right. */
  readonly part: 'tv' | 'left' | 'right';
}

/** Advice on a question; a list of what was shown so far. */
export type Aid = 'hints' | 'memoryAid';

/** Components without properties stand inside a TableContext. */
export interface TableParts {
  /** The table as players and spectators see it; also in replays. */
  readonly Table: ComponentType;
  /** A shared screen: public information only, to be read from across the room. */
  readonly Screen: ComponentType;
  /** The same screen before the deal; pages have one for games without. */
  readonly ScreenLobby?: ComponentType<{ readonly info: TableInfo }>;
  /** A player's phone beside a shared screen. */
  readonly Controller: ComponentType;
  /** Who won and why. */
  readonly End: ComponentType;
  /** How its events move and sound; a game without it shows each frame at once. */
  readonly staging?: () => Promise<Staging>;
}

export interface TaughtLesson {
  readonly lesson: Lesson;
  /** `<id>.title`, `<id>.text` and `<id>.task` for its steps. */
  readonly words: Words<LessonWords>;
}

export type LessonWords = { readonly [step: `${string}.${'title' | 'text' | 'task'}`]: string };
