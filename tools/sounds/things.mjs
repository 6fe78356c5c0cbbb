// What lies on a table or hangs in a room, and how it sounds: cards, latches, chips, guns, water, people.
import {
  band,
  chance,
  decay,
  drawn,
  drive,
  gain,
  high,
  hull,
  inRoom,
  low,
  mixed,
  noise,
  overtones,
  saw,
  struck,
  through,
  wave,
} from './dsp.mjs';

/** A card that snaps onto felt. */
export const snap = (seed, pitch = 1) =>
  mixed(0.12, [
    [0, through(noise(0.05, seed), band(3_400 * pitch, 0.9), decay(0.04, 0.0004)), 1.4],
    [0.002, through(noise(0.09, seed + 1), band(900 * pitch, 1.4), decay(0.07)), 0.8],
    [
      0.001,
      struck(0.1, [
        [170 * pitch, 0.5, 0.08],
        [310 * pitch, 0.2, 0.05],
      ]),
      1,
    ],
  ]);

/** Paper over cloth. */
export const rub = (seconds, seed, from, to) =>
  through(
    noise(seconds, seed),
    band(position => from + (to - from) * position, 0.8),
    samples => samples.map((sample, place) => sample * (0.75 + 0.25 * Math.sin(place / 190))),
    hull(seconds, seconds * 0.25, seconds * 0.6, 1.4),
  );

/** Notes counted by a thumb. */
export const riffle = (seed, count, seconds) => {
  const random = chance(seed);
  return mixed(
    seconds + 0.12,
    Array.from({ length: count }, (_, at) => [
      (seconds * at ** 0.9) / count ** 0.9,
      through(noise(0.05, seed + at), band(2_100 + 1_400 * random(), 1.1), decay(0.035, 0.0008)),
      0.6 + 0.4 * random(),
    ]),
  );
};

/** Wood under a shoe, a fist, a stamp. */
export const thump = (pitch, seed, hardness = 0.5) =>
  mixed(0.4, [
    [
      0,
      through(
        wave(0.35, time => pitch * (1 + 1.4 * Math.exp(-time * 60))),
        decay(0.28, 0.001),
      ),
      1,
    ],
    [
      0,
      struck(0.2, [
        [pitch * 2.7, 0.3, 0.09],
        [pitch * 4.9, 0.16, 0.05],
        [pitch * 7.3, 0.08, 0.03],
      ]),
      hardness,
    ],
    [0, through(noise(0.06, seed), low(600 + 2_600 * hardness), decay(0.04, 0.0005)), 0.5 * hardness],
  ]);

/** Metal on metal, small. */
export const tick = (pitch, seed, lasting = 0.05) =>
  mixed(lasting * 2 + 0.05, [
    [
      0,
      struck(lasting * 2, [
        [pitch, 0.6, lasting],
        [pitch * 1.83, 0.4, lasting * 0.8],
        [pitch * 2.71, 0.3, lasting * 0.6],
        [pitch * 3.94, 0.2, lasting * 0.4],
      ]),
    ],
    [0, through(noise(0.012, seed), high(2_500), decay(0.008, 0.0002)), 0.7],
  ]);

/** A latch of a suitcase: the spring lets go, the tongue hits its plate, the lid answers. */
export const latch = (seed, pitch = 1) =>
  mixed(0.3, [
    [0, tick(1_350 * pitch, seed, 0.03), 0.45],
    [0.035, tick(980 * pitch, seed + 1, 0.07), 1],
    [0.037, thump(150, seed + 2, 0.7), 0.5],
  ]);

/** Clay on clay. */
export const chip = (seed, pitch = 1) =>
  mixed(0.16, [
    [
      0,
      struck(0.14, [
        [2_650 * pitch, 0.7, 0.05],
        [4_180 * pitch, 0.5, 0.035],
        [6_350 * pitch, 0.35, 0.025],
        [1_120 * pitch, 0.3, 0.03],
      ]),
    ],
    [0, through(noise(0.01, seed), high(3_000), decay(0.007, 0.0002)), 0.6],
  ]);

export const bell = (pitch, seconds, brightness = 1) =>
  struck(
    seconds,
    [
      [pitch, 0.8, seconds],
      [pitch * 2.0, 0.4 * brightness, seconds * 0.7],
      [pitch * 2.76, 0.35 * brightness, seconds * 0.5],
      [pitch * 4.07, 0.2 * brightness, seconds * 0.35],
      [pitch * 5.4, 0.15 * brightness, seconds * 0.25],
      [pitch * 0.503, 0.15, seconds * 0.8],
    ],
    0.0008,
  );

