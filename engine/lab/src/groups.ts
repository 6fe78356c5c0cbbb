import type { Trait } from './balance.ts';

/** A value for every name of every group, in the order they first came. */
export interface Groups<T> {
  change({ group, name }: Trait, change: (before: T) => T): void;
  list(): { readonly group: string; readonly rows: readonly (readonly [name: string, kept: T])[] }[];
}

export function groupsOf<T>(first: T): Groups<T> {
  const groups = new Map<string, Map<string, T>>();
  return {
    change({ group, name }, change) {
      const rows = groups.get(group) ?? new Map<string, T>();
      groups.set(group, rows.set(name, change(rows.get(name) ?? first)));
    },
    list: () => [...groups].map(([group, rows]) => ({ group, rows: [...rows] })),
  };
}
