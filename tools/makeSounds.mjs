// Makes the sound files of the tables: recipes in tools/sounds, samples in memory, MP3 in the web client's folder.
//
//   node tools/makeSounds.mjs           all of them (needs ffmpeg)
//   node tools/makeSounds.mjs deal bang only these
//   node tools/makeSounds.mjs --wav DIR also as WAV, to be measured
//
// The files are committed: whoever only builds or plays needs no encoder. They are ours, under CC0.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMain, root } from './ensure.mjs';
import { BEDS } from './sounds/beds.mjs';
import { levelled, RATE, scaled } from './sounds/dsp.mjs';
import { EFFECTS } from './sounds/effects.mjs';

export const RECIPES = { ...EFFECTS, ...BEDS };
export const soundFolder = join(root, 'web', 'src', 'table', 'sounds');

const ENCODING = {
  effect: ['-b:a', '40k'],
  bed: ['-b:a', '24k', '-ar', '24000'],
};

/** The samples of a sound, from -1 to 1. A loop has no end to be faded out. */
export function samplesOf(name) {
  const { peak, make } = RECIPES[name];
  return name in BEDS ? scaled(make(), peak) : levelled(make(), peak);
}

function wavOf(samples) {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length * 2, 40);
  const body = Int16Array.from(samples, sample => Math.round(sample * 32_767));
  return Buffer.concat([head, Buffer.from(body.buffer)]);
}

function encode(wav, file, options) {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-id3v2_version', '0'];
  const { status, error } = spawnSync(
    'ffmpeg',
    [...quiet, '-i', 'pipe:0', '-c:a', 'libmp3lame', ...options, ...plain, file],
    { input: wav, stdio: ['pipe', 'inherit', 'inherit'] },
  );
  if (error !== undefined) throw new Error(`ffmpeg does not start: ${error.message}`);
  if (status !== 0) throw new Error(`ffmpeg could not write ${file}`);
}

function main() {
  const { values, positionals } = parseArgs({ options: { wav: { type: 'string' } }, allowPositionals: true });
  const unknown = positionals.filter(name => !(name in RECIPES));
  if (unknown.length > 0) throw new Error(`No recipe for ${unknown.join(', ')}`);
  mkdirSync(soundFolder, { recursive: true });
  for (const name of positionals.length > 0 ? positionals : Object.keys(RECIPES)) {
    const wav = wavOf(samplesOf(name));
    if (values.wav !== undefined) writeFileSync(join(values.wav, `${name}.wav`), wav);
    encode(wav, join(soundFolder, `${name}.mp3`), name in BEDS ? ENCODING.bed : ENCODING.effect);
  }
  for (const file of readdirSync(soundFolder)) {
    if (!(basename(file, '.mp3') in RECIPES)) rmSync(join(soundFolder, file));
  }
  const bytes = readdirSync(soundFolder).reduce((sum, file) => sum + statSync(join(soundFolder, file)).size, 0);
  console.log(`${Object.keys(RECIPES).length} sounds, ${Math.round(bytes / 1000)} kB.`);
}

if (isMain(import.meta.url)) main();
