// Sound as arrays of samples: oscillators, noise, filters, struck and plucked things, a room. No clock and no chance but
// a seed, so the same recipe gives the same samples on every machine.

/** Samples a second, in all that is made here. */
export const RATE = 32_000;

const TAU = 2 * Math.PI;
const lengthOf = seconds => Math.max(1, Math.round(seconds * RATE));

/** Even numbers from 0 to 1, from a seed. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const silence = seconds => new Float64Array(lengthOf(seconds));

/** `at(time, position)` for every sample; position runs from 0 to 1. */
export function drawn(seconds, at) {
  const samples = silence(seconds);
  for (let place = 0; place < samples.length; place += 1) samples[place] = at(place / RATE, place / samples.length);
  return samples;
}

export function noise(seconds, seed) {
  const random = chance(seed);
  return drawn(seconds, () => random() * 2 - 1);
}

/** A wave whose pitch may glide: `pitch` is a number or a function of the time. */
export function wave(seconds, pitch, shape = Math.sin) {
  const pitchAt = typeof pitch === 'function' ? pitch : () => pitch;
  let phase = 0;
  return drawn(seconds, (time, position) => {
    phase += (TAU * pitchAt(time, position)) / RATE;
    return shape(phase);
  });
}

/** Shapes of a wave, by the number of their overtones: no overtone above half the rate. */
export const overtones = (amounts, pitch) => {
  const heard = amounts.filter((_, at) => pitch * (at + 1) < RATE * 0.45);
  return phase => heard.reduce((sum, amount, at) => sum + amount * Math.sin(phase * (at + 1)), 0);
};
export const saw = pitch =>
  overtones(
    Array.from({ length: 24 }, (_, at) => 0.6 / (at + 1)),
    pitch,
  );

/** Rises for `attack` seconds, holds, and falls away by a power over `release` seconds at its end. */
export const hull =
  (seconds, attack, release, curve = 2) =>
  samples =>
    samples.map((sample, place) => {
      const time = place / RATE;
      const rise = attack <= 0 ? 1 : Math.min(1, time / attack);
      const fall = Math.min(1, Math.max(0, (seconds - time) / release)) ** curve;
      return sample * rise * fall;
    });

/** Falls to a thousandth in `seconds`, after a rise of `attack`. */
export const decay =
  (seconds, attack = 0.001) =>
  samples =>
    samples.map((sample, place) => {
      const time = place / RATE;
      return sample * Math.min(1, time / attack) * Math.exp((-6.9 * time) / seconds);
    });

export const gain = amount => samples => samples.map(sample => sample * amount);
export const drive = amount => samples => samples.map(sample => Math.tanh(sample * amount));

/** Second-order filters after Bristow-Johnson; the frequency may move: a function of position. */
function biquad(kind, frequency, sharpness) {
  const frequencyAt = typeof frequency === 'function' ? frequency : undefined;
  return samples => {
    const filtered = new Float64Array(samples.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    let weights = coefficients(kind, frequencyAt?.(0) ?? frequency, sharpness);
    for (let place = 0; place < samples.length; place += 1) {
      if (frequencyAt !== undefined && place % 32 === 0)
        weights = coefficients(kind, frequencyAt(place / samples.length), sharpness);
      const [b0, b1, b2, a1, a2] = weights;
      const x = samples[place];
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      filtered[place] = y;
    }
    return filtered;
  };
}

function coefficients(kind, frequency, sharpness) {
  const turn = (TAU * Math.min(frequency, RATE * 0.45)) / RATE;
  const cos = Math.cos(turn);
  const alpha = Math.sin(turn) / (2 * sharpness);
  const above = {
    low: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2],
    high: [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2],
    band: [alpha, 0, -alpha],
  }[kind];
  return [...above, -2 * cos, 1 - alpha].map(each => each / (1 + alpha));
}

export const low = (frequency, sharpness = 0.7) => biquad('low', frequency, sharpness);
export const high = (frequency, sharpness = 0.7) => biquad('high', frequency, sharpness);
export const band = (frequency, sharpness = 2) => biquad('band', frequency, sharpness);

/** One after another. */
export const through = (samples, ...steps) => steps.reduce((soFar, step) => step(soFar), samples);

