import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BEDS, EFFECTS } from '@omerta/table/table/sounds.ts';
import { expect, test } from 'vitest';
import { samplesOf as madeNow, RECIPES, soundFolder } from './makeSounds.mjs';
import { RATE } from './sounds/dsp.mjs';

const MOST_BYTES = 600_000;
const ROUNDING = 0.15; // seconds that an encoder adds

const names = Object.keys(RECIPES);
const isBed = name => name in BEDS;
const made = new Map();
const samplesOf = name => {
  const known = made.get(name) ?? madeNow(name);
  made.set(name, known);
  return known;
};
const fileOf = name => readFileSync(join(soundFolder, `${name}.mp3`));

test('every sound a table may name has a recipe and a file, and there is no other file', () => {
  const named = [...EFFECTS, ...Object.keys(BEDS)].toSorted();
  expect(names.toSorted()).toEqual(named);
  expect(
    readdirSync(soundFolder)
      .map(file => basename(file, '.mp3'))
      .toSorted(),
  ).toEqual(named);
});

test('all files together are small enough for a phone', () => {
  const bytes = names.reduce((sum, name) => sum + fileOf(name).length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test.each(names)('%s can be heard, never clips, and its file is as long as its recipe', name => {
  const samples = samplesOf(name);
  const seconds = samples.length / RATE;
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(loudest).toBeCloseTo(RECIPES[name].peak, 6);
  expect(loudest).toBeLessThanOrEqual(0.95);
  expect(Math.abs(meanOf(samples))).toBeLessThan(0.01);
  expect(secondsOf(fileOf(name))).toBeGreaterThanOrEqual(seconds - 0.01);
  expect(secondsOf(fileOf(name))).toBeLessThan(seconds + ROUNDING);
});

test.each(Object.keys(BEDS))('%s goes round without a step and as long as the player counts', name => {
  const samples = samplesOf(name);
  expect(samples.length / RATE).toBeCloseTo(BEDS[name], 3);
  const step = Math.abs(samples[0] - samples.at(-1));
  const steepest = samples.reduce(
    (most, sample, at) => Math.max(most, Math.abs(sample - (samples[at - 1] ?? sample))),
    0,
  );
  expect(step).toBeLessThanOrEqual(steepest);
});

test('short sounds are short: only the victory, the siren and the crowd take more than two and a half seconds', () => {
  const long = names.filter(name => !isBed(name) && samplesOf(name).length / RATE > 2.5);
  expect(long.toSorted()).toEqual(['crowd', 'siren', 'win']);
});

test('a recipe gives the same samples every time', () => {
  expect(madeNow('deal')).toEqual(madeNow('deal'));
});

const meanOf = samples => samples.reduce((sum, sample) => sum + sample, 0) / samples.length;

const RATES = { 3: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000] };
const KILOBITS = {
  3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/** Walks the frames of an MP3; the first holds only facts about the others. */
function secondsOf(file) {
  let seconds = 0;
  for (let at = 0; at + 4 <= file.length; ) {
    expect(file.readUInt16BE(at) & 0xffe6, `a frame at ${at}`).toBe(0xffe2); // MPEG, layer 3
    const version = (file[at + 1] >> 3) & 3;
    const rate = RATES[version][(file[at + 2] >> 2) & 3];
    const bits = KILOBITS[version][file[at + 2] >> 4] * 1000;
    const samples = version === 3 ? 1152 : 576;
    const size = Math.floor((samples / 8) * (bits / rate)) + ((file[at + 2] >> 1) & 1);
    if (at > 0) seconds += samples / rate;
    at += size;
  }
  return seconds;
}
