import { type CashNGuns, cashnguns } from '@omerta/cashnguns/rules';
import { readChoice, type View } from '@omerta/cashnguns/seen';
import { cashText } from '@omerta/cashnguns/words';
import { analyse } from '@omerta/coach';
import { listSeats, newRecord, pick, randomFrom, recordedChoice } from '@omerta/kernel';
import { numbersIn } from '@omerta/table/coach/numbers.ts';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { LANGUAGES, type Language } from '@omerta/words';
import { expect, test } from 'vitest';
import { coachOf, rulesOf } from '../games/wholeGames.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import { coachHost, type Told } from './coachHost.ts';
import { answersIn, flagsIn } from './toldWords.ts';

const PEOPLE = ['Ania', 'Bo', 'Cem', 'Dora'].map(name => ({ name }));
const host = coachHost({
  rulesOf,
  coachOf,
  analyse: (rules, record, wishes) => analyse(rules, record, { ...wishes, samples: 0.02 }),
});
const voiceIn = (language: Language): CoachVoice => ({
  seats: PEOPLE.map(({ name }) => ({ name, colour: '', dash: '' })),
  SeatSign: () => null,
  choice: ({ view, prompt }, text) =>
    cashText.choiceText(language, readChoice(text)!, { people: PEOPLE, view: view as View, prompt }),
  chapter: String,
});

/** Chosen at random, to the end or until so many choices. */
function playedGame(most = Number.POSITIVE_INFINITY): RecordFile {
  const options: CashNGuns['Options'] = { players: PEOPLE.length };
  const random = randomFrom(5);
  const record = newRecord(cashnguns, options, 5);
  const state = cashnguns.setup(options, 5);
  for (let waiting = listSeats(cashnguns.waitingFor(state)); waiting.length > 0 && record.choices.length < most; ) {
    const seat = pick(random, waiting);
    const choice = pick(random, cashnguns.choices(cashnguns.viewFor(state, seat)));
    record.choices.push(recordedChoice(seat, cashnguns.writeChoice(choice)));
    cashnguns.play(state, seat, choice);
    waiting = listSeats(cashnguns.waitingFor(state));
  }
  return { format: 'omerta-record/1', record, players: PEOPLE };
}

async function lookedBack(file: RecordFile): Promise<Told> {
  const parts: number[] = [];
  const looked = await host.lookBack(file, part => parts.push(part));
  if (!looked.ok) throw new Error(looked.code);
  expect(parts.at(-1)).toBe(1);
  return looked.told;
}

const told = await lookedBack(playedGame());

test('every turning point and every flag can be told in words, in all languages', () => {
  const { analysis } = told;
  expect(analysis.turningPoints).toHaveLength(3);
  expect(analysis.flags.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const voice = voiceIn(language);
    const answers = analysis.turningPoints.flatMap(point => answersIn(told, voice, point));
    for (const words of answers.flatMap(each => each.words)) expect(words).toMatch(/\p{L}/u);
    for (const { played, better } of flagsIn(told, voice)) expect(played).not.toBe(better);
  }
});

test('a flag says what was played and what was better, the dearest first', () => {
  const view = Object.values(told.asked)[0]!;
  const flag = { step: 7, seat: 1, flag: 'mistake', played: 'stand', best: 'duck', loss: 0.1, error: 0.01 } as const;
  const dearer = { ...flag, step: 9, flag: 'blunder', loss: 0.2 } as const;
  const analysis = { ...told.analysis, flags: [flag, dearer] };
  const flags = flagsIn({ ...told, analysis, asked: { 7: view, 9: view } }, voiceIn('en'));
  expect(flags.map(({ step }) => step)).toEqual([9, 7]);
  expect(flags[1]).toMatchObject({ seat: 1, flag: 'mistake', played: 'Stay standing', better: 'Duck' });
});

test('answers to a question put to several at once are told seat by seat', () => {
  const [view] = Object.values(told.asked);
  const answers = [
    { seat: 2, text: 'stand' },
    { seat: 0, text: 'duck' },
    { seat: 2, text: 'duck' },
  ];
  const point = { ...told.analysis.turningPoints[0]!, step: 9, answers };
  expect(answersIn({ ...told, asked: { 7: view!, 8: view!, 9: view! } }, voiceIn('en'), point)).toEqual([
    { seat: 2, words: ['Stay standing', 'Duck'] },
    { seat: 0, words: ['Duck'] },
  ]);
});

test('chapters are the rounds that were played', () => {
  expect(told.chapters[0]).toEqual({ at: 0, number: 1 });
  expect(told.chapters.map(({ number }) => number)).toEqual(told.chapters.map((_, at) => at + 1));
});

test('a game that goes on is not looked back at', async () => {
  expect(await host.lookBack(playedGame(10), () => {})).toEqual({ ok: false, code: 'notOver' });
});

test('shares and swings are written as the language writes them', () => {
  const { percent, points } = numbersIn('en');
  expect([percent(0.437), points(0.07), points(-0.12), points(0.001)]).toEqual(['44%', '+7', '-12', '0']);
  expect(numbersIn('de').percent(0.437)).toBe('44\u00a0%');
});
