import type { GameTypes, Rules } from '@omerta/kernel';
import { afterPlay } from '../proof/afterPlay.ts';

/** By convention of our games, the public part of a state is its table. */
interface WithTable extends GameTypes {
  State: { readonly table: object };
  View: { readonly table: object };
}

/** Ways to plant a leak. */
export interface Leaky<G extends GameTypes> {
  onTable(name: string, of: (state: G['State']) => unknown): Rules<G>;
  inView(name: string, of: (state: G['State']) => unknown): Rules<G>;
  shownToAll(kind: G['Event']['kind']): Rules<G>;
}

export function leaky<G extends WithTable>(rules: Rules<G>): Leaky<G> {
  return {
    onTable: (name, of) =>
      afterPlay(carrying(rules, name), state => Object.assign(state.table, { [name]: structuredClone(of(state)) })),
    inView: (name, of) => ({
      ...rules,
      viewFor: (state, viewer) => ({ ...rules.viewFor(state, viewer), [name]: of(state) }),
    }),
    shownToAll: kind => ({
      ...rules,
      seenBy: (event, viewer) => (event.kind === kind ? event : rules.seenBy(event, viewer)),
    }),
  };
}

/** Rules that clone and imagine one more field of the table, like all its other fields. */
function carrying<G extends WithTable>(rules: Rules<G>, name: string): Rules<G> {
  const carry = (from: object, to: object) => {
    if (name in from) Object.assign(to, { [name]: structuredClone(Reflect.get(from, name)) });
  };
  return {
    ...rules,
    clone(state) {
      const copy = rules.clone(state);
      carry(state.table, copy.table);
      return copy;
    },
    imagine(view, random) {
      const world = rules.imagine(view, random);
      carry(view.table, world.table);
      return world;
    },
  };
}
