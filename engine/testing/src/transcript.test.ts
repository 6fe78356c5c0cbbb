import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { randomGame } from './randomGame.ts';
import { checkTranscript, writeTranscript } from './transcript.ts';

const options = { players: 2, spotOn: true };
const { record } = randomGame(dice, options, 7);
const transcript = writeTranscript(dice, options, 7, record.choices);

test('a transcript tells what a spectator sees', () => {
  expect(writeTranscript(dice, options, 7, record.choices.slice(0, 2))).toMatchInlineSnapshot(`
    "game liars-dice
    options {"players":2,"spotOn":true}
    seed 7
      roundBegan round=1 starter=0 dice=10
      diceRolled seat=0
      diceRolled seat=1
    A bid:9x6
      bidMade bid={"count":9,"face":6,"seat":0}
    B bid:10x3
      bidMade bid={"count":10,"face":3,"seat":1}
    waiting A
    "
  `);
  expect(transcript).toMatch(/\n {2}gameWon seat=\d\noutcome scores=\[\d,\d\] places=\[\d,\d\]\n$/);
});

test('a transcript that is still true passes', () => {
  expect(checkTranscript(dice, transcript)).toEqual({ ok: true, steps: record.choices.length });
});

test('a choice of the clock is marked', () => {
  const clocked = randomGame(dice, options, 11, { clock: true }).record;
  const told = writeTranscript(dice, options, 11, clocked.choices);
  expect(told).toMatch(/\n[AB] \S+ \(clock\)\n/);
  expect(told.match(/ \(clock\)\n/g)).toHaveLength(clocked.choices.filter(([, , by]) => by === 'clock').length);
  expect(checkTranscript(dice, told)).toEqual({ ok: true, steps: clocked.choices.length });
});

test('an answer that only the clock gives needs the mark', () => {
  const atBids = record.choices.findIndex(([, text]) => text.startsWith('bid:'));
  const [seat] = record.choices[atBids]!;
  const told = writeTranscript(dice, options, 7, [...record.choices.slice(0, atBids), [seat, 'tooSlow', 'clock']]);
  expect(told).toMatch(/\n[AB] tooSlow \(clock\)\n {2}wasTooSlow seat=\d\n/);
  expect(checkTranscript(dice, told)).toEqual({ ok: true, steps: atBids + 1 });
  const refused = checkTranscript(dice, told.replace(' (clock)', ''));
  expect(refused).toMatchObject({ ok: false, found: expect.stringContaining('"onlyTheClock"') });
});

test('a live seed is kept as text', () => {
  const seed = '1'.repeat(64);
  expect(checkTranscript(dice, writeTranscript(dice, options, seed, []))).toEqual({ ok: true, steps: 0 });
});

test('remarks and empty lines are allowed anywhere', () => {
  const remarked = `# A ruling.\n\n${transcript.replace(/\n([AB]) /, '\n# It begins.\n\n$1 ')}\n# The end.`;
  expect(checkTranscript(dice, remarked)).toEqual({ ok: true, steps: record.choices.length });
});

test('the first line that is different now is reported', () => {
  const changed = transcript.replace('dice=10', 'dice=9');
  expect(checkTranscript(dice, changed)).toEqual({
    ok: false,
    line: 4,
    expected: expect.stringMatching(/^ {2}roundBegan round=1 starter=\d dice=9$/),
    found: expect.stringMatching(/^ {2}roundBegan round=1 starter=\d dice=10$/),
  });
});

test('a choice that is refused now is reported with its reason', () => {
  const lines = transcript.split('\n');
  const [seat] = lines[6]!;
  lines[6] = `${seat} liar`;
  expect(checkTranscript(dice, lines.join('\n'))).toEqual({
    ok: false,
    line: 7,
    expected: `${seat} liar`,
    found: 'refused {"code":"refused","refusal":{"code":"illegal","reason":{"code":"noBidYet","rule":"L3"}},"step":1}',
  });
});

test('a transcript that ends too early or too late is reported', () => {
  const short = transcript.split('\n').slice(0, -2).join('\n');
  expect(checkTranscript(dice, short)).toMatchObject({ ok: false, expected: 'nothing more' });
  expect(checkTranscript(dice, `${transcript}waiting A\n`)).toMatchObject({ ok: false, found: 'nothing more' });
});

test.each([
  ['game chess', 1, 'game liars-dice'],
  ['options {"players":9}', 2, 'usable options (players: must be 2 to 6)'],
  ['seed seven', 3, 'a seed'],
])('a bad beginning is reported: %s', (words, line, expected) => {
  const lines = transcript.split('\n');
  lines[line - 1] = words;
  expect(checkTranscript(dice, lines.join('\n'))).toEqual({ ok: false, line, expected, found: words });
});
