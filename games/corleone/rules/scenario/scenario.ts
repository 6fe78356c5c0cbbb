// One short story at the table: what is given, what is chosen, what must then be true (docs/scenarios.md).
import type { Seat } from '@omerta/kernel';
import type { Member } from '../figures.ts';
import type { Phase } from '../state.ts';

export const SCENARIO_FORMAT = 'omerta-scenario/1';

export interface Scenario {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly given: Given;
  readonly when: readonly Step[];
  readonly then: Expectations;
}

export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number];

export const STOCK_NAMES = ['D4', 'D4-III', 'D4-IV', 'D3', 'D2'] as const;
export type StockName = (typeof STOCK_NAMES)[number];

export const GIVEN_PHASES = ['open', 'family', 'war', 'bribery', 'tribute', 'entracte', 'end'] as const;
export type GivenPhase = (typeof GIVEN_PHASES)[number];

/** Only what matters is named; the rest comes from the stock state. */
export type Given = ShortGiven & { readonly [S in SeatLetter]?: GivenSeat };

interface ShortGiven {
  readonly position?: unknown;
  readonly from?: StockName | 'setup' | 'deal';
  readonly pack?: GivenPack;
  readonly seed?: number | string;
  readonly players?: number;
  readonly families?: readonly string[];
  readonly firstPlayer?: SeatLetter;
  readonly act?: number;
  readonly phase?: GivenPhase;
  readonly turn?: SeatLetter;
  readonly horseHead?: SeatLetter;
  readonly tiles?: Readonly<Record<string, string>>;
  readonly blueTiles?: readonly string[];
  readonly redTiles?: readonly string[];
  readonly board?: Readonly<Record<string, string>>;
  readonly policeChief?: string;
  readonly hudson?: readonly string[];
  readonly control?: Readonly<Record<string, readonly SeatLetter[] | SeatLetter>>;
  readonly piles?: Readonly<Record<string, number>>;
  readonly jobDeck?: readonly string[];
  readonly jobDiscard?: readonly string[];
  readonly publicJobs?: readonly string[];
  readonly allies?: readonly string[];
}

export interface GivenSeat {
  readonly hand?: readonly string[];
  readonly suitcase?: readonly string[];
  readonly thugs?: number;
  readonly members?: readonly Member[];
  readonly markers?: number;
  readonly played?: readonly string[];
  readonly completed?: readonly string[];
  readonly family?: string;
}

/** A whole pack, or changes to the standard one: a path and the value there; null takes an entry out of a list. */
export type GivenPack =
  | { readonly change: readonly (readonly [string, unknown])[] }
  | Readonly<Record<string, unknown>>;

export type Step =
  | { readonly kind: 'choose'; readonly seat: Seat; readonly texts: readonly string[] }
  | { readonly kind: 'refused'; readonly seat: Seat; readonly texts: readonly string[]; readonly code: string | true }
  | { readonly kind: 'then'; readonly then: Expectations }
  | { readonly kind: 'random'; readonly until: number | 'act' | 'game' }
  | { readonly kind: 'phase'; readonly phase: GivenPhase };

/** Only what is named is compared. */
export type Expectations = TableExpectations & { readonly [S in SeatLetter]?: SeatExpectations };

export interface TableExpectations {
  readonly act?: number;
  readonly phase?: Phase;
  readonly horseHead?: SeatLetter;
  readonly piles?: Readonly<Record<string, number>>;
  readonly jobDeck?: number | readonly string[];
  readonly jobDiscard?: number | readonly string[];
  readonly publicJobs?: number | readonly string[];
  readonly allies?: number | readonly string[];
  readonly alliesGone?: number | readonly string[];
  readonly alliesRemoved?: number;
  readonly tiles?: Readonly<Record<string, string>>;
  readonly blueTiles?: number;
  readonly redTiles?: number;
  readonly board?: Readonly<Record<string, string | null>>;
  readonly boardOnly?: Readonly<Record<string, string>>;
  readonly policeChief?: string | null;
  readonly hudson?: number | readonly string[];
  readonly control?: Readonly<Record<string, readonly SeatLetter[]>>;
  readonly waiting?: readonly SeatLetter[];
  readonly prompt?: { readonly [S in SeatLetter]?: Pattern };
  readonly choices?: { readonly [S in SeatLetter]?: ChoiceExpectations };
  readonly events?: readonly Pattern[];
  readonly noEvents?: readonly Pattern[];
  readonly seen?: { readonly [V in ViewerName]?: readonly Pattern[] };
  readonly notSeen?: { readonly [V in ViewerName]?: readonly Pattern[] };
  readonly view?: { readonly [V in ViewerName]?: ViewExpectations } & { readonly sameFor?: readonly ViewerName[] };
  readonly outcome?: { readonly scores?: readonly number[]; readonly places?: readonly number[] };
}

export type ViewerName = SeatLetter | 'spectator';

/** A kind, or an object with the fields that matter; null stands for a hidden field. */
export type Pattern = string | Readonly<Record<string, unknown>>;

export interface SeatExpectations {
  readonly hand?: readonly string[];
  readonly handSize?: number;
  readonly suitcase?: readonly string[];
  readonly suitcaseValue?: number;
  readonly thugs?: number;
  readonly members?: readonly Member[];
  readonly markers?: number;
  readonly played?: readonly string[];
  readonly completed?: readonly string[];
  readonly total?: number;
  readonly dominance?: number;
  readonly jobBonuses?: number;
  readonly place?: number;
}

export interface ChoiceExpectations {
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
  readonly only?: readonly string[];
  readonly count?: number | Readonly<Record<string, number>>;
  readonly kinds?: readonly string[];
}

export interface ViewExpectations {
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
}
