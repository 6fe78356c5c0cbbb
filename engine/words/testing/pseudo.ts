// A language that nobody speaks, for tests: every letter of ours carries an accent, a message is as long as its longest
// translation, and brackets show where it begins and ends. What can be read without accents came from no catalogue.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Element } from './messageShape.ts';
import { readingsOf } from './readings.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒğĥíĵķľḿñöþʠŕšťúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶĽḾÑÖÞɊŔŠŤÚṼŴẊÝŽ';
const FILLING = ' öé';

/** The English message in the pseudo-language, at least as long as the longest of its `translations`. */
export function pseudoMessage(english: string, translations: readonly string[]): string {
  const wanted = Math.max(...[english, ...translations].map(lengthOf));
  const missing = wanted - lengthOf(english);
  const filling = FILLING.repeat(Math.ceil(Math.max(0, missing) / FILLING.length));
  return `⟦${accented(english)}${filling}⟧`;
}

const parsed = (message: string): MessageFormatElement[] => parse(message, { ignoreTag: true, captureLocation: true });

function lengthOf(message: string): number {
  const readings = readingsOf(parsed(message) as readonly Element[]);
  return Math.max(...readings.map(reading => reading.length));
}

/** Accents on what is said; the names of arguments and arms stay. */
function accented(message: string): string {
  const letters = message.split('');
  for (const [from, to] of literalsOf(parsed(message))) {
    for (let at = from; at < to; at++) letters[at] = withAccent(letters[at]!);
  }
  return letters.join('');
}

const literalsOf = (message: readonly MessageFormatElement[]): (readonly [from: number, to: number])[] =>
  message.flatMap(element => {
    if (element.type === TYPE.literal) return [[element.location!.start.offset, element.location!.end.offset] as const];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    return Object.values(element.options).flatMap(arm => literalsOf(arm.value));
  });

const withAccent = (letter: string): string => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter;
