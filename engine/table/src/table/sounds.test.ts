import { beforeAll, expect, test, vi } from 'vitest';
import { SOUNDS, type SoundName } from './sounds.ts';

interface Synthesis {
  buildSamples(...tone: readonly (number | undefined)[]): number[];
  readonly sampleRate: number;
}

let synthesis: Synthesis;

beforeAll(async () => {
  vi.stubGlobal('AudioContext', class {});
  synthesis = (await import('zzfx')).ZZFX as unknown as Synthesis; // what the player does not use is not in its types
  vi.unstubAllGlobals();
});

const names = Object.keys(SOUNDS) as SoundName[];

/** In seconds, from the first tone to the last sample. */
const lengthOf = (name: SoundName) =>
  Math.max(
    ...SOUNDS[name].map(
      ({ after, tone }) => after / 1000 + synthesis.buildSamples(...tone).length / synthesis.sampleRate,
    ),
  );

test.each(names)('%s can be heard and is well formed', name => {
  for (const { tone } of SOUNDS[name]) {
    const samples = synthesis.buildSamples(...tone);
    expect(samples.every(Number.isFinite)).toBe(true);
    const loudest = Math.max(...samples.map(Math.abs));
    expect(loudest).toBeGreaterThan(0.01);
    expect(loudest).toBeLessThanOrEqual(1);
  }
});

test('an act takes about two seconds, a victory about four, everything else less than one', () => {
  expect(lengthOf('act')).toBeCloseTo(2, 0);
  expect(lengthOf('win')).toBeCloseTo(4, 0);
  for (const name of names.filter(each => each !== 'act' && each !== 'win'))
    expect(lengthOf(name), name).toBeLessThan(1.2);
});
