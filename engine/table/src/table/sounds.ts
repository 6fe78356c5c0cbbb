/// <reference path="../../../../web/src/table/zzfx.d.ts" />
import type { Tone } from 'zzfx';

/** A tone, and how many milliseconds after the first it begins. */
export interface Note {
  readonly after: number;
  readonly tone: Tone;
}

const SINE = 0;
const TRIANGLE = 1;
const SAW = 2;
const NOISE = 4;

/** Volume, frequency in hertz, seconds of attack, sustain and release, shape; then how fast it slides. */
const tone = (
  volume: number,
  frequency: number,
  [attack, sustain, release]: readonly [number, number, number],
  shape: number,
  slide = 0,
): Tone => [volume, 0.02, frequency, attack, sustain, release, shape, 1, slide];

const one = (...parts: Parameters<typeof tone>): readonly Note[] => [{ after: 0, tone: tone(...parts) }];
const phrase = (...notes: readonly (readonly [number, Tone])[]): readonly Note[] =>
  notes.map(([after, sounding]) => ({ after, tone: sounding }));

const clarinet = (frequency: number, seconds: number) => tone(0.7, frequency, [0.04, seconds, 0.12], TRIANGLE);
const brass = (frequency: number, seconds: number) => tone(0.45, frequency, [0.02, seconds, 0.25], SAW);
const knock = (volume: number, frequency: number) => tone(volume, frequency, [0, 0.01, 0.07], SINE, -4);
const tom = (frequency: number) => tone(1.5, frequency, [0.002, 0.05, 0.28], SINE, -1.2);
const snap = (volume: number) => tone(volume, 1300, [0, 0.008, 0.03], NOISE);
const shot = (volume: number) => tone(volume, 190, [0, 0.03, 0.2], NOISE, -3);
const rustle = (volume: number) => tone(volume, 900, [0.005, 0.02, 0.05], NOISE);

/** Made in the browser: nothing is recorded. No sound is the only carrier of a fact. */
export const SOUNDS = {
  myTurn: phrase(
    [0, tone(1.2, 98, [0.004, 0.08, 0.4], TRIANGLE, -0.2)],
    [140, tone(1, 147, [0.004, 0.06, 0.5], TRIANGLE, -0.2)],
  ),
  thug: one(1, 160, [0, 0.015, 0.08], SINE, -6),
  family: phrase([0, knock(1.4, 110)], [120, tone(0.5, 240, [0.01, 0.05, 0.08], NOISE)]),
  money: phrase([0, rustle(0.5)], [45, rustle(0.55)], [90, rustle(0.6)], [140, rustle(0.5)]),
  goods: phrase([0, knock(1, 210)], [90, knock(0.7, 180)]),
  suitcase: phrase(
    [0, tone(0.9, 1400, [0, 0.005, 0.04], SINE, -20)],
    [150, tone(0.9, 1100, [0, 0.005, 0.05], SINE, -20)],
  ),
  job: phrase([0, knock(1.6, 90)], [20, rustle(0.7)]),
  gunDown: phrase(
    [0, tone(1.1, 140, [0, 0.02, 0.18], NOISE, -2)],
    [420, tone(0.5, 500, [0.05, 0.15, 0.45], NOISE, -1)],
  ),
  marker: one(1, 520, [0, 0.008, 0.05], SINE, -10),
  reveal: phrase([0, rustle(0.8)], [60, rustle(0.8)], [110, knock(0.6, 150)]),
  horse: phrase([0, tone(0.6, 660, [0.03, 0.12, 0.12], SAW, 1.5)], [220, tone(0.6, 740, [0.02, 0.16, 0.3], SAW, -2.5)]),
  act: phrase(
    [0, clarinet(294, 0.3)],
    [380, clarinet(349, 0.25)],
    [700, clarinet(440, 0.25)],
    [1030, clarinet(415, 0.8)],
  ),
  deal: phrase(...[0, 120, 240, 360, 480, 600, 720, 840].map(after => [after, snap(0.6)] as const), [
    1000,
    knock(1.4, 80),
  ]),
  slide: one(0.5, 700, [0.02, 0.06, 0.1], NOISE, -2),
  commit: one(0.5, 1100, [0, 0.004, 0.025], SINE, -15),
  toms: phrase([0, tom(98)]),
  cock: phrase([0, snap(0.9)], [60, knock(1, 320)], [130, tone(0.8, 196, [0.004, 0.06, 0.3], SAW, -0.3)]),
  duck: phrase([0, knock(1.5, 100)], [90, knock(1.2, 85)], [200, tone(0.5, 330, [0.02, 0.09, 0.15], TRIANGLE, 1.5)]),
  lamp: phrase([0, knock(0.9, 900)], [70, knock(0.6, 1200)]),
  whisper: one(0.35, 1500, [0.12, 0.2, 0.25], NOISE, -1),
  volley: phrase([0, shot(1.2)], [25, shot(1)], [55, shot(1.1)], [80, shot(0.9)]),
  bursts: phrase(
    [0, tone(0.6, 1320, [0.002, 0.03, 0.35], SINE)],
    [0, brass(175, 0.1)],
    [0, brass(262, 0.1)],
    [60, shot(0.7)],
  ),
  wind: phrase([0, tone(0.35, 420, [0.3, 0.25, 0.4], NOISE, 0.4)]),
  bass: phrase([0, tone(0.5, 55, [0.02, 0.12, 0.3], SINE)], [500, tone(0.35, 65, [0.02, 0.08, 0.25], SINE)]),
  heartbeat: phrase([0, knock(1.1, 62)], [190, knock(0.8, 54)]),
  claps: phrase([0, rustle(1)], [70, rustle(0.9)], [150, rustle(1)], [240, rustle(0.7)]),
  stamp: phrase([0, knock(1.8, 70)], [15, rustle(0.8)]),
  till: phrase([0, snap(0.5)], [40, tone(0.6, 1760, [0.002, 0.02, 0.25], SINE)]),
  tick: one(0.8, 1900, [0, 0.003, 0.02], SINE, -30),
  win: phrase(
    [0, brass(233, 0.25)],
    [0, brass(294, 0.25)],
    [330, brass(294, 0.2)],
    [600, brass(349, 0.25)],
    [930, brass(349, 0.35)],
    [930, brass(466, 0.35)],
    [1450, brass(440, 0.2)],
    [1720, brass(466, 1.6)],
    [1720, brass(349, 1.6)],
    [1720, brass(587, 1.6)],
  ),
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type SoundName = keyof typeof SOUNDS;
