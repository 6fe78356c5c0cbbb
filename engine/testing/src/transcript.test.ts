import { expect, test } from 'vitest';
import { randomGame } from './randomGame.ts';
import { toy } from './toy/toy.ts';
import { checkTranscript, writeTranscript } from './transcript.ts';

const options = { seats: 2, rounds: 1 };
const { record } = randomGame(toy, options, 7);
const transcript = writeTranscript(toy, options, 7, record.choices);

test('a transcript tells what a spectator sees', () => {
  expect(writeTranscript(toy, options, 7, record.choices.slice(0, 2))).toBe(`game docks
options {"rounds":1,"seats":2}
seed 7
  roundBegan round=1
  cardsDrawn seat=1 count=1
B play:crate@1
  cardPlayed seat=1 card=crate pier=1
B use:coins
  abilityUsed seat=1 ability=coins
  coinsTaken seat=1 coins=2
waiting B
`);
  expect(transcript).toMatch(/\n {2}bidsShown pier=1 bids=\[\d+,\d+\]\noutcome scores=\[\d+,\d+\] places=\[\d,\d\]\n$/);
});

test('a transcript that is still true passes', () => {
  expect(checkTranscript(toy, transcript)).toEqual({ ok: true, steps: record.choices.length });
});

test('a choice of the clock is marked', () => {
  const clocked = randomGame(toy, options, 11, { clock: true }).record;
  const told = writeTranscript(toy, options, 11, clocked.choices);
  expect(told).toMatch(/\n[AB] \S+ \(clock\)\n/);
  expect(told.match(/ \(clock\)\n/g)).toHaveLength(clocked.choices.filter(([, , by]) => by === 'clock').length);
  expect(checkTranscript(toy, told)).toEqual({ ok: true, steps: clocked.choices.length });
});

test('an answer that only the clock gives needs the mark', () => {
  const atBids = record.choices.findIndex(([, text]) => text.startsWith('bid:'));
  const [seat] = record.choices[atBids]!;
  const told = writeTranscript(toy, options, 7, [...record.choices.slice(0, atBids), [seat, 'tooSlow', 'clock']]);
  expect(told).toMatch(/\n[AB] tooSlow \(clock\)\n {2}bidSealed seat=\d\nwaiting [AB]\n$/);
  expect(checkTranscript(toy, told)).toEqual({ ok: true, steps: atBids + 1 });
  const refused = checkTranscript(toy, told.replace(' (clock)', ''));
  expect(refused).toMatchObject({ ok: false, found: expect.stringContaining('"onlyTheClock"') });
});

test('a live seed is kept as text', () => {
  const seed = '1'.repeat(64);
  expect(checkTranscript(toy, writeTranscript(toy, options, seed, []))).toEqual({ ok: true, steps: 0 });
});

test('remarks and empty lines are allowed anywhere', () => {
  const remarked = `# A ruling.\n\n${transcript.replace('\nB ', '\n# B begins.\n\nB ')}\n# The end.`;
  expect(checkTranscript(toy, remarked)).toEqual({ ok: true, steps: record.choices.length });
});

test('the first line that is different now is reported', () => {
  const changed = transcript.replace('cardsDrawn seat=1 count=1', 'cardsDrawn seat=1 count=2');
  expect(checkTranscript(toy, changed)).toEqual({
    ok: false,
    line: 5,
    expected: '  cardsDrawn seat=1 count=2',
    found: '  cardsDrawn seat=1 count=1',
  });
});

test('a choice that is refused now is reported with its reason', () => {
  const lines = transcript.split('\n');
  lines[5] = 'B bid:3';
  expect(checkTranscript(toy, lines.join('\n'))).toEqual({
    ok: false,
    line: 6,
    expected: 'B bid:3',
    found: 'refused {"code":"refused","refusal":{"code":"illegal","reason":{"code":"notAsked","rule":"D1"}},"step":1}',
  });
});

test('a transcript that ends too early or too late is reported', () => {
  const short = transcript.split('\n').slice(0, -2).join('\n');
  expect(checkTranscript(toy, short)).toMatchObject({ ok: false, expected: 'nothing more' });
  expect(checkTranscript(toy, `${transcript}waiting A\n`)).toMatchObject({ ok: false, found: 'nothing more' });
});

test.each([
  ['game chess', 1, 'game docks'],
  ['options {"rounds":1,"seats":9}', 2, 'usable options (seats: must be 2, 3 or 4)'],
  ['seed seven', 3, 'a seed'],
])('a bad beginning is reported: %s', (words, line, expected) => {
  const lines = transcript.split('\n');
  lines[line - 1] = words;
  expect(checkTranscript(toy, lines.join('\n'))).toEqual({ ok: false, line, expected, found: words });
});
