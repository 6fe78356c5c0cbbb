// The script: every event on stage beat by beat, with its sounds. It may look at what all already know, never at a
// card that is still hidden, and not at what an event is about to reveal.
import type { SeenEvent } from '@omerta/cashnguns/seen';
import type { Pace } from '@omerta/protocol';
import type { Buzz, SoundName } from '@omerta/table/table/sounds.ts';
import { DIGIT, DIGITS } from './countdown.ts';
import { isCounted, SCENES, type SceneName, sceneOf } from './scenes.ts';

/** `loaded`: before a joint reveal; `freeze`: all guns have gone off and their cards are not shown yet. */
export type Beat = 'loaded' | 'count' | 'silence' | 'freeze' | 'shown';

export interface Step {
  readonly ms: number;
  readonly beat?: Beat;
  /** The shots are shown, and now those who were hit fall. */
  readonly isAftermath?: true;
  readonly sound?: SoundName;
}

/** Who is down and who is out, the last part of every volley; and the last look at the table of a game that is over. */
const AFTERMATH = 900;

/** One sound for every outcome of a kind. */
const SOUNDS: { readonly [S in SceneName]?: SoundName } = {
  lootFlips: 'deal',
  hustle: 'slide',
  aimReveal: 'cock',
  whisper: 'whisper',
  privilege: 'lamp',
  courageReveal: 'duck',
  discard: 'slide',
  take: 'till',
  deskTaken: 'lamp',
  deskMoves: 'lamp',
};

/** A Talent has done its work, as all may know: a sting of its own in place of the usual sound. */
const TALENT_WORKED: readonly SeenEvent['kind'][] = [
  'hustled',
  'stealthyTook',
  'woundHealed',
  'professionalStole',
  'vultureTook',
  'cuteTook',
  'friendReloaded',
  'junkSwapped',
];

/** The police are on their way: the last cards are dealt, and a siren is heard. */
const LAST_ROUND = 8;
const SIREN = 700; // milliseconds before the end of the scene

/** All that may be heard of a hold-up. */
export const HEARD: readonly SoundName[] = [
  ...Object.values(SOUNDS),
  'toms',
  'volley',
  'click',
  'bang',
  'bursts',
  'stamp',
  'wind',
  'sting',
  'siren',
  'commit',
  'bass',
  'heartbeat',
];

/** The wait before the "three" is agreed between devices and comes on top. */
const COUNTDOWN: readonly Step[] = [
  { ms: 0, beat: 'loaded' },
  ...Array.from({ length: DIGITS }, (): Step => ({ ms: DIGIT, beat: 'count', sound: 'toms' })),
];

/** As long whichever player is hit, and as loud until the cards are shown; what is heard then, all see. */
const volley = (shown: SoundName): readonly Step[] => [
  { ms: SCENES.fire.silence, beat: 'silence' },
  { ms: SCENES.fire.freeze, beat: 'freeze', sound: 'volley' },
  { ms: SCENES.fire.length - SCENES.fire.silence - SCENES.fire.freeze - AFTERMATH, beat: 'shown', sound: shown },
  { ms: AFTERMATH, beat: 'shown', isAftermath: true, sound: 'stamp' },
];

/** Bangs, Clicks, or some of each. */
function heardIn(shots: readonly { readonly bullet: string }[]): SoundName {
  const bangs = shots.filter(({ bullet }) => bullet === 'bang').length;
  if (bangs === 0) return 'click';
  return bangs === shots.length ? 'bang' : 'bursts';
}

const NOBODY_FIRES: readonly Step[] = [
  { ms: SCENES.nobodyFires.silence, beat: 'silence' },
  { ms: SCENES.nobodyFires.freeze, beat: 'freeze', sound: 'wind' },
  { ms: SCENES.nobodyFires.length - SCENES.nobodyFires.silence - SCENES.nobodyFires.freeze, beat: 'shown' },
];

/** A share is lifted off the table as it begins to fly. */
const LIFT = 60;
const LIFTED: readonly SeenEvent['kind'][] = ['shareTaken', 'cuteTook', 'stealthyTook'];

/** What is drawn from the start of its scene; all else is drawn after it. */
const SHOWN_AT_ONCE: readonly SeenEvent['kind'][] = ['roundBegan', 'kidAimed', 'targetChanged', 'eliminated'];

function scriptOf(event: SeenEvent): readonly Step[] {
  if (event.kind === 'gameEnded') return [{ ms: AFTERMATH }];
  const scene = sceneOf(event);
  if (event.kind === 'shotsFired' && scene === 'fire') return volley(heardIn(event.shots));
  if (scene === 'nobodyFires') return NOBODY_FIRES;
  const { length } = SCENES[scene];
  if (length === 0) return [];
  if (event.kind === 'roundBegan' && event.round === LAST_ROUND)
    return [
      { ms: length - SIREN, beat: 'shown', sound: 'deal' },
      { ms: SIREN, beat: 'shown', sound: 'siren' },
    ];
  const sound = TALENT_WORKED.includes(event.kind) ? 'sting' : SOUNDS[scene];
  if (LIFTED.includes(event.kind))
    return [
      { ms: LIFT, ...(sound === undefined ? {} : { sound }) },
      { ms: length - LIFT, beat: 'shown' },
    ];
  const shown = isCounted(event) || SHOWN_AT_ONCE.includes(event.kind);
  const reveal: Step = {
    ms: length,
    ...(shown ? { beat: 'shown' } : {}),
    ...(sound === undefined ? {} : { sound }),
  };
  return isCounted(event) ? [...COUNTDOWN, reveal] : [reveal];
}

const FACTORS: Readonly<Record<Pace, number>> = { party: 1, brisk: 0.6, instant: 0 };

/** Everything is shortened by the same factor. */
export const inPace = (ms: number, pace: Pace): number => ms * FACTORS[pace];

export const planOf = (event: SeenEvent, pace: Pace): readonly Step[] =>
  scriptOf(event).map(step => ({ ...step, ms: inPace(step.ms, pace) }));

/** What a phone feels as a step begins: that all is revealed, and that its owner is hit once all see it. */
export function feltIn(event: SeenEvent, { beat, isAftermath }: Step, viewer: number | 'spectator'): Buzz | undefined {
  if (beat !== 'shown' || isAftermath) return undefined;
  if (isCounted(event)) return 'reveal';
  if (event.kind !== 'shotsFired') return undefined;
  return event.shots.some(({ target, bullet }) => target === viewer && bullet === 'bang') ? 'hit' : undefined;
}
