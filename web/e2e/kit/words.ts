// The words of the interface, from the same catalogues the page reads.
import { existsSync, readFileSync } from 'node:fs';
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

const ROOT = join(import.meta.dirname, '../../..');
const OF_EVERY_TABLE = ['coach', 'hints', 'replay', 'table'];

/** An area is a catalogue of the pages or of every table, a game's id for its table, or `game/catalogue`. */
function fileOf(area: string, language: Language): string {
  const [first = '', file] = area.split('/');
  const words = join(ROOT, 'games', first, 'words/catalogues', language);
  if (existsSync(words)) return join(words, `${file ?? 'table'}.json`);
  const folder = OF_EVERY_TABLE.includes(area) ? 'engine/table/catalogues' : 'web/catalogues';
  return join(ROOT, folder, language, `${area}.json`);
}

const read = new Map<string, Readonly<Record<string, string>>>();

/** `pages`, or `corleone/lobby` for a catalogue of a game. */
function catalogue(area: string, language: Language): Readonly<Record<string, string>> {
  const file = fileOf(area, language);
  const known = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>);
  read.set(file, known);
  return known;
}

const patternOf = (message: readonly MessageFormatElement[]): string => message.map(patternOfElement).join('');

function patternOfElement(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) {
    return element.value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`); // no-break ones too
  }
  if (element.type === TYPE.select || element.type === TYPE.plural) {
    return `(?:${Object.values(element.options)
      .map(({ value }) => patternOf(value))
      .join('|')})`;
  }
  return element.type === TYPE.tag ? patternOf(element.children) : '.+';
}
