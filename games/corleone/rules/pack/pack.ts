import type { BasicGood, BusinessEffect, Effect, Good, NeutralFigure, Note } from './effect.ts';

export type * from './effect.ts';

/** Everything printed on the components of Corleone's Empire, as data. */
export interface Pack {
  readonly schemaVersion: 1;
  readonly id: string;
  readonly name: string;
  readonly meta: PackMeta;
  readonly setup: SetupEntry;
  readonly families: readonly FamilyEntry[];
  /** Acts I to IV, in order. */
  readonly acts: readonly ActEntry[];
  readonly icons: readonly IconEntry[];
  /** Turfs 1 to 7 in order, then Central Park. */
  readonly turfs: readonly TurfEntry[];
  readonly familySpaces: readonly FamilySpaceEntry[];
  readonly businesses: {
    readonly printed: readonly PrintedBusiness[];
    readonly tiles: readonly TileEntry[];
  };
  readonly jobColors: readonly JobColorEntry[];
  readonly jobs: readonly JobEntry[];
  readonly allies: readonly AllyEntry[];
  readonly moneyDeck: readonly MoneyEntry[];
  readonly goodsDeck: readonly GoodsEntry[];
}

export type Provenance = 'rulebook' | 'web' | 'proposal';
export type JobColor = 'yellow' | 'blue' | 'green' | 'gray';
export type TileColor = 'blue' | 'red';
export type ActNumber = 1 | 2 | 3 | 4;
export type AllyAct = 1 | 2 | 3;
export type PlayerCount = 2 | 3 | 4 | 5;
export type TurfNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Where an entry comes from and how sure we are of it; never changes play. */
export interface ProvenanceFields {
  readonly provenance: Provenance;
  readonly fieldProvenance?: Readonly<Record<string, string>>;
  readonly confidence?: string | Readonly<Record<string, string>>;
  readonly sources?: readonly string[];
  readonly note?: string;
}

export interface PackMeta {
  readonly game: string;
  readonly version: string;
  readonly language: string;
  readonly note?: string;
  readonly provenanceLegend?: Readonly<Record<Provenance, string>>;
  readonly sources?: Readonly<Record<string, string>>;
}

export interface SetupEntry extends ProvenanceFields {
  readonly startingHand: { readonly money: readonly Note[]; readonly jobs: number };
  readonly byPlayers: { readonly [Players in PlayerCount]: PlayerCountSetup };
  readonly figures: {
    readonly total: number;
    readonly perFamily: { readonly thugs: number; readonly familyMembers: 3 };
    readonly neutral: readonly NeutralFigure[];
    readonly actMarker: string;
  };
  readonly controlMarkersPerPlayer: number;
  readonly firstPlayer: string;
}

export interface PlayerCountSetup {
  readonly publicJobs: number;
  readonly allyCards: number;
  readonly thugsPerPlayer: number;
  readonly startingBlueTiles: number;
  readonly spaces3plusUsable: boolean;
}

export interface FamilyEntry extends ProvenanceFields {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly don: string;
  readonly consigliere: string;
  readonly heir: string;
  readonly thugs: number;
  readonly controlMarkers: number;
}

export interface ActEntry extends ProvenanceFields {
  readonly act: ActNumber;
  readonly name: string;
  readonly handLimit: number;
  readonly tileColor: TileColor;
  readonly newFamilyMember: 'consigliere' | 'heir' | null;
  readonly bribery: boolean;
}

export interface IconEntry extends ProvenanceFields {
  readonly id: string;
  /** The icons `money` and `good` have none: each business names its own value or good. */
  readonly effect?: BusinessEffect;
  readonly text: string;
}

/** A place that family spaces touch: one of the seven turfs, or Central Park, which is no turf (M6). */
export type TurfEntry = ControllableTurf | CentralPark;

interface AreaFields extends ProvenanceFields {
  readonly id: string;
  readonly name: string;
  readonly printedBusinessSlots: 1;
  readonly setupNote?: string;
}

export interface ControllableTurf extends AreaFields {
  readonly number: TurfNumber;
  readonly controllable: true;
  readonly tileSlots: 1;
}

export interface CentralPark extends AreaFields {
  readonly number: null;
  readonly controllable: false;
  readonly tileSlots: 0;
}

export interface FamilySpaceEntry extends ProvenanceFields {
  readonly id: string;
  readonly label: string;
  /** Ids of two or three turfs (Central Park included). */
  readonly adjacent: readonly string[];
  readonly minPlayers: 2 | 3;
  readonly marked3plus: boolean;
}

export interface PrintedBusiness extends ProvenanceFields {
  readonly id: string;
  readonly name: string;
  readonly nameDE?: string | null;
  readonly turf: string;
  readonly back: readonly BusinessEffect[];
  /** Null in Central Park only. */
  readonly front: readonly BusinessEffect[] | null;
}

export interface TileEntry extends ProvenanceFields {
  readonly id: string;
  readonly name: string;
  readonly nameDE?: string | null;
  readonly color: TileColor;
  readonly copies: 1;
  readonly back: readonly BusinessEffect[];
  readonly front: readonly BusinessEffect[];
}

export interface JobColorEntry extends ProvenanceFields {
  readonly color: JobColor;
  readonly theme: string;
}

export interface JobEntry extends ProvenanceFields {
  readonly id: string;
  readonly name: string;
  readonly color: JobColor;
  readonly copies: number;
  readonly goods: readonly BasicGood[];
  readonly rewardMoney: readonly Note[];
  readonly effects: readonly Effect[];
  readonly text: string;
  readonly estAbilityValue?: number;
}

export interface AllyEntry extends ProvenanceFields {
  readonly id: string;
  readonly name: string;
  readonly act: AllyAct;
  readonly figure: NeutralFigure | null;
  readonly effects: readonly Effect[];
  readonly text: string;
}

export interface MoneyEntry extends ProvenanceFields {
  readonly value: Note;
  readonly count: number;
}

export interface GoodsEntry extends ProvenanceFields {
  readonly good: Good;
  readonly count: number;
}
