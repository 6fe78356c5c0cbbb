/**
 * The row of a table that has one for each kind of a tagged union, as in `rowOf(write, choice.kind)(choice)`. A row is a
 * function, or an object with functions. It takes the whole union, as only members of its own kind are given to it:
 * TypeScript cannot follow that through an index.
 */
export const rowOf = <Table extends object, Kind extends keyof Table>(table: Table, kind: Kind): Row<Table[Kind]> =>
  table[kind] as Row<Table[Kind]>;

type Row<R> = Extract<R, undefined> | RowOfAll<Exclude<R, undefined>>;

type RowOfAll<R> = [R] extends [AnyFunction] ? Joined<R> : { readonly [Name in keyof R & string]: Joined<R[Name]> };

type AnyFunction = (...values: never[]) => unknown;

/** One function for all: in each place it takes what any of them takes there. */
type Joined<F> = [F] extends [AnyFunction] ? (...values: Values<Parameters<F>>) => ReturnType<F> : F;

type Values<V extends readonly unknown[]> = V['length'] extends 1
  ? [V[0]]
  : V['length'] extends 2
    ? [V[0], V[1]]
    : V['length'] extends 3
      ? [V[0], V[1], V[2]]
      : [V[0], V[1], V[2], V[3]];
