import { parse } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES } from '@omerta/words';
import { argumentsOf, type Element, pluralsOf } from '@omerta/words/testing';
import { expect, test } from 'vitest';

type Messages = Readonly<Record<string, string>>;

const files = import.meta.glob<Messages>(
  [
    '../../catalogues/*/*.json',
    '../../../engine/table/catalogues/*/*.json',
    '../../../games/*/words/catalogues/*/*.json',
  ],
  { import: 'default', eager: true },
);
/** `web/pages.json`, `corleone/table.json`: the folder of a catalogue, and its file. */
const byPlace = new Map(
  Object.entries(files).map(([path, messages]) => {
    const [, game] = /games\/(\w+)\//.exec(path) ?? [];
    const [language, file] = path.split('/').slice(-2);
    const folder = game ?? (path.includes('engine/') ? 'tables' : 'web');
    return [`${language} ${folder}/${file}`, messages];
  }),
);
const areas = [...new Set([...byPlace.keys()].map(place => place.split(' ')[1]!))];
const others = LANGUAGES.filter(language => language !== 'en');
const parsed = (message: string): readonly Element[] => parse(message, { ignoreTag: true });
const catalogueOf = (language: string, area: string): Messages => byPlace.get(`${language} ${area}`) ?? {};

test('every area has words', () => {
  expect(areas.length).toBeGreaterThan(5);
  for (const area of areas) expect(Object.keys(catalogueOf('en', area)), area).not.toEqual([]);
});

test.each(others)('%s has every message of the interface, and no other', language => {
  for (const area of areas) {
    expect(Object.keys(catalogueOf(language, area)).sort(), area).toEqual(Object.keys(catalogueOf('en', area)).sort());
  }
});

test.each(others)('messages of %s take the same arguments', language => {
  for (const area of areas) {
    const english = catalogueOf('en', area);
    for (const [key, message] of Object.entries(catalogueOf(language, area))) {
      expect(argumentsOf(parsed(message)), `${area} ${key}`).toEqual(argumentsOf(parsed(english[key]!)));
    }
  }
});

test('Polish plurals have one, few, many and other', () => {
  for (const area of areas) {
    for (const [key, message] of Object.entries(catalogueOf('pl', area))) {
      for (const { arms } of pluralsOf(parsed(message))) {
        expect(arms, `${area} ${key}`).toEqual(expect.arrayContaining(['one', 'few', 'many', 'other']));
      }
    }
  }
});

test.each(LANGUAGES)('the menu of a table and the settings call the same thing the same in %s', language => {
  const [settings, menu] = [catalogueOf(language, 'web/pages.json'), catalogueOf(language, 'tables/table.json')];
  const same = Object.keys(menu).filter(key => /^(sound|calmGuns|motion)(\.|$)/.test(key));
  expect(same).toHaveLength(10);
  for (const key of same) expect(menu[key], key).toBe(settings[`settings.${key}`]);
});
