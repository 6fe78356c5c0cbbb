import type { Language } from '@omerta/words';
import { catalogueOf, isMessageKey } from './book.ts';
import type { CardWords, PackWords } from './packWords.ts';

/** What has a name of its own. Persons are in `figures.ts`: they are called alike in every language. */
export type NameKind = keyof typeof namers;

/**
 * The name of an id. The catalogues know the standard pack; where a pack calls a thing otherwise, or brings a thing
 * of its own, the pack's word stands in every language.
 */
export const nameOf = (language: Language, kind: NameKind, id: string, pack?: PackWords): string =>
  namers[kind](language, id, pack);

/** What a job or an ally does, in words. */
export const cardText = (language: Language, kind: 'job' | 'ally', id: string, pack?: PackWords): string => {
  const cards: readonly CardWords[] | undefined = kind === 'job' ? pack?.jobs : pack?.allies;
  return word(language, `${kind}.${id}.text`, find(cards, id)?.text);
};

/** "on Wall Street": never a preposition glued to a name. */
export const turfIn = (language: Language, id: string, pack?: PackWords): string | undefined => {
  const key = `turf.${id}.in`;
  const standard = isMessageKey(key) && nameOf('en', 'turf', id, pack) === word('en', `turf.${id}.name`, undefined);
  return standard ? catalogueOf(language)[key] : undefined;
};

export const romanOf = (act: number): string => ['I', 'II', 'III', 'IV'][act - 1] ?? String(act);

type Namer = (language: Language, id: string, pack?: PackWords) => string;

const simple =
  (section: string): Namer =>
  (language, id) =>
    word(language, `${section}.${id}`, undefined);

const namers = {
  act: (language, id, pack) => word(language, `act.${id}`, pack?.acts.find(({ act }) => String(act) === id)?.name),
  phase: (language, id) => word(language, `phase.${id}.name`, undefined),
  shortPhase: (language, id) => word(language, `phase.${id}.short`, undefined),
  good: simple('good'),
  color: (language, id) => word(language, `color.${id}`, id), // families of a pack may have any colour
  provenance: simple('provenance'),
  neutral: simple('figure'),
  job: (language, id, pack) => word(language, `job.${id}.name`, find(pack?.jobs, id)?.name),
  ally: (language, id, pack) => allyName(language, id, pack),
  business: (language, id, pack) =>
    word(language, `business.${id}`, (find(pack?.businesses.printed, id) ?? find(pack?.businesses.tiles, id))?.name),
  turf: (language, id, pack) => word(language, `turf.${id}.name`, find(pack?.turfs, id)?.name),
  space: (language, id, pack) => word(language, `space.${id}`, find(pack?.familySpaces, id)?.label),
  family: (language, id, pack) => word(language, `family.${id}`, find(pack?.families, id)?.name),
} satisfies Record<string, Namer>;

/** Allies that share a name are told apart by their act. */
const allyName: Namer = (language, id, pack) => {
  const key = `ally.${id}.name`;
  const entry = find(pack?.allies, id);
  if (entry === undefined) return word(language, key, undefined);
  const numbered = `${entry.name} ${romanOf(entry.act)}`;
  const shared = pack!.allies.some(other => other.id !== id && other.name === entry.name);
  const standard = isMessageKey(key) && sameWords(numbered, catalogueOf('en')[key]);
  return word(language, key, shared || standard ? numbered : entry.name);
};

/** The catalogue's word, unless the pack's own says something else than the English one. */
const word = (language: Language, key: string, own: string | undefined): string => {
  const known = isMessageKey(key);
  if (known && (own === undefined || sameWords(own, catalogueOf('en')[key]))) return catalogueOf(language)[key];
  if (own !== undefined) return typographic(own);
  throw new Error(`No word for ${key}`);
};

const find = <T extends { readonly id: string }>(list: readonly T[] | undefined, id: string): T | undefined =>
  list?.find(entry => entry.id === id);

const sameWords = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

export const typographic = (text: string): string => text.replaceAll("'", '’');
