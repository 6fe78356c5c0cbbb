import { LANGUAGES } from '@omerta/words';
import { expect, test } from 'vitest';

type Messages = Readonly<Record<string, string>>;

const files = import.meta.glob<Messages>('./catalogues/*/*.json', { import: 'default', eager: true });
const catalogueOf = (language: string, name: string): Messages => files[`./catalogues/${language}/${name}.json`] ?? {};

test.each(LANGUAGES)('the colours of jobs have the same names everywhere in %s', language => {
  const glossary = catalogueOf(language, 'glossary');
  const [yellow, blue, green, gray] = ['yellow', 'blue', 'green', 'gray'].map(colour => glossary[`job.${colour}`]);
  const names = `{colour, select, yellow {${yellow}} blue {${blue}} green {${green}} other {${gray}}}`;
  expect(catalogueOf(language, 'table').theme).toBe(names);
  expect(catalogueOf(language, 'packs').colour).toBe(names);
  for (const key of ['jobsOfColour', 'jobPick.colour']) {
    expect(catalogueOf(language, 'table')[key], key).toContain(names);
  }
});
