import type { GameTypes, Rules } from './rules.ts';

/** What players play as, such as families: each seat has one, no two alike. */
export interface Factions<G extends GameTypes = GameTypes> {
  /** Of the options: the factions by seat. If missing, the seats have them in the order of `of`. */
  readonly field: string;
  /** The ids of all of them. */
  of(rules: Rules<G>): readonly string[];
}

/** The factions of a table: the field of its options, and all that its rules know. */
export interface TableFactions {
  readonly field: string;
  readonly all: readonly string[];
}

/** The faction of each seat. The options are checked. */
export function factionsBySeat({ field, all }: TableFactions, options: object, players: number): readonly string[] {
  const chosen = (options as Readonly<Record<string, readonly string[] | undefined>>)[field];
  return (chosen ?? all).slice(0, players);
}

/** Each seat gets what it wished for, the first seat first; the others get what is left, in order. */
export function dealFactions(
  all: readonly string[],
  wishes: readonly (string | undefined)[],
  players: number,
): readonly string[] {
  const granted = Array.from({ length: players }, (_, seat) => {
    const wish = wishes[seat];
    return wish !== undefined && all.includes(wish) && wishes.indexOf(wish) === seat ? wish : undefined;
  });
  const left = all.filter(faction => !granted.includes(faction));
  return granted.map(faction => faction ?? left.shift()!);
}

/** The factions by seat when a seat takes another one; the seat that had it gets the old one. */
export function swapFaction(bySeat: readonly string[], seat: number, faction: string): readonly string[] {
  const old = bySeat[seat]!;
  return bySeat.map((each, at) => (at === seat ? faction : each === faction ? old : each));
}

/** What is wrong with the factions in untrusted options, in words that name the field. `one` is the word for one of them. */
export function factionProblems(
  { field, all }: TableFactions,
  one: string,
  chosen: unknown,
  players: number,
): readonly string[] {
  if (!Array.isArray(chosen)) return [`${field}: must be a list`];
  const problems: string[] = [];
  if (chosen.length !== players) problems.push(`${field}: must name ${players} ${field}, one for each player`);
  if (new Set(chosen).size !== chosen.length) problems.push(`${field}: must be all different`);
  for (const faction of chosen) {
    if (!all.includes(faction)) problems.push(`${field}: no ${one} ${JSON.stringify(faction)}`);
  }
  return problems;
}