/** The slide goes back, and forth. */
export const cocked = seed =>
  mixed(0.5, [
    [0, through(noise(0.07, seed), band(2_300, 1.2), hull(0.07, 0.01, 0.05)), 0.45],
    [0.06, tick(1_750, seed + 1, 0.05), 0.9],
    [0.062, thump(210, seed + 2, 0.9), 0.5],
    [0.17, through(noise(0.05, seed + 3), band(2_900, 1.2), hull(0.05, 0.008, 0.035)), 0.45],
    [0.215, tick(1_320, seed + 4, 0.08), 1],
    [0.217, thump(170, seed + 5, 1), 0.7],
  ]);

/** A hammer that falls on nothing. */
export const dryFire = (seed, pitch = 1) =>
  mixed(0.3, [
    [0, tick(1_900 * pitch, seed, 0.035), 1],
    [0.001, thump(260 * pitch, seed + 1, 0.9), 0.4],
    [0.03, tick(3_100 * pitch, seed + 2, 0.12), 0.16],
  ]);

/** A shot, as films have it: the crack, the body, the room. */
export const shot = (seed, size = 1) =>
  through(
    mixed(0.9, [
      [0, through(noise(0.03, seed), high(1_200), decay(0.02, 0.0002)), 1.5],
      [
        0.001,
        through(
          noise(0.6, seed + 1),
          low(position => 5_200 * Math.exp(-6 * position) + 180, 0.8),
          decay(0.42 * size, 0.0008),
        ),
        2.6,
      ],
      [
        0,
        through(
          wave(0.4, time => 52 + 120 * Math.exp(-time * 38)),
          decay(0.34 * size, 0.001),
        ),
        1.3 * size,
      ],
    ]),
    drive(1.7),
    inRoom(0.35, 1.1, 0.4),
  );

/** Something falls into water: the slap, the hole that closes, the drops, the bubbles. */
export const splash = seed => {
  const random = chance(seed);
  const bubbles = Array.from({ length: 16 }, () => {
    const pitch = 380 + 900 * random();
    const rise = 6 + 10 * random();
    return [
      0.18 + 0.75 * random() ** 1.4,
      through(
        wave(0.07, time => pitch * (1 + rise * time)),
        decay(0.05, 0.004),
      ),
      0.1 + 0.18 * random(),
    ];
  });
  return mixed(1.25, [
    [0, through(noise(0.1, seed + 1), band(1_500, 0.6), decay(0.09, 0.001)), 1.5],
    [
      0.02,
      through(
        noise(0.9, seed + 2),
        band(position => 900 + 2_600 * position, 0.6),
        hull(0.9, 0.06, 0.8, 2.4),
      ),
      1,
    ],
    [
      0.01,
      through(
        wave(0.3, time => 150 - 220 * time),
        decay(0.22, 0.006),
      ),
      0.9,
    ],
    ...bubbles,
  ]);
};

/** A throat: a buzz through the two rooms of a mouth. */
export const voice = (seconds, pitchAt, [first, second], seed) => {
  const buzz = wave(seconds, pitchAt, saw(130));
  const breath = gain(0.1)(noise(seconds, seed));
  const throat = drawn(seconds, (_, position) => {
    const place = Math.min(buzz.length - 1, Math.floor(position * buzz.length));
    return buzz[place] + breath[place];
  });
  return mixed(seconds, [
    [0, band(first, 5)(throat), 1],
    [0, band(second, 7)(throat), 0.6],
    [0, band(2_700, 6)(throat), 0.22],
  ]);
};

/** Many people: each at their own moment, their own pitch, their own size of head. */
export function people(seconds, seed, count, { mouth, pitch, glide = 0, spread, long }) {
  const random = chance(seed);
  return mixed(
    seconds,
    Array.from({ length: count }, (_, at) => {
      const size = 0.85 + 0.35 * random();
      const base = pitch * (random() < 0.5 ? 1 : 1.7) * (0.85 + 0.3 * random());
      const lasting = long * (0.6 + 0.5 * random());
      const wobble = 4 + 3 * random();
      const sung = voice(
        lasting,
        (time, position) => base * (1 + glide * position + 0.012 * Math.sin(wobble * 6.28 * time)),
        mouth.map(room => room * size),
        seed * 31 + at,
      );
      return [spread * random(), hull(lasting, lasting * 0.2, lasting * 0.6, 1.3)(sung), 0.5 + 0.5 * random()];
    }),
  );
}

