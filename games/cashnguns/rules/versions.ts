// What version 1 of the rules played differently. Its games and records keep it: their house has no later switch.
import { checkOptions, type House, houseOf, type Options, type Switches } from './options.ts';

export const isOfVersion1 = ({ dictatorSpares }: House): boolean => dictatorSpares === undefined;

/** How every switch of a table stands. */
export const switchesOf = (house: House): Switches => ({ dictatorSpares: 'bills', tieBreak: 'held', ...house });

/** The Dictator might forbid a Clip unless the table said otherwise (AMB-41). */
export const houseOfVersion1 = (options: Options): House => {
  const { dictatorSpares: _, tieBreak: __, ...house } = houseOf(options);
  return { ...house, dictatorMayBanClip: options.dictatorMayBanClip ?? true };
};

export const checkOptionsOfVersion1 = (options: unknown): string[] => {
  const fields = Object.keys(Object(options));
  const later = LATER.filter(field => fields.includes(field)).map(field => `${field}: no such option`);
  return [...checkOptions(options), ...later];
};

const LATER: readonly (keyof House)[] = ['dictatorSpares', 'tieBreak'];
