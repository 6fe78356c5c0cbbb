// The words of the interface, from the same catalogues the page reads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'pl', 'de', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What stands under a key; arguments may be anything. */
export function worded(area: string, key: string, language: Language = 'en'): RegExp {
  return new RegExp(`^${patternOf(textOf(area, key, language))}$`);
}

/** As `worded`, somewhere in a longer name. */
export function wordedIn(area: string, key: string, language: Language = 'en'): RegExp {
  return new RegExp(patternOf(textOf(area, key, language)));
}

function textOf(area: string, key: string, language: Language): string {
  const text = catalogue(area, language)[key];
  if (text === undefined) throw new Error(`No words for ${key} in ${language}/${area}`);
  return text;
}

const read = new Map<string, Readonly<Record<string, string>>>();

function catalogue(area: string, language: Language): Readonly<Record<string, string>> {
  const file = join(import.meta.dirname, '../catalogues', language, `${area}.json`);
  const known = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>);
  read.set(file, known);
  return known;
}

/** Arguments, however deep their braces go, become `.*`. */
function patternOf(text: string): string {
  let pattern = '';
  let depth = 0;
  for (const letter of text) {
    if (letter === '{') depth += 1;
    if (depth === 0) pattern += letter.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    if (letter === '}') {
      depth -= 1;
      if (depth === 0) pattern += '.*';
    }
  }
  return pattern;
}
