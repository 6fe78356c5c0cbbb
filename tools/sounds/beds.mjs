// What is quietly heard under a game, round and round: a bar or eight whose end flows into its beginning.
import { band, decay, high, hull, inRoom, looped, low, mixed, noise, note, plucked, through } from './dsp.mjs';
import { clarinet, drum, piano, strings, tick, vibraphone } from './things.mjs';

const upright = (step, seconds, seed = 5) =>
  through(plucked(seconds, note(step), { seed, softness: 0.8, lasting: 0.993 }), low(900), hull(seconds, 0.004, 0.2));

const mandolin = (step, seconds, seed) =>
  mixed(seconds + 0.1, [
    [0, plucked(seconds, note(step), { seed, softness: 0.25, lasting: 0.985 }), 0.6],
    [0.012, plucked(seconds, note(step) * 1.003, { seed: seed + 1, softness: 0.25, lasting: 0.985 }), 0.5],
  ]);

const brush = seed => through(noise(0.3, seed), band(4_200, 0.7), hull(0.3, 0.1, 0.2));
const tap = seed => through(noise(0.08, seed), high(5_200), decay(0.06, 0.001));
const fingers = seed => through(noise(0.07, seed), band(2_100, 2.2), decay(0.05, 0.0006), inRoom(0.5, 1, 0.3));

/** Notes `[beat, step, beats]` at a tempo. */
const played = (beat, notes, play) =>
  notes.map(([at, step, beats, loudness = 1], index) => [at * beat, play(step, beats * beat, index), loudness]);
const every = (beats, from, until, make) =>
  Array.from({ length: Math.floor((until - from) / beats) }, (_, at) => make(from + at * beats, at));

function bed(beatsAMinute, beats, parts) {
  const beat = 60 / beatsAMinute;
  const whole = beats * beat;
  return looped(inRoom(0.3, 1.5, 1)(mixed(whole + 1.5, parts(beat))), whole);
}

/** Bass steps from the A below the stave. */
const walk = steps => steps.map((step, at) => [at, step - 24, 0.95]);

