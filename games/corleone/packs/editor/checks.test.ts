import { checkPack, standardPack, usualTotals } from '@omerta/corleone/seen';
import { sayingIn } from '@omerta/table/words/sayingIn.ts';
import { LANGUAGES } from '@omerta/words';
import { expect, test } from 'vitest';
import { changeEntry, removeEntry } from './edits.ts';
import { type PackWords, packWords } from './packWords.ts';
import { isAbout, placeOf } from './problem.ts';
import { problemWords } from './problemWords.ts';
import { textOfSteps } from './textOfSteps.ts';
import { unsaidIn } from './wordsAndSteps.ts';

const unusual = (pack: typeof standardPack) =>
  usualTotals(pack)
    .filter(({ found, usual }) => found !== usual)
    .map(({ total }) => total);

test('the standard pack has the usual totals, others are named', () => {
  expect(unusual(standardPack)).toEqual([]);
  const more = changeEntry(standardPack, 'jobs', 0, { copies: 3 });
  expect(unusual(more)).toEqual(['jobs', 'jobs.gray']);
  expect(checkPack(more).warnings.filter(({ message }) => / are usual$/.test(message))).toHaveLength(2);
  expect(unusual(removeEntry(standardPack, 'businesses.tiles', 0))).toEqual(['tiles.blue']);
});

test('the words of the standard pack say what its steps do', () => {
  for (const { id, text, effects } of [...standardPack.jobs, ...standardPack.allies])
    expect(unsaidIn(text, effects), id).toEqual([]);
});

test('a neutral figure that may be hit and is not spoken of is told', () => {
  const mobHit = standardPack.jobs.find(({ id }) => id === 'mobHit')!;
  expect(unsaidIn('Gun down one opponent’s family member.', mobHit.effects)).toEqual([{ step: 1, fact: 'neutral' }]);
});

test.each(LANGUAGES)('words made from the steps say what the steps do (%s)', language => {
  for (const { id, effects } of [...standardPack.jobs, ...standardPack.allies])
    expect(unsaidIn(textOfSteps(language, effects), effects), id).toEqual([]);
});

test.each(LANGUAGES)('errors of the form are said in %s, with the place to mend them', async language => {
  const say = sayingIn<PackWords>(language, await packWords.load(language));
  const broken = changeEntry(changeEntry(standardPack, 'jobs', 0, { name: '', goods: [] }), 'familySpaces', 0, {
    adjacent: [],
  });
  const { errors } = checkPack(broken);
  expect(errors.map(placeOf)).toEqual([
    { part: 'places', list: 'familySpaces', id: 'F01' },
    { part: 'jobs', list: 'jobs', id: 'carBomb' },
    { part: 'jobs', list: 'jobs', id: 'carBomb' },
  ]);
  expect(errors.filter(error => isAbout(error, 'jobs/carBomb', 'goods'))).toHaveLength(1);
  for (const error of errors) expect(problemWords(say, error).language).toBeUndefined();
});

test.each(LANGUAGES)('a name that is too long is told in %s', async language => {
  const say = sayingIn<PackWords>(language, await packWords.load(language));
  const { errors } = checkPack(changeEntry(standardPack, 'jobs', 0, { name: 'x'.repeat(101) }));
  expect(errors.map(error => problemWords(say, error))).toEqual([{ text: say('problem.letters', { count: '100' }) }]);
});
