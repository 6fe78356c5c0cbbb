import type { Pace } from '@omerta/protocol';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Showing } from './showing.ts';
import type { BedName, Buzz, SoundName } from './sounds.ts';
import { type Actors, newActors } from './stage/actors.ts';
import { type Box, boxOf, centreOfScreen, type Size } from './stage/box.ts';
import { copyOf } from './stage/copyOf.tsx';
import { flightFrames, MOVES } from './stage/moves.ts';
import { tempo } from './stage/tempo.ts';
import type { Staging } from './staging.ts';

/** The `data-anchor` of something on the screen. */
export type Anchor = string;

export interface Placed {
  readonly what: ReactNode | { readonly copyOf: Anchor };
  readonly size?: Size | undefined; // that of its place if missing
  readonly ms?: number | undefined;
  /** Remains until the new view is drawn. */
  readonly stays?: boolean | undefined;
}

export interface Flight extends Placed {
  readonly from: Anchor;
  readonly to: Anchor;
  readonly arc?: number | undefined; // pixels above the straight line
  readonly delay?: number | undefined;
  /** How large it is at the end; 1 if missing. */
  readonly scale?: number | undefined;
}

/** What a motion may do. All of it can be hurried and skipped; where a place is not on the screen nothing moves. */
export interface Stage {
  /** Fades instead of flights. */
  readonly isStill: boolean;
  /** What the table likes; a game may shorten its scenes by it. */
  readonly pace: Pace;
  /** The viewer skips: everything that is moving ends at once. */
  readonly isSkipping: boolean;
  elementOf(anchor: Anchor): Element | undefined;
  fly(flight: Flight): Promise<void>;
  /** Falls a little, and lands. */
  drop(fall: Placed & { readonly at: Anchor }): Promise<void>;
  /** Appears, is held, and goes. */
  show(shown: Placed & { readonly at: Anchor | 'centre' }): Promise<void>;
  /** Is there for a while, and moves by itself if it does. */
  hold(shown: Placed & { readonly at: Anchor | 'centre' }): Promise<void>;
  /** Opens, and shuts again. */
  lid(at: Anchor, ms?: number): Promise<void>;
  pulse(at: Anchor, ms?: number): Promise<void>;
  flip(at: Anchor, ms?: number): Promise<void>;
  tip(at: Anchor, ms?: number): Promise<void>;
  sweep(at: Anchor, ms?: number): Promise<void>;
  flash(at: Anchor, ms?: number): Promise<void>;
  /** A caption over the table; it is spoken too. */
  say(text: string, ms?: number): Promise<void>;
  wait(ms: number): Promise<void>;
  sound(name: SoundName): void;
  /** What is heard from now on under everything else; nothing for none. */
  bed(name: BedName | undefined): void;
  /** The announcer speaks: what lies under everything else steps back. */
  speaks(isSpeaking: boolean): void;
  /** Makes a phone tremble. */
  buzz(name: Buzz): void;
  /** Side by side, each a little after the one before. */
  all(motions: readonly (() => Promise<void>)[], stagger?: number): Promise<void>;
  /** Whether gestures wait until this event is over. */
  isHushed(event: object | undefined): boolean;
}

export interface StageSetting {
  readonly staging: () => Staging | undefined; // not there yet while it loads
  readonly isStill: () => boolean;
  readonly pace: () => Pace;
  readonly sound: (name: SoundName) => void;
  readonly bed: (name: BedName | undefined) => void;
  readonly speaks: (isSpeaking: boolean) => void;
  readonly buzz: (name: Buzz) => void;
}

export interface OpenStage {
  readonly stage: Stage;
  readonly showing: Showing;
  readonly actors: StoreApi<Actors>;
}

