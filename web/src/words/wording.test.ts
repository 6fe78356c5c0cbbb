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
  ],
  { import: 'default', eager: true },
);

interface Allowance {
  readonly flaw: string; // as the test names it
  readonly because: string;
}

const ALLOWED: readonly Allowance[] = [];

const found = Object.entries(files).flatMap(([path, messages]) => {
  const [, area, language = '', file] = /([^/]+)(?:\/words)?\/catalogues\/([^/]+)\/(\w+)\.json$/.exec(path) ?? [];
  if (!isLanguage(language)) throw new Error(`${path} is in the folder of no language`);
  return Object.entries(messages).flatMap(([key, message]) =>
    wordingFlaws(language, message).map(({ found, but }) => `${area}/${language}/${file} ${key}: ${found} → ${but}`),
  );
});

test('no message has a flaw that is not allowed', () => {
  expect(Object.keys(files).length).toBeGreaterThan(30);
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
