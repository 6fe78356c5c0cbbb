// The words of all catalogues of the repository: one word for one thing, typography, plurals, names and nobody's gender.
import { isLanguage } from '@omerta/words';
import { wordingFlaws } from '@omerta/words/testing/wording.ts';
import { expect, test } from 'vitest';

type Messages = Readonly<Record<string, string>>;

const files = import.meta.glob<Messages>(
  [
    '../../catalogues/*/*.json',
    '../../../engine/*/catalogues/*/*.json',
    '../../../examples/*/words/catalogues/*/*.json',
    '../../../games/*/words/catalogues/*/*.json',
  ],
  { import: 'default', eager: true },
);

interface Allowance {
  readonly flaw: string; // as the test names it
  readonly because: string;
}

const ALLOWED: readonly Allowance[] = [
  {
    flaw: 'corleone/en/sentences choice.lose: Give up',
    because: 'a figure is given up to the river; cards are discarded',
  },
  { flaw: 'corleone/en/sentences choice.pick: Give up', because: 'a figure' },
  { flaw: 'corleone/en/sentences event.figureGivenUp: gives up', because: 'a figure' },
  { flaw: 'corleone/en/sentences prompt.giveUpFigure: give up', because: 'a figure' },
  { flaw: 'corleone/en/table ask.giveUpFigure: give up', because: 'a figure' },
  { flaw: 'corleone/en/sentences event.turfWon: {count} I', because: 'Influence is not counted in pieces' },
  { flaw: 'corleone/en/table gains.influence: {count} I', because: 'Influence is not counted in pieces' },
  { flaw: 'corleone/de/table gains.influence: {count} E', because: 'Einfluss is not counted in pieces' },
  { flaw: 'cashnguns/pt-BR/tv award.rounds: da casa', because: 'an idiom: at home here' },
];

const found = Object.entries(files).flatMap(([path, messages]) => {
  const [, area, language = '', file] = /([^/]+)(?:\/words)?\/catalogues\/([^/]+)\/(\w+)\.json$/.exec(path) ?? [];
  if (!isLanguage(language)) throw new Error(`${path} is in the folder of no language`);
  return Object.entries(messages).flatMap(([key, message]) =>
    wordingFlaws(language, message).map(({ found, but }) => `${area}/${language}/${file} ${key}: ${found} → ${but}`),
  );
});

test('no message has a flaw that is not allowed', () => {
  expect(Object.keys(files).length).toBeGreaterThan(90);
  const isAllowed = (flaw: string) => ALLOWED.some(allowed => flaw.startsWith(allowed.flaw));
  expect(found.filter(flaw => !isAllowed(flaw))).toEqual([]);
});

test('every allowance is needed, and says why', () => {
  for (const { flaw, because } of ALLOWED) {
    expect(because, flaw).not.toBe('');
    expect(
      found.filter(each => each.startsWith(flaw)),
      flaw,
    ).not.toEqual([]);
  }
});
