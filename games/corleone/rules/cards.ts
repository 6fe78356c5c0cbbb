/** Money cards by their printed value, lowest first (S2). */
export const NOTES = ['$1', '$2', '$3', '$5'] as const;
export type Note = (typeof NOTES)[number];

/** Illegal goods, in the order of the rule book (S2). */
export const GOODS = ['gun', 'booze', 'bloodMoney', 'narcotics'] as const;
export type Good = (typeof GOODS)[number];

/** The colours of jobs, in the order of the rule book (X3). */
export const JOB_COLORS = ['yellow', 'blue', 'green', 'gray'] as const;

export type JobId = string;
export type AllyId = string;

/** Any hand card: a note, a good, a job or an ally. Ids are unique across a pack. */
export type Card = Note | Good | JobId | AllyId;

export const WORTH: Readonly<Record<Note, number>> = { $1: 1, $2: 2, $3: 3, $5: 5 };

/** How many cards of each value. */
export type Purse = Record<Note, number>;

/** The common piles of money and goods (S2). */
export type Piles = Record<Note | Good, number>;

export interface Hand extends Piles {
  jobs: JobId[]; // in the order of the pack
  allies: AllyId[]; // the same
}

export const isNote = (card: string): card is Note => card === '$1' || card === '$2' || card === '$3' || card === '$5';

export const isGood = (card: string): card is Good =>
  card === 'gun' || card === 'booze' || card === 'bloodMoney' || card === 'narcotics';

export const emptyPurse = (): Purse => ({ $1: 0, $2: 0, $3: 0, $5: 0 });

export const emptyPiles = (): Piles => ({ $1: 0, $2: 0, $3: 0, $5: 0, gun: 0, booze: 0, bloodMoney: 0, narcotics: 0 });

/** Written out like a copy of a hand, so that all hands are alike to the compiler too. */
export const emptyHand = (): Hand => ({
  $1: 0,
  $2: 0,
  $3: 0,
  $5: 0,
  gun: 0,
  booze: 0,
  bloodMoney: 0,
  narcotics: 0,
  jobs: [],
  allies: [],
});

/** Face value of the notes in a purse, a hand or the piles. */
export const worthOf = (notes: Readonly<Purse>): number => notes.$1 + 2 * notes.$2 + 3 * notes.$3 + 5 * notes.$5;

export const countNotes = (notes: Readonly<Purse>): number => notes.$1 + notes.$2 + notes.$3 + notes.$5;

/** All cards of a hand. */
export const countHand = (
  hand: Readonly<Piles> & { readonly jobs: readonly JobId[]; readonly allies: readonly AllyId[] },
): number =>
  countNotes(hand) + hand.gun + hand.booze + hand.bloodMoney + hand.narcotics + hand.jobs.length + hand.allies.length;

/** The note that may be taken where `note` is asked for: itself, or the next lower one available (I13, RN-09). */
export const nearestNote = (piles: Readonly<Purse>, note: Note): Note | undefined => {
  for (let at = NOTES.indexOf(note); at >= 0; at -= 1) {
    const lower = NOTES[at]!;
    if (piles[lower] > 0) return lower;
  }
  return undefined;
};

/** The notes of a purse one by one, lowest first. */
export const listNotes = (notes: Readonly<Purse>): Note[] => {
  const list: Note[] = [];
  for (const note of NOTES) for (let n = notes[note]; n > 0; n -= 1) list.push(note);
  return list;
};
