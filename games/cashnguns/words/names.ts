import { NEW_GODFATHER, SHARES, type Talent, typeOf, WORTH } from '@omerta/cashnguns/seen';
import type { Language } from '@omerta/words';
import { formatText, isMessageKey } from './book.ts';
import { amountText } from './money.ts';

/** What has a name of its own. */
export type NameKind = keyof typeof namers;

export const nameOf = (language: Language, kind: NameKind, id: string): string => namers[kind](language, id);

/** What a talent does, told to its owner. */
export const talentText = (language: Language, talent: Talent): string => word(language, `talent.${talent}.text`);

/** A rule of the table in plain words: "Too slow to aim: sits the round out". */
export const optionText = (language: Language, option: string, value: string | boolean): string =>
  `${word(language, `option.${option}.name`)}: ${word(language, `option.${option}.${value}`)}`;

type Namer = (language: Language, id: string) => string;

const simple =
  (section: string): Namer =>
  (language, id) =>
    word(language, `${section}.${id}`);

const namers = {
  bullet: simple('bullet'),
  share: (language, id) => shareName(language, id),
  shareType: simple('shareType'), // what the Dictator forbids
  talent: (language, id) => word(language, `talent.${id}.name`),
  stage: (language, id) => word(language, `stage.${id}.name`),
  shortStage: (language, id) => word(language, `stage.${id}.short`),
} satisfies Record<string, Namer>;

/** "$5,000 bill", "Painting", "New Godfather". */
const shareName: Namer = (language, id) => {
  const share = SHARES.find(each => each === id);
  if (share === undefined) throw new Error(`No word for share.${id}`);
  const amount = share === NEW_GODFATHER ? '' : amountText(language, WORTH[share]);
  return formatText(language, `share.${typeOf(share)}`, { amount });
};

const word = (language: Language, key: string): string => {
  if (!isMessageKey(key)) throw new Error(`No word for ${key}`);
  return formatText(language, key);
};
