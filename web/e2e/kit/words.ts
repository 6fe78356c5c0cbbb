// The words of the interface, from the same catalogues the page reads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export const LANGUAGES = ['en', 'pl', 'de', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What stands under a key; arguments may be anything. */
export function worded(area: string, key: string, language: Language = 'en'): RegExp {
  return new RegExp(`^${patternOf(parse(textOf(area, key, language)))}$`);
}

/** As `worded`, somewhere in a longer name. */
export function wordedIn(area: string, key: string, language: Language = 'en'): RegExp {
  return new RegExp(patternOf(parse(textOf(area, key, language))));
}

function textOf(area: string, key: string, language: Language): string {
  const text = catalogue(area, language)[key];
  if (text === undefined) throw new Error(`No words for ${key} in ${language}/${area}`);
  return text;
}

/** Where a catalogue lies that is not the pages' own. */
const FOLDERS: Readonly<Record<string, string>> = {
  table: 'engine/table/catalogues',
  hints: 'engine/table/catalogues',
  coach: 'engine/table/catalogues',
  replay: 'engine/table/catalogues',
  corleone: 'games/corleone/words/catalogues',
  packs: 'games/corleone/words/catalogues',
  cashnguns: 'games/cashnguns/words/catalogues',
  cashparty: 'games/cashnguns/words/catalogues',
};
const FILES: Readonly<Record<string, string>> = {
  tutorial: 'lesson',
  corleone: 'table',
  cashnguns: 'table',
  cashparty: 'tv',
};

const read = new Map<string, Readonly<Record<string, string>>>();

/** `pages`, or `corleone/lobby` for a catalogue of a game. */
function catalogue(area: string, language: Language): Readonly<Record<string, string>> {
  const [game, own] = area.split('/');
  const folder = own === undefined ? (FOLDERS[area] ?? 'web/catalogues') : `games/${game}/words/catalogues`;
  const file = join(import.meta.dirname, '../../..', folder, language, `${own ?? FILES[area] ?? area}.json`);
  const known = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>);
  read.set(file, known);
  return known;
}

const patternOf = (message: readonly MessageFormatElement[]): string => message.map(patternOfElement).join('');

function patternOfElement(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return element.value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (element.type === TYPE.select || element.type === TYPE.plural) {
    return `(?:${Object.values(element.options)
      .map(({ value }) => patternOf(value))
      .join('|')})`;
  }
  return element.type === TYPE.tag ? patternOf(element.children) : '.+';
}
