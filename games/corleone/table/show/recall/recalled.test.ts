import {
  bindPack,
  knownOf,
  knownThefts,
  remember,
  type SeenEvent,
  standardPack,
  startRecall,
} from '@omerta/corleone/seen';
import { sayingIn } from '@omerta/table/words/sayingIn.ts';
import { LANGUAGES } from '@omerta/words';
import { expect, test } from 'vitest';
import de from '../../../words/catalogues/de/table.json' with { type: 'json' };
import en from '../../../words/catalogues/en/table.json' with { type: 'json' };
import pl from '../../../words/catalogues/pl/table.json' with { type: 'json' };
import ptBR from '../../../words/catalogues/pt-BR/table.json' with { type: 'json' };
import { namesIn } from '../names.ts';
import { handWords, type Speaking, spentWords, suitcaseWords, theftWords } from './recalled.ts';

const setting = {
  people: [
    { name: 'Ania', family: 'marzullo' },
    { name: 'Tomek', family: 'matarazzo' },
    { name: 'Ola', family: 'pizzino' },
  ],
  content: bindPack(standardPack),
};
const words = { en, pl, de, 'pt-BR': ptBR };
const speaking = (language: (typeof LANGUAGES)[number]): Speaking => ({
  language,
  say: sayingIn(language, words[language]),
  names: namesIn(language, setting),
});
const recallOf = (...events: SeenEvent[]) =>
  [{ kind: 'actBegan', act: 1 } as const, ...events].reduce<ReturnType<typeof startRecall>>(
    remember,
    startRecall(3, standardPack),
  );

test('what is known to the last card is said without "at least"', () => {
  const known = knownOf(
    recallOf({ kind: 'suitcased', seat: 1, note: '$3' }, { kind: 'goodTaken', seat: 1, good: 'gun' }),
    1,
  );
  expect(handWords(speaking('en'), known)).toBe('In hand: $1, $2, Gun, 2 unseen Jobs');
  expect(suitcaseWords(speaking('en'), known)).toBe('In the Suitcase: $3 ($3)');
  expect(spentWords(speaking('en'), known)).toBeUndefined();
});

test('what is known to be empty is said to be empty', () => {
  const known = knownOf(recallOf(), 1);
  expect(suitcaseWords(speaking('en'), known)).toBe('The Suitcase is empty');
  const late = knownOf(startRecall(3, standardPack), 1);
  expect(suitcaseWords(speaking('en'), late)).toBe('In the Suitcase at least: $0 (nothing certain)');
});

test('RN-20 after an unseen theft the words say what may have gone', () => {
  const recall = recallOf(
    { kind: 'cardDiscarded', seat: 1, card: '$1' },
    { kind: 'handCardStolen', seat: 0, from: 1, card: undefined },
  );
  expect(handWords(speaking('en'), knownOf(recall, 1))).toBe('In hand at least: 1 unseen Job');
  expect(handWords(speaking('en'), knownOf(recall, 0))).toBe('In hand at least: $1, $2, $3, 2 unseen Jobs');
  expect(spentWords(speaking('en'), knownOf(recall, 1))).toBe('Paid or discarded so far: $1');
  expect(knownThefts(recall).map(theft => theftWords(speaking('en'), theft))).toEqual([
    'Ania took a card from Tomek (hand): $2, $3, or a Job',
  ]);
});

test.each(LANGUAGES)('everything can be said in %s', language => {
  const recall = recallOf(
    { kind: 'suitcased', seat: 2, note: '$2' },
    { kind: 'suitcaseNoteStolen', seat: 0, from: 2, note: undefined },
  );
  const known = knownOf(recall, 2);
  const [theft] = knownThefts(recall);
  const said = [handWords, suitcaseWords].map(tell => tell(speaking(language), known));
  said.push(theftWords(speaking(language), theft!));
  for (const text of said) expect(text).not.toMatch(/[{}]|undefined/);
});
