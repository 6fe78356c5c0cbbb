import type { Language } from '@omerta/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Messages, WordKey } from './words.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Say<Catalogue extends object> {
  /** A message in the reader's language. */
  (key: WordKey<Catalogue>, values?: Values): string;
  /** The same, where some of the values are drawn. */
  rich(key: WordKey<Catalogue>, values: Readonly<Record<string, ReactNode>>): ReactNode;
}

export function sayingIn<Catalogue extends object>(language: Language, messages: Messages): Say<Catalogue> {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string) => {
    const known = formats.get(key);
    if (known !== undefined) return known;
    const message = messages[key];
    if (message === undefined) throw new Error(`No words for ${key} in ${language}`);
    const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    formats.set(key, format);
    return format;
  };
  const say = (key: string, values: Values = {}) => piecesOf(formatOf(key), values).join('');
  const rich = (key: string, values: Readonly<Record<string, ReactNode>>) =>
    createElement(Fragment, undefined, ...piecesOf(formatOf(key), values));
  return Object.assign(say, { rich });
}

/** A name that ends with a full stop ends the sentence as well. */
function piecesOf(format: IntlMessageFormat, values: Readonly<Record<string, ReactNode>>): ReactNode[] {
  const apart = Object.entries(values).map(([name, value]) => [name, endsItself(value) ? new Ended(value) : value]);
  const parts = format.formatToParts<ReactNode | Ended>(Object.fromEntries(apart));
  return parts.map(({ value }, at) => {
    if (value instanceof Ended) return value.text;
    const isEnded = parts[at - 1]?.value instanceof Ended;
    return isEnded && typeof value === 'string' && value.startsWith('.') ? value.slice(1) : value;
  });
}

const endsItself = (value: ReactNode): value is string => typeof value === 'string' && value.endsWith('.');

class Ended {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
