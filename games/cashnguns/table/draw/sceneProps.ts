// What the scenes are told. Words come ready-made; nothing here may depend on a card that is still hidden.
import type { Bullet, Loot, LootKind, Talent } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import type { ReactNode } from 'react';
import type { Gangster } from './gangsters.ts';

/** `satOut`: too slow to aim, stands at 40 %. */
export type Pose = 'stand' | 'ducked' | 'down' | 'out' | 'satOut';
export type Mood = 'calm' | 'wide' | 'down';

/** A stamp over a figure: DOWN (paper), OUT! (red), DUCKED (teal). */
export interface SceneTag {
  readonly text: string;
  readonly tone: 'paper' | 'red' | 'teal';
}

/** How a seat answers to a finger: `struck` is the old target after an order. */
export type TargetState = 'open' | 'chosen' | 'forbidden' | 'struck';

export interface SceneSeat {
  readonly seat: Seat;
  readonly gangster: Gangster;
  readonly name: string;
  /** The whole seat in words: name, gangster, wounds, talent, loot, ready. */
  readonly label: string;
  readonly talent: Talent | undefined;
  readonly talentName: string;
  readonly wounds: number;
  readonly woundLimit: number; // 3, or 5 for the Unbreakable
  readonly loot: number;
  /** The cards themselves, where they lie open. */
  readonly openLoot?: Readonly<Loot> | undefined;
  readonly pose: Pose;
  /** The word after the own name, "(you)", empty where the name says it; undefined for the others. */
  readonly you?: string | undefined;
  readonly isGodfather?: boolean;
  /** Undefined while no answer is awaited: no tick at all. */
  readonly isReady?: boolean | undefined;
  readonly isSpeaking?: boolean;
  readonly isAway?: boolean;
  readonly isBot?: boolean;
  readonly tag?: SceneTag | undefined;
  readonly target?: TargetState | undefined;
}

export interface SceneAim {
  readonly from: Seat;
  readonly to: Seat;
  /**
   * `quiet`: does not concern me (50 %); `fizzled`: will not be fired (28 %); `ordered`: blinks twice;
   * `mine`: my own choice before the reveal, on my device only.
   */
  readonly state: 'rest' | 'quiet' | 'ordered' | 'fizzled' | 'mine';
  /** Once it was fired and all saw the card. */
  readonly fired?: Bullet | undefined;
}

export interface SceneLoot {
  readonly key: string;
  readonly kind: LootKind;
  /** Which of the three pictures a painting shows. */
  readonly picture?: number;
  readonly state?: 'table' | 'dim' | 'chosen' | 'vetoed';
  /** An empty slot with the taker's chip. */
  readonly takenBy?: Gangster | undefined;
}

export interface SceneToken {
  readonly words: readonly [string, string];
  readonly takenBy?: Gangster | undefined;
}

/** The words painted into the art. Short capitals; art shrinks them to fit. */
export interface SceneWords {
  readonly bang: string; // BANG!
  readonly click: string; // CLICK
  readonly loot: LootWords;
}

/** What stands on the cards themselves. */
export interface LootWords {
  /** Thousands of dollars, short: $5K. */
  readonly worth: (thousands: number) => string;
  /** The same in full: $5,000. */
  readonly worthInFull: (thousands: number) => string;
  readonly diamond: string;
  readonly painting: string;
  readonly clip: string;
  readonly clipEffect: string;
  readonly aid: string;
  readonly aidEffect: string;
}

export type Light = 'full' | 'choosing' | 'dim' | 'red';
/**
 * `drawing` plays the joint reveal: guns rise, all lines draw at once. `firing` begins with the shot, when all guns
 * recoil alike; bursts pop as soon as the aims say what was `fired`.
 */
export type Moment = 'rest' | 'drawing' | 'firing';

export interface SceneProps {
  /** Clockwise. With `mine`, that seat is moved to 6 o'clock. */
  readonly seats: readonly SceneSeat[];
  readonly mine?: Seat | undefined;
  readonly aims: readonly SceneAim[];
  readonly loot: readonly SceneLoot[];
  /** The New Godfather token beside the loot; NEW, GODFATHER. */
  readonly token?: SceneToken | undefined;
  readonly words: SceneWords;
  /** Names the list of seats. */
  readonly label: string;
  readonly light?: Light;
  readonly moment?: Moment;
  /** No motion at all; the scene's length is the caller's and stays the same. */
  readonly isStill?: boolean;
  /** Seats with a `target` become buttons; `forbidden` and `struck` ones say so and do not fire. */
  readonly onTarget?: ((seat: Seat) => void) | undefined;
  /** While no seat can be pointed at, seats are buttons that tell more. */
  readonly onLook?: ((seat: Seat) => void) | undefined;
  /** Over the middle of the table, e.g. a Countdown. */
  readonly children?: ReactNode;
}

/** Round the table: `tv` leaves 12 o'clock free, the other two sit `mine` at 6 o'clock. Fills its box. */
export interface TableSceneProps extends SceneProps {
  readonly pane: 'tv' | 'desktop' | 'tablet';
}

/** From my chair; without `mine` it is seen from the first seat's chair. */
export interface PhoneSceneProps extends SceneProps {
  /** Of the free space, in px for a width of 390. 404 is the baseline. */
  readonly height?: number;
  /** Off in private choices that need the room. */
  readonly showsLoot?: boolean;
  /** Off where the own gun and sheet already say it. */
  readonly showsMe?: boolean;
}