export const BEDS = {
  /** The room before the deal: a club with the chairs still up. */
  bedRoom: {
    peak: 0.5,
    make: () =>
      bed(108, 24, beat => [
        ...played(
          beat,
          walk([3, 7, 10, 12, 8, 7, 5, 3, 5, 8, 12, 14, 10, 8, 5, 2, 3, 2, 0, -2, -4, 0, 3, 2]),
          upright,
        ).map(([at, part]) => [at, part, 0.9]),
        ...every(2, 1, 24, (at, index) => [at * beat, brush(400 + index), 0.22]),
        ...every(1, 0, 24, (at, index) => [(at + (index % 2 === 1 ? 0.66 : 0)) * beat, tap(440 + index), 0.1]),
        ...played(
          beat,
          [
            [2.66, 15, 2],
            [4, 19, 2],
            [10.66, 17, 2],
            [12, 14, 3],
            [18.66, 12, 2],
            [20, 10, 3],
          ],
          (step, seconds) => vibraphone(note(step - 9), seconds + 0.6),
        ).map(([at, part]) => [at, part, 0.2]),
      ]),
  },
  /** Guns on the table: bass, fingers, and something that is wrong. */
  bedCash: {
    peak: 0.5,
    make: () =>
      bed(92, 20, beat => [
        ...played(
          beat,
          [
            [0, 0, 1.4],
            [1.5, 0, 0.5],
            [2, 3, 1],
            [3, 2, 1],
            [4, 0, 1.4],
            [5.5, -2, 0.5],
            [6, -5, 2],
            [8, 0, 1.4],
            [9.5, 0, 0.5],
            [10, 6, 1],
            [11, 5, 1],
            [12, 3, 1.4],
            [13.5, 2, 0.5],
            [14, -1, 2],
            [16, 0, 1.4],
            [17.5, 3, 0.5],
            [18, 2, 1],
            [19, -1, 0.9],
          ],
          (step, seconds) => upright(step - 29, seconds),
        ),
        ...every(2, 1, 20, (at, index) => [at * beat, fingers(470 + index), 0.5]),
        ...every(0.5, 0, 20, (at, index) => [at * beat, tap(500 + index), index % 2 === 0 ? 0.07 : 0.04]),
        ...played(
          beat,
          [
            [3, 15, 2],
            [7, 14, 2],
            [11, 18, 2],
            [15, 17, 3],
          ],
          (step, seconds) => vibraphone(note(step - 17), seconds),
        ).map(([at, part]) => [at, part, 0.18]),
      ]),
  },
  /** Act I: a wedding in a garden, some houses away. */
  bedWedding: {
    peak: 0.5,
    make: () =>
      bed(126, 24, beat => [
        ...played(
          beat,
          [
            [0, 3],
            [1, 7],
            [2, 10],
            [3, 15],
            [4, 14],
            [5, 10],
            [6, 8],
            [7, 12],
            [8, 15],
            [9, 14],
            [10, 12],
            [11, 8],
            [12, 7],
            [13, 10],
            [14, 15],
            [15, 19],
            [16, 17],
            [17, 15],
            [18, 14],
            [19, 10],
            [20, 5],
            [21, 8],
            [22, 10],
            [23, 2],
          ].map(([at, step]) => [at, step, 1.2]),
          (step, seconds, index) => mandolin(step - 2, seconds, 520 + 2 * index),
        ).map(([at, part]) => [at, part, 0.34]),
        ...every(3, 0, 24, (at, index) => [at * beat, upright([3, 3, 8, 8, 3, 3, -2, -2][index] - 26, 1.1), 0.85]),
        ...every(3, 1, 24, (at, index) => [at * beat, brush(570 + index), 0.1]),
        ...every(3, 2, 24, (at, index) => [at * beat, brush(580 + index), 0.08]),
      ]),
  },
  /** Act II: business with the Turk, behind a curtain. */
  bedTurk: {
    peak: 0.5,
    make: () =>
      bed(76, 16, beat => [
        ...played(
          beat,
          [
            [0, 0, 2],
            [2.5, 1, 1],
            [4, 0, 2],
            [6.5, -2, 1],
            [8, 0, 2],
            [10.5, 4, 1],
            [12, 1, 2],
            [14.5, -2, 1],
          ],
          (step, seconds) => upright(step - 27, seconds),
        ),
        ...played(
          beat,
          [
            [0.5, 12, 1.5],
            [2, 13, 1],
            [3, 16, 2],
            [8.5, 17, 1.5],
            [10, 16, 1],
            [11, 13, 3],
          ],
          (step, seconds, index) => clarinet(note(step - 15), seconds, 600 + index),
        ).map(([at, part]) => [at, part, 0.14]),
        ...played(
          beat,
          [
            [1, 0],
            [1.5, 0],
            [3, 0],
            [5, 0],
            [5.5, 0],
            [7, 0],
            [9, 0],
            [9.5, 0],
            [11, 0],
            [13, 0],
            [13.5, 0],
            [15, 0],
          ].map(([at]) => [at, 0, 0.5]),
          (_, __, index) => drum(150, 0.22, 620 + index, 0.5),
        ).map(([at, part]) => [at, part, 0.16]),
      ]),
  },
  /** Act III: Sonny is dead; a piano, and rain on a car. */
  bedSonny: {
    peak: 0.5,
    make: () =>
      bed(66, 14, beat => [
        ...played(
          beat,
          [
            [0, 0, 4],
            [0.02, 7, 4],
            [3.5, -4, 3.5],
            [3.52, 3, 3.5],
            [7, -7, 3.5],
            [7.02, 0, 3.5],
            [10.5, -5, 3.5],
            [10.52, 2, 3.4],
          ],
          (step, seconds) => piano(note(step - 24), seconds + 0.4),
        ).map(([at, part]) => [at, part, 0.5]),
        ...played(
          beat,
          [
            [1, 12, 1],
            [2, 15, 1],
            [3, 14, 2],
            [5.5, 10, 1.5],
            [8, 8, 1],
            [9, 12, 1],
            [10, 11, 2],
            [12.5, 7, 1.5],
          ],
          (step, seconds) => piano(note(step - 12), seconds + 0.8),
        ).map(([at, part]) => [at, part, 0.36]),
        ...every(0.25, 0, 14, (at, index) => [
          (at + 0.11 * ((index * 7) % 5) * 0.2) * beat,
          tap(640 + index),
          0.025 + 0.01 * ((index * 3) % 4),
        ]),
      ]),
  },
  /** Act IV: somebody has talked. */
  bedBetrayal: {
    peak: 0.5,
    make: () =>
      bed(60, 13, beat => [
        [0, strings(note(-36), 13 * beat + 0.8, { attack: 0.8, release: 0.8 }), 0.55],
        ...played(
          beat,
          [
            [0, -12, 4.5],
            [4, -13, 4.5],
            [8, -9, 2.8],
            [10.5, -13, 3],
          ],
          (step, seconds) => strings(note(step), seconds, { attack: 0.9, release: 0.9 }),
        ).map(([at, part]) => [at, part, 0.3]),
        ...played(
          beat,
          [
            [2, 0],
            [3, 3],
            [6, 2],
            [7, -1],
            [10, 6],
            [11.5, 2],
          ].map(([at, step]) => [at, step, 1.8]),
          (step, seconds, index) => plucked(seconds, note(step), { seed: 700 + index, softness: 0.5, lasting: 0.994 }),
        ).map(([at, part]) => [at, part, 0.34]),
        ...every(1, 0, 13, (at, index) => [at * beat, tick(2_400, 720 + index, 0.02), 0.06]),
      ]),
  },
};
