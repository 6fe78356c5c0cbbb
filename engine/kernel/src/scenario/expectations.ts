import type { Pattern } from './matching.ts';

/** What a scenario of any game may expect. Fields that are left out are not compared. */
export interface GeneralExpectations {
  readonly waiting?: readonly string[] | undefined;
  readonly prompt?: BySeat<Pattern | null> | undefined; // null: this seat has no prompt
  readonly choices?: BySeat<ChoiceExpectations> | undefined;
  readonly outcome?: OutcomeExpectations | undefined;
  readonly events?: readonly Pattern[] | undefined;
  readonly noEvents?: readonly Pattern[] | undefined;
  readonly seen?: BySeat<readonly Pattern[]> | undefined; // of a seat, or of the spectator
  readonly notSeen?: BySeat<readonly Pattern[]> | undefined;
  readonly view?: ViewsExpectations | undefined;
}

/** By letter. */
export type BySeat<T> = Readonly<Record<string, T | undefined>>;

export interface ChoiceExpectations {
  readonly has?: readonly string[] | undefined;
  readonly hasNot?: readonly string[] | undefined;
  readonly only?: readonly string[] | undefined;
  readonly count?: number | Readonly<Record<string, number>> | undefined;
  readonly kinds?: readonly string[] | undefined;
}

export interface OutcomeExpectations {
  readonly scores?: readonly number[] | undefined;
  readonly places?: readonly number[] | undefined;
}

export interface ViewExpectations {
  readonly has?: readonly string[] | undefined;
  readonly hasNot?: readonly string[] | undefined;
}

/** `sameFor`: the viewers for whom the table is the same. */
export type ViewsExpectations = { readonly sameFor?: readonly string[] | undefined } & Readonly<
  Record<string, ViewExpectations | readonly string[] | undefined>
>;