/** Parts, each `[seconds after the start, samples, loudness]`, as one. */
export function mixed(seconds, parts) {
  const samples = silence(seconds);
  for (const [after, part, loudness = 1] of parts) {
    const from = Math.round(after * RATE);
    const until = Math.min(part.length, samples.length - from);
    for (let place = 0; place < until; place += 1) samples[from + place] += part[place] * loudness;
  }
  return samples;
}

/** Something struck: `[hertz, loudness, seconds until it is silent]` for each way in which it rings. */
export function struck(seconds, rings, attack = 0.0006) {
  return mixed(
    seconds,
    rings.map(([pitch, loudness, fall]) => [
      0,
      decay(fall, attack)(wave(Math.min(seconds, fall * 1.2), pitch)),
      loudness,
    ]),
  );
}

/** A string, plucked: a short noise that runs round and is rounded off (Karplus and Strong). */
export function plucked(seconds, pitch, { seed = 1, softness = 0.5, lasting = 0.996 } = {}) {
  const period = RATE / pitch;
  const size = Math.floor(period);
  const between = period - size;
  const line = through(noise((size + 1) / RATE, seed), low(Math.min(9_000, 400 + 6_000 * (1 - softness))));
  const string = new Float64Array(size + 1);
  string.set(line.subarray(0, size + 1));
  const samples = silence(seconds);
  let place = 0;
  let last = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const now = string[place];
    const next = string[(place + 1) % string.length];
    const value = now * (1 - between) + next * between;
    last = lasting * (value * (1 - softness * 0.5) + last * softness * 0.5);
    samples[at] = value;
    string[place] = last;
    place = (place + 1) % string.length;
  }
  return high(30)(samples); // what the noise had more of on one side would run round for ever
}

/** A small hall: four echoes that feed themselves and two that blur them (Schroeder). */
export function inRoom(wet, seconds = 0.9, tail = 0.35) {
  return dry => {
    const samples = mixed(dry.length / RATE + tail, [[0, dry]]);
    const echoes = [0.0297, 0.0371, 0.0411, 0.0437].map(delay => comb(samples, delay, 10 ** ((-3 * delay) / seconds)));
    const blurred = [0.005, 0.0017].reduce(
      (soFar, delay) => allpass(soFar, delay, 0.7),
      samples.map((_, place) => echoes.reduce((sum, echo) => sum + echo[place], 0) / 4),
    );
    return samples.map((sample, place) => sample + wet * blurred[place]);
  };
}

function comb(samples, delay, feedback) {
  const behind = lengthOf(delay);
  const out = new Float64Array(samples.length);
  let damped = 0;
  for (let place = 0; place < out.length; place += 1) {
    const back = place < behind ? 0 : out[place - behind];
    damped = back * 0.65 + damped * 0.35; // air swallows what is high
    out[place] = samples[place] + feedback * damped;
  }
  return out;
}

function allpass(samples, delay, amount) {
  const behind = lengthOf(delay);
  const out = new Float64Array(samples.length);
  for (let place = 0; place < out.length; place += 1) {
    const [before, back] = place < behind ? [0, 0] : [samples[place - behind], out[place - behind]];
    out[place] = -amount * samples[place] + before + amount * back;
  }
  return out;
}

/** Without a step at either end, and as loud as `peak` at its loudest. */
export function levelled(samples, peak, fade = 0.012) {
  const ramp = lengthOf(fade);
  const centred = high(24)(samples);
  return scaled(
    centred.map((sample, place) => sample * Math.min(1, place / 24, (centred.length - 1 - place) / ramp)),
    peak,
  );
}

export function scaled(samples, peak) {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map(sample => (sample / loudest) * peak);
}

/** Its end flows into its beginning: what rings on after `seconds` is heard at the start. */
export function looped(samples, seconds) {
  const size = lengthOf(seconds);
  const loop = samples.slice(0, size);
  for (let place = size; place < samples.length; place += 1) loop[place % size] += samples[place];
  return loop;
}

/** Hertz of a note: `note(0)` is the A of a tuning fork, twelve steps an octave. */
export const note = steps => 440 * 2 ** (steps / 12);