/** Hands: each clap a short noise in the hollow between two palms. */
export function hands(seconds, seed, claps, shape = () => 1) {
  const random = chance(seed);
  return mixed(
    seconds + 0.1,
    Array.from({ length: claps }, (_, at) => {
      const when = seconds * random();
      return [
        when,
        through(noise(0.05, seed + at), band(900 + 1_300 * random(), 1.3), decay(0.03 + 0.02 * random(), 0.0008)),
        (0.4 + 0.6 * random()) * shape(when / seconds),
      ];
    }),
  );
}

/** A drum with a skin. */
export const drum = (pitch, seconds, seed, skin = 0.4) =>
  mixed(seconds, [
    [
      0,
      through(
        wave(seconds, time => pitch * (1 + 0.5 * Math.exp(-time * 30))),
        decay(seconds, 0.002),
      ),
      1,
    ],
    [
      0,
      struck(seconds, [
        [pitch * 1.59, 0.3, seconds * 0.5],
        [pitch * 2.14, 0.2, seconds * 0.4],
      ]),
      1,
    ],
    [0, through(noise(0.05, seed), low(2_400), decay(0.03, 0.0006)), skin],
  ]);

/** Brass: the louder, the brighter. */
export const brass = (pitch, seconds, { bite = 1, release = 0.18 } = {}) =>
  through(
    mixed(seconds, [
      [0, wave(seconds, time => pitch * (1 + 0.004 * Math.sin(33 * time) * Math.min(1, time * 3)), saw(pitch)), 0.6],
      [0, wave(seconds, pitch * 1.004, saw(pitch)), 0.4],
    ]),
    low(position => pitch * 1.6 + 3_400 * bite * Math.min(1, position * 14) * (1 - 0.6 * position), 0.9),
    hull(seconds, 0.022, release, 1.5),
  );

/** A reed: odd overtones, breath, a little vibrato that comes late. */
export const clarinet = (pitch, seconds, seed) =>
  through(
    mixed(seconds, [
      [
        0,
        wave(
          seconds,
          time => pitch * (1 + 0.005 * Math.sin(30 * time) * Math.min(1, time * 1.5)),
          overtones([1, 0.04, 0.42, 0.05, 0.24, 0.03, 0.12, 0.02, 0.06], pitch),
        ),
        0.8,
      ],
      [0, through(noise(seconds, seed), band(pitch * 2, 1.5)), 0.05],
    ]),
    hull(seconds, 0.045, 0.14, 1.4),
  );

/** Many bows at once. */
export const strings = (pitch, seconds, { attack = 0.25, release = 0.4, tremble = 0 } = {}) =>
  through(
    mixed(
      seconds,
      [-7, -3, 0, 4, 8].map((cents, at) => [
        0,
        wave(
          seconds,
          time => pitch * 2 ** (cents / 1200) * (1 + 0.004 * Math.sin((5 + at * 0.3) * 6.28 * time + at)),
          saw(pitch),
        ),
        0.22,
      ]),
    ),
    low(Math.min(5_000, pitch * 6), 0.7),
    samples =>
      samples.map((sample, place) => sample * (1 - tremble * (0.5 + 0.5 * Math.sin((place / 32_000) * 6.28 * 13)))),
    hull(seconds, attack, release, 1.2),
  );

/** Bars of metal over tubes, with a slow wheel in them. */
export const vibraphone = (pitch, seconds) =>
  through(
    struck(
      seconds,
      [
        [pitch, 1, seconds],
        [pitch * 4, 0.25, seconds * 0.3],
        [pitch * 9.2, 0.08, 0.12],
      ],
      0.003,
    ),
    samples => samples.map((sample, place) => sample * (0.8 + 0.2 * Math.sin((place / 32_000) * 6.28 * 4.6))),
  );

/** A piano, not too near. */
export const piano = (pitch, seconds) =>
  through(
    struck(
      seconds,
      [1, 2, 3, 4, 5, 6, 7].map(part => [
        pitch * part * Math.sqrt(1 + 0.0004 * part * part),
        0.9 / part ** 1.25,
        Math.max(0.12, seconds / part ** 0.7),
      ]),
      0.002,
    ),
    low(3_200),
  );