export function openStage({ staging, isStill, pace, sound, bed, speaks, buzz }: StageSetting): OpenStage {
  const actors = newActors();
  const time = tempo();

  const boxAt = (anchor: Anchor): Box | undefined => {
    const element = elementOf(anchor);
    return element === undefined ? undefined : boxOf(element);
  };

  const placeOf = ({ at, size }: Placed & { readonly at: Anchor | 'centre' }): Box | undefined =>
    at === 'centre' ? centreOfScreen(size) : boxAt(at);

  /** Puts something on stage, moves it, and takes it off again. */
  const perform = async (place: Box, { what, size, ms, stays }: Placed, move: Keyframe[], usual: number) => {
    const node = drawn(what);
    if (node === undefined || time.isSkipping()) return;
    const actor = await actors.getState().enter(node, place, size);
    if (actor === undefined) return;
    await time.animate(actor.element, isStill() ? MOVES.fade : move, ms ?? usual);
    if (stays !== true) actor.leave();
  };

  const nudge = async (at: Anchor, move: Keyframe[], ms: number) => {
    const element = elementOf(at);
    if (element !== undefined) await time.animate(element, isStill() ? MOVES.glimmer : move, ms);
  };

  const stage: Stage = {
    get isStill() {
      return isStill();
    },
    get pace() {
      return pace();
    },
    get isSkipping() {
      return time.isSkipping();
    },
    elementOf,
    fly: async flight => {
      const [from, to] = [boxAt(flight.from), boxAt(flight.to)];
      if (from === undefined || to === undefined) return;
      await time.wait(flight.delay ?? 0);
      await perform(isStill() ? to : from, flight, flightFrames(from, to, flight.arc ?? 60, flight.scale), MOVE);
    },
    drop: async fall => {
      const place = boxAt(fall.at);
      if (place !== undefined) await perform(place, fall, MOVES.drop, MOVE);
    },
    show: async shown => {
      const place = placeOf(shown);
      if (place !== undefined) await perform(place, shown, MOVES.show, STORY);
    },
    hold: async shown => {
      const place = placeOf(shown);
      if (place !== undefined) await perform(place, shown, MOVES.hold, SCENE);
    },
    lid: (at, ms = STORY) => nudge(at, MOVES.lid, ms),
    pulse: (at, ms = MOVE) => nudge(at, MOVES.pulse, ms),
    flip: (at, ms = MOVE) => nudge(at, MOVES.flip, ms),
    tip: (at, ms = SCENE) => nudge(at, MOVES.tip, ms),
    sweep: (at, ms = SCENE) => nudge(at, MOVES.sweep, ms),
    flash: (at, ms = FLASH) => nudge(at, MOVES.flash, ms),
    say: async (text, ms = STORY) => {
      actors.setState({ caption: text });
      await time.wait(ms);
      actors.setState({ caption: undefined });
    },
    wait: time.wait,
    sound,
    bed,
    speaks,
    buzz,
    all: async (motions, stagger = STAGGER) => {
      await Promise.all(motions.map((motion, at) => time.wait(at * stagger).then(motion)));
    },
    isHushed: event => event !== undefined && staging()?.isHushed(event) === true,
  };

  const showing: Showing = {
    lengthOf: event => staging()?.lengthOf(event) ?? 0,
    play: (event, before, behind) => {
      if (pace() === 'instant' || document.hidden) time.skip();
      if (time.isSkipping()) return undefined;
      time.setBehind(behind);
      const name = staging()?.soundOf(event);
      if (name !== undefined) sound(name);
      actors.setState({ isBusy: true });
      // A motion that fails is a fault to be seen, but the table goes on: what is true is drawn next.
      return staging()?.motionOf(event)?.(event, stage, before).catch(reportError);
    },
    drawn: () => {
      time.release();
      actors.getState().clear();
    },
    atRest: () => {
      time.rest();
      actors.setState({ isBusy: false });
    },
    skip: time.skip,
    next: time.next,
  };

  return { stage, showing, actors };

  function drawn(what: Placed['what']): ReactNode {
    if (typeof what !== 'object' || what === null || !('copyOf' in what)) return what;
    const element = elementOf(what.copyOf);
    return element === undefined ? undefined : copyOf(element);
  }
}

/** The one that can be seen: a screen may have a thing twice and hide one. */
const elementOf = (anchor: Anchor): Element | undefined =>
  [...document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)].find(isVisible);

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 || height > 0;
};

// Milliseconds, as the tokens of the design have them.
const FLASH = 140;
const MOVE = 420;
const SCENE = 700;
const STORY = 1200;
const STAGGER = 70;
