// A game as text that people can read and tests can replay:
//
//   # Lines like this one are remarks. Empty lines are allowed too.
//   game liars-dice
//   options {"players":4,"secondRoll":true}
//   seed 4
//     roundBegan round=1 starter=3 dice=20    what a spectator sees, indented: first of the setup,
//   A again                                   then of each choice (seat and text)
//     secondRollDecided seat=0
//   B tooSlow (clock)                         the clock chose for B
//   outcome scores=[4,0] places=[1,2]         or, if the game goes on:  waiting A C
import {
  canonicalJson,
  type GameTypes,
  isSeed,
  listSeats,
  newRecord,
  type RecordedChoice,
  type Rules,
  recordedChoice,
  replay,
  type Seed,
  seatName,
  seatNamed,
} from '@omerta/kernel';
import { seenEvents } from './secrecy/visibleTo.ts';

/** A refused choice is the last line of the transcript, with the reason. */
export function writeTranscript<G extends GameTypes>(
  rules: Rules<G>,
  options: G['Options'],
  seed: Seed,
  choices: readonly Readonly<RecordedChoice>[],
): string {
  const lines = [`game ${rules.id}`, `options ${canonicalJson(options)}`, `seed ${seed}`];
  let end = '';
  const record = newRecord(rules, options, seed);
  for (const [seat, text, by] of choices) record.choices.push(recordedChoice(seat, text, by));
  const replayed = replay(rules, record, ({ seat, text, by, events, state }) => {
    if (seat !== undefined) lines.push(`${seatName(seat)} ${text}${by === 'clock' ? BY_CLOCK : ''}`);
    for (const event of seenEvents(rules, events, 'spectator')) lines.push(`  ${inWords(event)}`);
    end = endOf(rules, state);
  });
  if (replayed.ok) lines.push(end);
  else lines.push(`refused ${canonicalJson(replayed.problem)}`);
  return `${lines.join('\n')}\n`;
}

export type CheckedTranscript =
  | { readonly ok: true; readonly steps: number }
  | { readonly ok: false; readonly line: number; readonly expected: string; readonly found: string };

/** Replays a transcript and reports the first line that differs now. */
export function checkTranscript<G extends GameTypes>(rules: Rules<G>, text: string): CheckedTranscript {
  const written = linesOf(text);
  const [game, options, seed] = readStart(written);
  if (game !== rules.id) return broken(written[0], `game ${rules.id}`);
  const problems = rules.checkOptions(options);
  if (problems.length > 0) return broken(written[1], `usable options (${problems.join('; ')})`);
  if (!isSeed(seed)) return broken(written[2], 'a seed');

  const choices = written.map(({ words }) => choiceIn(words)).filter(choice => choice !== undefined);
  const now = linesOf(writeTranscript(rules, options, seed, choices));
  for (let at = 0; at < Math.max(written.length, now.length); at++) {
    const [expected, found] = [written[at], now[at]];
    if (expected?.words === found?.words) continue;
    return {
      ok: false,
      line: expected?.line ?? text.split('\n').length,
      expected: wordsOf(expected),
      found: wordsOf(found),
    };
  }
  return { ok: true, steps: choices.length };
}

interface Line {
  readonly line: number;
  readonly words: string;
}

/** Without remarks and empty lines. */
function linesOf(text: string): Line[] {
  const all = text.split('\n').map((words, at) => ({ line: at + 1, words: words.trimEnd() }));
  return all.filter(({ words }) => words !== '' && !words.startsWith('#'));
}

function wordsOf(line: Line | undefined): string {
  return line?.words ?? 'nothing more';
}

function broken(line: Line | undefined, expected: string): CheckedTranscript {
  return { ok: false, line: line?.line ?? 1, expected, found: wordsOf(line) };
}

function readStart(written: readonly Line[]): [game: string, options: unknown, seed: unknown] {
  const [game = '', options = '', seed = ''] = ['game ', 'options ', 'seed '].map((title, at) => {
    const words = written[at]?.words ?? '';
    return words.startsWith(title) ? words.slice(title.length) : '';
  });
  return [game, jsonIn(options), seed.length < HEX_DIGITS ? jsonIn(seed) : seed];
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the check of the value reports it
  }
}

const HEX_DIGITS = 64;

function endOf<G extends GameTypes>(rules: Rules<G>, state: G['State']): string {
  const outcome = rules.outcome(state);
  if (outcome !== undefined)
    return `outcome scores=${canonicalJson(outcome.scores)} places=${canonicalJson(outcome.places)}`;
  return `waiting ${listSeats(rules.waitingFor(state)).map(seatName).join(' ')}`;
}

function inWords({ kind, ...rest }: { readonly kind: string }): string {
  const fields = Object.entries(rest).filter(([, value]) => value !== undefined);
  return [kind, ...fields.map(([name, value]) => `${name}=${isPlainWord(value) ? value : canonicalJson(value)}`)].join(
    ' ',
  );
}

function isPlainWord(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z][\w-]*$/.test(value);
}

function choiceIn(words: string): RecordedChoice | undefined {
  const seat = words[1] === ' ' ? seatNamed(words[0] ?? '') : undefined;
  if (seat === undefined) return undefined;
  return words.endsWith(BY_CLOCK) ? [seat, words.slice(2, -BY_CLOCK.length), 'clock'] : [seat, words.slice(2)];
}

const BY_CLOCK = ' (clock)';
