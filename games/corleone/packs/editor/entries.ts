import type { Pack } from '@omerta/corleone/seen';

export type Job = Pack['jobs'][number];
export type Ally = Pack['allies'][number];
export type Printed = Pack['businesses']['printed'][number];
export type Tile = Pack['businesses']['tiles'][number];
export type Space = Pack['familySpaces'][number];
export type Turf = Pack['turfs'][number];
export type Act = Pack['acts'][number];
export type Setup = Pack['setup'];
export type Effect = Job['effects'][number];
export type Good = Extract<Effect, { readonly op: 'gainGood' }>['good'];
export type Note = Job['rewardMoney'][number];

/** Where an entry and its fields come from. */
export type Sourced = Pick<Job, 'provenance' | 'fieldProvenance' | 'confidence' | 'sources' | 'note'>;

/** The lists of a pack. */
export interface Lists {
  jobs: Job;
  allies: Ally;
  'businesses.printed': Printed;
  'businesses.tiles': Tile;
  familySpaces: Space;
  turfs: Turf;
  acts: Act;
  families: Pack['families'][number];
  moneyDeck: Pack['moneyDeck'][number];
  goodsDeck: Pack['goodsDeck'][number];
}

export type ListName = keyof Lists;
/** Those to which entries can be added; of the others a game has a fixed number. */
export type OpenList = 'jobs' | 'allies' | 'businesses.tiles' | 'familySpaces';

export function listOf<L extends ListName>(pack: Pack, list: L): readonly Lists[L][];
export function listOf(pack: Pack, list: ListName): readonly Lists[ListName][] {
  if (list === 'businesses.printed') return pack.businesses.printed;
  return list === 'businesses.tiles' ? pack.businesses.tiles : pack[list];
}

export function withList<L extends ListName>(pack: Pack, list: L, entries: readonly Lists[L][]): Pack {
  if (list === 'businesses.printed' || list === 'businesses.tiles') {
    const side = list === 'businesses.printed' ? 'printed' : 'tiles';
    return { ...pack, businesses: { ...pack.businesses, [side]: entries } };
  }
  return { ...pack, [list]: entries };
}

/** The parts of the editor. */
export const PARTS = ['jobs', 'allies', 'businesses', 'places', 'piles'] as const;
export type Part = (typeof PARTS)[number];

/** The lists whose entries a part opens one by one; the piles stand on one page. */
export const LISTS_OF = {
  jobs: ['jobs'],
  allies: ['allies'],
  businesses: ['businesses.printed', 'businesses.tiles'],
  places: ['familySpaces', 'turfs'],
  piles: [],
} as const satisfies { readonly [P in Part]: readonly ListName[] };

export type NamedList = (typeof LISTS_OF)[Part][number];

/** What is open in the editor. */
export interface Selection {
  readonly part: Part;
  readonly list?: NamedList | undefined;
  readonly id?: string | undefined;
}

export const partOf = (list: NamedList): Part => PARTS.find(part => LISTS_OF[part].some(each => each === list))!;

export const firstOf = (pack: Pack, part: Part): Selection => {
  const [list] = LISTS_OF[part];
  if (list === undefined) return { part };
  return { part, list, id: listOf(pack, list)[0]?.id };
};
