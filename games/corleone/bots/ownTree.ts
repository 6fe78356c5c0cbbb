// A tree of the player's next turns. The same own actions lead to the same node whatever the others do and hold: the player
// must not act on facts of an imagined world. Policies play for the others and between two own turns.

export interface Node {
  visits: number;
  worth: number; // of all visits together
  offered: number; // how often it could have been visited
  readonly children: Map<string, Node>;
}

export const newNode = (): Node => ({ visits: 0, worth: 0, offered: 0, children: new Map() });

export interface Try<C> {
  readonly choice: C;
  readonly child: Node;
}

/**
 * What to try next among choices ordered by promise: the more visits, the more of them are considered, and of those the
 * one with the highest upper bound. Choices that are seldom legal are not held back by that.
 */
export function nextToTry<C>(node: Node, choices: readonly C[], write: (choice: C) => string): Try<C> {
  const considered = choices.slice(0, Math.ceil(WIDENING * (node.visits + 1) ** 0.4));
  const tries = considered.map(choice => ({ choice, child: childOf(node, write(choice)) }));
  for (const { child } of tries) child.offered += 1;
  return tries.reduce((best, each) => (boundOf(each.child) > boundOf(best.child) ? each : best));
}

const WIDENING = 1.2;

const boundOf = ({ visits, worth, offered }: Node): number =>
  visits === 0 ? Number.POSITIVE_INFINITY : worth / visits + SPREAD * Math.sqrt(Math.log(offered) / visits);

const SPREAD = 2.5; // dollars: about how much luck changes a future

function childOf(node: Node, key: string): Node {
  let child = node.children.get(key);
  if (child === undefined) {
    child = newNode();
    node.children.set(key, child);
  }
  return child;
}

export function addVisit(path: readonly Node[], worth: number): void {
  for (const node of path) {
    node.visits += 1;
    node.worth += worth;
  }
}
