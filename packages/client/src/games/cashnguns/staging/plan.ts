// The script: every event on stage beat by beat, with its sounds. It may look at what everybody already knows, never at a
// card that is still hidden, and not at what an event is about to reveal.
import type { SeenEvent } from '@omerta/cashnguns/seen';
import type { Pace } from '@omerta/protocol';
import type { SoundName } from '../../../table/sounds.ts';
import { DIGIT, DIGITS } from './countdown.ts';
import { isCounted, SCENES, type SceneName, sceneOf } from './scenes.ts';

/** `loaded`: before a joint reveal; `freeze`: all guns have gone off and nobody knows what was in them. */
export type Beat = 'loaded' | 'count' | 'silence' | 'freeze' | 'shown';

export interface Step {
  readonly ms: number;
  readonly beat?: Beat;
  readonly sound?: SoundName;
}

/** The room looks at who is down before it goes on. A part of the volley, so that the whole of it is as long as ever. */
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

/** The wait before the "three" is agreed between devices and comes on top. */
const COUNTDOWN: readonly Step[] = [
  { ms: 0, beat: 'loaded' },
  ...Array.from({ length: DIGITS }, (): Step => ({ ms: DIGIT, beat: 'count', sound: 'toms' })),
];

const volley = (scene: 'fire' | 'nobodyFires'): readonly Step[] => {
  const { length, silence, freeze } = SCENES[scene];
  return [
    { ms: silence, beat: 'silence' },
    { ms: freeze, beat: 'freeze', sound: scene === 'fire' ? 'volley' : 'wind' },
    { ms: length - silence - freeze - AFTERMATH, beat: 'shown', ...(scene === 'fire' ? { sound: 'bursts' } : {}) },
  ];
};

/** What is drawn from the start of its scene; all else is drawn after it. */
const SHOWN_AT_ONCE: readonly SeenEvent['kind'][] = ['roundBegan', 'kidAimed', 'targetChanged'];

function scriptOf(event: SeenEvent): readonly Step[] {
  if (event.kind === 'gameEnded' || (event.kind === 'stageBegan' && event.stage === 'sharing'))
    return [{ ms: AFTERMATH, sound: 'stamp' }];
  const scene = sceneOf(event);
  if (scene === 'fire' || scene === 'nobodyFires') return volley(scene);
  const { length } = SCENES[scene];
  if (length === 0) return [];
  const sound = SOUNDS[scene];
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
export const planOf = (event: SeenEvent, pace: Pace): readonly Step[] =>
  scriptOf(event).map(step => ({ ...step, ms: step.ms * FACTORS[pace] }));
