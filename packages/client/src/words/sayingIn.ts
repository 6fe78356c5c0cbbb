import type { Language } from '@omerta/text';
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Area, WordKey } from './areas.ts';
import type { Messages } from './loadWords.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Say<A extends Area> {
  /** A message in the reader's language. */
  (key: WordKey<A>, values?: Values): string;
  /** The same, where some of the values are drawn. */
  rich(key: WordKey<A>, values: Readonly<Record<string, ReactNode>>): ReactNode;
}

export function sayingIn<A extends Area>(language: Language, messages: Messages): Say<A> {
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
  const say = (key: string, values: Values = {}) => endedOnce(String(formatOf(key).format(values)), values);
  const rich = (key: string, values: Readonly<Record<string, ReactNode>>) => {
    const parts = formatOf(key).format<ReactNode>(values);
    return Array.isArray(parts) ? createElement(Fragment, undefined, ...parts) : parts;
  };
  return Object.assign(say, { rich });
}

/** A name that ends with a full stop ends the sentence as well. */
const endedOnce = (text: string, values: Values): string =>
  Object.values(values).reduce<string>(
    (said, value) => (typeof value === 'string' && value.endsWith('.') ? said.replaceAll(`${value}.`, value) : said),
    text,
  );
