// Every short sound of the tables. `peak` is how loud it is beside the others; a file holds it at that loudness.
import {
  band,
  chance,
  decay,
  high,
  hull,
  inRoom,
  low,
  mixed,
  noise,
  note,
  plucked,
  saw,
  through,
  wave,
} from './dsp.mjs';
import {
  bell,
  brass,
  chip,
  clarinet,
  cocked,
  drum,
  dryFire,
  hands,
  latch,
  people,
  riffle,
  rub,
  shot,
  snap,
  splash,
  strings,
  thump,
  tick,
  vibraphone,
  voice,
} from './things.mjs';

const AH = [730, 1_100];
const OH = [500, 850];
const OO = [330, 800];
const HEY = [560, 1_850];

const bass = (steps, seconds = 0.9) =>
  through(
    plucked(seconds, note(steps), { seed: 5, softness: 0.75, lasting: 0.992 }),
    low(1_400),
    hull(seconds, 0.003, 0.3),
  );

/** The same gun for everybody, so many of them and this far apart. */
const guns = (seed, starts, size) =>
  mixed(
    1.35,
    starts.map((start, at) => [start, shot(seed + 7 * at, size), 0.7 + 0.08 * (at % 4)]),
  );

const chord = (steps, seconds, play) =>
  mixed(
    seconds,
    steps.map(step => [0, play(note(step), seconds), 1 / steps.length]),
  );

const phrase = (seconds, notes, play) =>
  mixed(
    seconds,
    notes.map(([after, step, lasting, loudness = 1]) => [after, play(note(step), lasting), loudness]),
  );

