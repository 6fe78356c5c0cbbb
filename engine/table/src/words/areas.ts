/** The catalogues of the interface, one for each part of it, so that a page loads only the words it says. */
export interface Areas {
  house: typeof import('../../catalogues/en/house.json');
  hints: typeof import('../../catalogues/en/hints.json');
  table: typeof import('../../catalogues/en/table.json');
  corleone: typeof import('../../catalogues/en/corleone.json');
  cashnguns: typeof import('../../catalogues/en/cashnguns.json');
  cashparty: typeof import('../../catalogues/en/cashparty.json');
  coach: typeof import('../../catalogues/en/coach.json');
  practice: typeof import('../../catalogues/en/practice.json');
  replay: typeof import('../../catalogues/en/replay.json');
  rulebook: typeof import('../../catalogues/en/rulebook.json');
  tutorial: typeof import('../../catalogues/en/tutorial.json');
  packs: typeof import('../../catalogues/en/packs.json');
}

export type Area = keyof Areas;
export type WordKey<A extends Area> = Exclude<keyof Areas[A] & string, 'default'>;