export const EFFECTS = {
  // Every game.
  myTurn: {
    peak: 0.5,
    make: () =>
      mixed(0.95, [
        [0, bass(-26), 0.9],
        [0.16, bass(-19), 0.8],
      ]),
  },
  tick: {
    peak: 0.28,
    make: () =>
      mixed(0.09, [
        [0, tick(2_400, 3, 0.02), 1],
        [0.001, tick(5_100, 4, 0.01), 0.4],
      ]),
  },
  commit: {
    peak: 0.22,
    make: () =>
      mixed(0.1, [
        [0, tick(1_700, 6, 0.018), 1],
        [0, thump(240, 7, 0.3), 0.5],
      ]),
  },
  win: {
    peak: 0.8,
    make: () =>
      through(
        mixed(4, [
          [0, chord([-11, -7, -4], 0.3, brass), 1],
          [0, drum(74, 0.6, 3), 0.5],
          [0.32, chord([-9, -5, -2], 0.24, brass), 1],
          [0.6, chord([-7, -4, 0], 0.3, brass), 1],
          [0.6, drum(74, 0.6, 5), 0.5],
          [0.92, chord([-4, 1, 5], 0.42, brass), 1.1],
          [1.4, chord([-5, 0, 3], 0.22, brass), 1],
          [1.68, chord([-4, 1, 5, 8], 1.9, (pitch, seconds) => brass(pitch, seconds, { release: 0.8 })), 1.5],
          [1.68, drum(66, 1.2, 7), 0.7],
          [1.68, through(noise(2, 9), high(5_000), decay(1.7, 0.002)), 0.22],
        ]),
        inRoom(0.22, 1.2, 0.2),
      ),
  },

  // Cards, money, metal.
  deal: {
    peak: 0.6,
    make: () =>
      mixed(1.3, [
        ...Array.from({ length: 8 }, (_, at) => [
          0.12 * at,
          snap(20 + at * 3, 0.94 + 0.03 * (at % 4)),
          0.8 + 0.06 * (at % 3),
        ]),
        [1, thump(78, 50, 0.6), 1.2],
      ]),
  },
  card: { peak: 0.5, make: () => snap(61) },
  slide: { peak: 0.32, make: () => rub(0.3, 62, 1_500, 3_200) },
  reveal: {
    peak: 0.5,
    make: () =>
      mixed(0.4, [
        [0, rub(0.1, 63, 1_800, 3_400), 0.6],
        [0.08, snap(64), 1],
        [0.15, snap(65, 1.1), 0.9],
        [0.23, snap(66, 0.9), 0.8],
      ]),
  },
  money: {
    peak: 0.45,
    make: () =>
      mixed(0.6, [
        [0, riffle(70, 13, 0.36), 1],
        [0.44, snap(71, 0.8), 0.6],
      ]),
  },
  chips: {
    peak: 0.45,
    make: () =>
      mixed(0.55, [
        [0, chip(80), 0.8],
        [0.07, chip(81, 1.04), 0.7],
        [0.13, chip(82, 0.97), 0.9],
        [0.18, chip(83, 1.07), 0.6],
        [0.24, chip(84), 1],
      ]),
  },
  coin: {
    peak: 0.35,
    make: () =>
      mixed(0.5, [
        [0, bell(3_050, 0.4, 0.7), 0.8],
        [0, tick(4_700, 85, 0.03), 0.5],
        [0.09, bell(3_420, 0.35, 0.6), 0.5],
      ]),
  },
  till: {
    peak: 0.45,
    make: () =>
      mixed(0.8, [
        [0, tick(1_200, 86, 0.05), 0.7],
        [0.05, bell(2_090, 0.65), 0.9],
        [0.06, thump(130, 87, 0.8), 0.5],
        [0.1, riffle(88, 5, 0.14), 0.3],
      ]),
  },
  suitcase: {
    peak: 0.55,
    make: () =>
      mixed(0.5, [
        [0, latch(90), 1],
        [0.14, latch(91, 0.93), 0.9],
      ]),
  },
  latch: { peak: 0.5, make: () => latch(92) },
  knock: {
    peak: 0.5,
    make: () =>
      mixed(0.75, [
        [0, thump(185, 93, 0.9), 1],
        [0.17, thump(180, 94, 0.9), 0.9],
        [0.34, thump(188, 95, 0.9), 1],
      ]),
  },
  steps: {
    peak: 0.4,
    make: () =>
      mixed(
        1.15,
        [0, 0.34, 0.68].flatMap((start, at) => [
          [start, thump(120, 96 + at, 0.5), 1],
          [start + 0.06, thump(165, 99 + at, 0.7), 0.5],
        ]),
      ),
  },

  // The city's board.
  thug: {
    peak: 0.5,
    make: () =>
      mixed(0.3, [
        [0, thump(135, 101, 0.8), 1],
        [0.05, thump(180, 102, 0.5), 0.4],
      ]),
  },
  family: {
    peak: 0.6,
    make: () =>
      mixed(0.6, [
        [0, thump(92, 103, 0.7), 1.2],
        [0.17, thump(110, 104, 0.6), 0.6],
        [0.2, through(noise(0.2, 105), band(420, 4), hull(0.2, 0.03, 0.14)), 0.35],
      ]),
  },
  goods: {
    peak: 0.5,
    make: () =>
      mixed(0.4, [
        [0, thump(205, 106, 0.9), 1],
        [0.1, thump(178, 107, 0.9), 0.7],
      ]),
  },
  job: {
    peak: 0.6,
    make: () =>
      mixed(0.5, [
        [0, thump(84, 108, 0.9), 1.3],
        [0.012, rub(0.12, 109, 900, 1_600), 0.5],
      ]),
  },
  marker: {
    peak: 0.45,
    make: () =>
      mixed(0.2, [
        [0, chip(110, 0.42), 1],
        [0, thump(330, 111, 0.8), 0.5],
      ]),
  },
  splash: { peak: 0.6, make: () => splash(112) },
  gunDown: {
    peak: 0.6,
    make: () =>
      mixed(1.9, [
        [0, through(shot(113, 0.9), low(900), inRoom(0.6, 1.6, 0.1)), 0.7],
        [0.52, splash(114), 0.7],
      ]),
  },
  horse: {
    peak: 0.5,
    make: () =>
      through(
        wave(0.95, (time, position) => 760 - 330 * position + 46 * Math.sin(6.28 * 17 * time), saw(700)),
        band(1_500, 1.1),
        hull(0.95, 0.07, 0.5),
        inRoom(0.3, 1.1, 0.3),
      ),
  },
  seal: {
    peak: 0.4,
    make: () =>
      mixed(0.4, [
        [0, rub(0.2, 115, 700, 400), 0.8],
        [0.16, thump(100, 116, 0.4), 1],
      ]),
  },
  act: {
    peak: 0.4,
    make: () =>
      through(
        phrase(
          2,
          [
            [0, -7, 0.36],
            [0.37, -4, 0.32],
            [0.69, 0, 0.34],
            [1.02, -1, 0.98],
          ],
          (pitch, seconds) => clarinet(pitch, seconds, 117),
        ),
        inRoom(0.35, 1.4, 0.35),
      ),
  },

  // The hold-up.
  toms: {
    peak: 0.85,
    make: () =>
      mixed(0.75, [
        [0, drum(82, 0.6, 121, 0.5), 1],
        [0.012, drum(104, 0.45, 122, 0.3), 0.5],
      ]),
  },
  cock: {
    peak: 0.7,
    make: () =>
      mixed(0.75, [
        [0, cocked(123), 1],
        [0.03, cocked(124), 0.6],
        [0.055, cocked(125), 0.5],
        [0.24, strings(note(-14), 0.45, { attack: 0.01, release: 0.3 }), 0.5],
      ]),
  },
  duck: {
    peak: 0.65,
    make: () =>
      mixed(0.75, [
        [0, rub(0.16, 126, 600, 1_500), 0.7],
        [0.08, thump(96, 127, 0.5), 1],
        [0.15, thump(84, 128, 0.5), 0.8],
        [0.17, people(0.5, 129, 5, { mouth: HEY, pitch: 170, glide: 0.15, spread: 0.05, long: 0.34 }), 0.9],
      ]),
  },
  lamp: {
    peak: 0.4,
    make: () =>
      mixed(0.4, [
        [0, tick(1_050, 130, 0.03), 1],
        [0.08, tick(1_480, 131, 0.03), 0.6],
        [0.03, through(wave(0.35, 100, saw(100)), low(500), hull(0.35, 0.05, 0.25)), 0.05],
      ]),
  },
  whisper: {
    peak: 0.32,
    make: () =>
      through(
        noise(0.8, 132),
        band(position => 1_300 + 900 * Math.sin(position * 21), 1.8),
        samples => samples.map((sample, place) => sample * (0.45 + 0.55 * Math.sin(place / 1_150) ** 2)),
        hull(0.8, 0.12, 0.4),
      ),
  },
  volley: { peak: 0.95, make: () => guns(133, [0, 0.021, 0.047, 0.083], 0.9) },
  click: {
    peak: 0.7,
    make: () =>
      mixed(1.1, [
        [0, dryFire(160), 1],
        [0.03, dryFire(161, 1.08), 0.7],
        [0.07, dryFire(162, 0.93), 0.6],
        [0.02, bell(1_175, 0.95, 0.6), 0.5],
      ]),
  },
  bang: {
    peak: 0.95,
    make: () =>
      through(
        mixed(1.1, [
          [0, shot(163, 1), 0.8],
          [
            0.02,
            chord([-26, -14, -7, -2], 0.9, (pitch, seconds) => brass(pitch, seconds, { bite: 1.3, release: 0.5 })),
            1.6,
          ],
          [0, drum(55, 0.8, 164), 0.7],
        ]),
        inRoom(0.2, 1, 0.05),
      ),
  },
  bursts: {
    peak: 0.9,
    make: () =>
      mixed(1.1, [
        [0, bell(1_320, 0.8, 0.6), 0.4],
        [0, dryFire(165), 0.5],
        [0.01, shot(166, 0.8), 0.5],
        [0.02, chord([-21, -14, -9], 0.55, brass), 1.1],
      ]),
  },
  wind: {
    peak: 0.35,
    make: () =>
      through(
        noise(1.8, 167),
        band(position => 420 + 380 * Math.sin(position * 5.1) ** 2, 5),
        hull(1.8, 0.5, 0.9),
      ),
  },
  bass: {
    peak: 0.4,
    make: () =>
      mixed(1.1, [
        [0, bass(-33), 1],
        [0.5, bass(-30, 0.6), 0.6],
      ]),
  },
  heartbeat: {
    peak: 0.55,
    make: () =>
      mixed(0.55, [
        [0, through(thump(56, 168, 0.1), low(190)), 1],
        [0.2, through(thump(48, 169, 0.1), low(170)), 0.75],
      ]),
  },
  claps: { peak: 0.7, make: () => hands(1, 170, 70, position => 1 - 0.6 * position) },
  stamp: {
    peak: 0.8,
    make: () =>
      mixed(0.6, [
        [0, thump(68, 171, 0.8), 1.3],
        [0.008, rub(0.09, 172, 1_200, 700), 0.6],
        [0.02, snap(173, 0.7), 0.5],
      ]),
  },
  stab: {
    peak: 0.85,
    make: () =>
      through(
        mixed(0.95, [
          [
            0,
            chord([-26, -20, -14, -11, -5], 0.8, (pitch, seconds) =>
              brass(pitch, seconds, { bite: 1.5, release: 0.55 }),
            ),
            1.8,
          ],
          [0, drum(60, 0.7, 174), 0.8],
        ]),
        inRoom(0.3, 1.2, 0.3),
      ),
  },
  tremolo: {
    peak: 0.5,
    make: () =>
      mixed(2.2, [
        [0, strings(note(-19), 2.2, { attack: 0.2, release: 0.5, tremble: 0.8 }), 0.7],
        [0, strings(note(-13), 2.2, { attack: 0.5, release: 0.5, tremble: 0.8 }), 0.6],
        [0.25, strings(note(-1), 1.9, { attack: 0.9, release: 0.4, tremble: 0.9 }), 0.3],
      ]),
  },
  siren: {
    peak: 0.42,
    make: () =>
      through(
        wave(3, (_, position) => 330 + 420 * Math.sin(Math.PI * Math.min(1, position * 1.25)) ** 0.8, saw(500)),
        low(1_500),
        hull(3, 0.5, 1.2, 1.4),
        inRoom(0.5, 1.9, 0.3),
      ),
  },

  // The house, its crowd, its show.
  spot: {
    peak: 0.45,
    make: () =>
      mixed(0.35, [
        [0, tick(720, 181, 0.06), 1],
        [0.004, thump(110, 182, 0.8), 0.8],
      ]),
  },
  flip: {
    peak: 0.45,
    make: () =>
      mixed(0.4, [
        [0, rub(0.2, 183, 1_200, 3_600), 0.8],
        [0.19, snap(184, 0.85), 1],
      ]),
  },
  sting: {
    peak: 0.55,
    make: () =>
      through(
        mixed(0.95, [
          [0, vibraphone(note(3), 0.7), 0.6],
          [0.09, vibraphone(note(10), 0.7), 0.6],
          [0.18, vibraphone(note(15), 0.75), 0.7],
          [0.18, chord([-9, -2, 3], 0.4, brass), 0.4],
        ]),
        inRoom(0.25, 1.1, 0.2),
      ),
  },
  drumroll: {
    peak: 0.55,
    make: () => {
      const random = chance(185);
      return mixed(
        2,
        Array.from({ length: 56 }, (_, at) => [
          at * 0.034 + 0.005 * random(),
          mixed(0.2, [
            [0, drum(178, 0.14, 186 + at, 0.6), 0.5],
            [0, through(noise(0.12, 300 + at), high(1_800), decay(0.09, 0.001)), 0.35],
          ]),
          (0.25 + 0.75 * (at / 56) ** 1.5) * (0.85 + 0.15 * random()),
        ]),
      );
    },
  },
  gem: {
    peak: 0.4,
    make: () =>
      through(
        mixed(0.9, [
          [0, bell(note(27), 0.6, 0.5), 0.7],
          [0.07, bell(note(31), 0.7, 0.5), 0.6],
          [0.13, bell(note(34), 0.7, 0.4), 0.6],
        ]),
        inRoom(0.3, 1.2, 0.2),
      ),
  },
  note: { peak: 0.4, make: () => through(vibraphone(note(-9), 1.1), inRoom(0.25, 1.1, 0.2)) },
  crowd: {
    peak: 0.5,
    make: () =>
      mixed(2.6, [
        [0, people(2.6, 190, 34, { mouth: AH, pitch: 160, glide: 0.06, spread: 1, long: 1.7 }), 0.6],
        [0.1, hands(2.3, 191, 230, position => Math.sin(Math.PI * position) ** 0.6), 0.7],
      ]),
  },
  applause: {
    peak: 0.5,
    make: () => hands(1.7, 192, 240, position => Math.min(1, position * 6) * (1 - position) ** 0.6),
  },
  gasp: {
    peak: 0.45,
    make: () =>
      mixed(0.9, [
        [
          0,
          through(
            noise(0.5, 193),
            band(position => 900 + 1_900 * position, 1),
            hull(0.5, 0.3, 0.2),
          ),
          0.5,
        ],
        [0.1, people(0.8, 194, 16, { mouth: OH, pitch: 185, glide: 0.22, spread: 0.12, long: 0.55 }), 0.8],
      ]),
  },
  boo: {
    peak: 0.45,
    make: () => people(1.7, 195, 18, { mouth: OO, pitch: 125, glide: -0.22, spread: 0.35, long: 1.2 }),
  },
  splat: {
    peak: 0.55,
    make: () =>
      mixed(0.5, [
        [
          0,
          through(
            noise(0.2, 196),
            low(position => 2_600 - 2_100 * position),
            decay(0.16, 0.001),
          ),
          1,
        ],
        [
          0.03,
          through(
            wave(0.2, time => 240 - 700 * time),
            decay(0.14, 0.004),
          ),
          0.6,
        ],
        [0.09, through(noise(0.25, 197), band(1_100, 1.4), decay(0.2, 0.02)), 0.3],
      ]),
  },

  // Six things said without words.
  emoteLiar: {
    peak: 0.5,
    make: () =>
      phrase(
        1.1,
        [
          [0, -2, 0.26],
          [0.26, -3, 0.26],
          [0.52, -4, 0.5],
        ],
        (pitch, seconds) => brass(pitch * 0.75, seconds, { bite: 0.7 }),
      ),
  },
  emoteChicken: {
    peak: 0.5,
    make: () => {
      const cluck = (seconds, from, to, seed) =>
        hull(
          seconds,
          0.012,
          seconds * 0.6,
        )(voice(seconds, (_, position) => from + (to - from) * position ** 0.6, [900, 1_900], seed));
      return mixed(1, [
        [0, cluck(0.1, 420, 520, 201), 0.7],
        [0.16, cluck(0.1, 430, 540, 202), 0.7],
        [0.32, cluck(0.1, 420, 530, 203), 0.7],
        [0.48, cluck(0.4, 480, 900, 204), 1],
      ]);
    },
  },
  emoteMercy: {
    peak: 0.45,
    make: () =>
      through(
        phrase(
          1.2,
          [
            [0, 7, 0.5],
            [0.34, 3, 0.5],
            [0.68, 0, 0.5],
          ],
          (pitch, seconds) => strings(pitch, seconds, { attack: 0.06, release: 0.25 }),
        ),
        inRoom(0.2),
      ),
  },
  emoteLaugh: {
    peak: 0.5,
    make: () => {
      const ha = (pitch, seed) =>
        hull(0.16, 0.03, 0.1)(voice(0.16, (_, position) => pitch * (1.1 - 0.25 * position), AH, seed));
      return mixed(
        1.1,
        [0, 0.17, 0.34, 0.51, 0.7].map((start, at) => [start, ha(240 - 16 * at, 205 + at), 1 - 0.1 * at]),
      );
    },
  },
  emotePoker: {
    peak: 0.45,
    make: () =>
      mixed(0.9, [
        [0, chip(211), 0.6],
        [0.12, chip(212, 1.05), 0.6],
        [0.24, chip(213, 0.96), 0.8],
        [0.4, bass(-21, 0.5), 0.7],
      ]),
  },
  emoteMine: {
    peak: 0.5,
    make: () =>
      mixed(0.8, [
        [0, rub(0.16, 214, 700, 2_400), 0.6],
        [0.14, thump(120, 215, 0.7), 0.9],
        [0.18, bell(2_090, 0.5), 0.5],
        [0.26, bell(2_790, 0.5), 0.4],
      ]),
  },
};
