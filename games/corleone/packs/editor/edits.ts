import type { Pack } from '@omerta/corleone/seen';
import {
  type Ally,
  type Effect,
  type ListName,
  type Lists,
  listOf,
  type OpenList,
  type Setup,
  withList,
} from './entries.ts';

/** Changes some fields of one entry. What an editor sets is not printed, so their provenance becomes "proposal". */
export function changeEntry<L extends ListName>(pack: Pack, list: L, at: number, fields: Partial<Lists[L]>): Pack {
  const entries = listOf(pack, list).map((entry, n) =>
    n === at ? ours({ ...entry, ...fields }, Object.keys(fields)) : entry,
  );
  return withList(pack, list, entries);
}

export const changeSetup = (pack: Pack, fields: Partial<Setup>): Pack => ({
  ...pack,
  setup: ours({ ...pack.setup, ...fields }, Object.keys(fields)),
});

/** Which figure an ally is follows from what it places. */
export const changeAllyEffects = (pack: Pack, at: number, effects: readonly Effect[]): Pack => {
  const figure = effects.flatMap((effect): NonNullable<Ally['figure']>[] =>
    effect.op === 'placeNeutral' ? [effect.figure] : [],
  )[0];
  return changeEntry(pack, 'allies', at, { effects, figure: figure ?? null });
};

/** The families, the set-up and the number of all figures speak of the same thugs. */
export function changeThugs(pack: Pack, thugs: number): Pack {
  const { figures } = pack.setup;
  const total = pack.families.length * (thugs + figures.perFamily.familyMembers) + figures.neutral.length + 1;
  const changed = changeSetup(pack, { figures: { ...figures, total, perFamily: { ...figures.perFamily, thugs } } });
  return eachFamily(changed, { thugs });
}

export const changeMarkers = (pack: Pack, controlMarkers: number): Pack =>
  eachFamily(changeSetup(pack, { controlMarkersPerPlayer: controlMarkers }), { controlMarkers });

export function addEntry<L extends OpenList>(pack: Pack, list: L, name: string): Pack {
  const made = NEW_ENTRIES[list](freshId(pack, ID_WORDS[list]), name, pack);
  return withList(pack, list, [...listOf(pack, list), made as Lists[L]]); // the table pairs each list with its own entries
}

/** The copy stands right behind its model. */
export function duplicateEntry<L extends OpenList>(pack: Pack, list: L, at: number, name: string): Pack {
  const entries = listOf(pack, list);
  const model = entries[at];
  if (model === undefined) throw new Error(`No entry ${at} in ${list}`);
  const named = 'label' in model ? { label: name } : { name };
  const copy = ours({ ...model, ...named, id: freshId(pack, ID_WORDS[list]) }, ['name']);
  return withList(pack, list, [...entries.slice(0, at + 1), copy, ...entries.slice(at + 1)]);
}

export const removeEntry = <L extends OpenList>(pack: Pack, list: L, at: number): Pack =>
  withList(
    pack,
    list,
    listOf(pack, list).filter((_, n) => n !== at),
  );

/** Gives an entry back the values of another pack; nothing happens where that one does not have it. */
export function resetEntry<
  L extends 'jobs' | 'allies' | 'businesses.printed' | 'businesses.tiles' | 'familySpaces' | 'turfs',
>(pack: Pack, list: L, at: number, model: Pack): Pack {
  const entries = listOf(pack, list);
  const original = listOf(model, list).find(({ id }) => id === entries[at]?.id);
  if (original === undefined) return pack;
  return withList(
    pack,
    list,
    entries.map((entry, n) => (n === at ? original : entry)),
  );
}

/** A pack of one's own to begin with. */
export const copyOf = (pack: Pack, id: string, name: string): Pack => ({ ...pack, id, name });

const PROVENANCE_WORDS: Readonly<Record<string, string>> = {
  effects: 'ability',
  rewardMoney: 'reward',
  figure: 'figureUse',
  minPlayers: 'marked3plus',
};

/** The word under which `fieldProvenance` speaks of a field. */
export const provenanceKey = (field: string): string => PROVENANCE_WORDS[field] ?? field;

function ours<E extends { readonly provenance: string; readonly fieldProvenance?: Readonly<Record<string, string>> }>(
  entry: E,
  fields: readonly string[],
): E {
  const said = Object.fromEntries(fields.map(field => [provenanceKey(field), 'proposal']));
  return { ...entry, provenance: 'proposal', fieldProvenance: { ...entry.fieldProvenance, ...said } };
}

const eachFamily = (pack: Pack, fields: Partial<Lists['families']>): Pack =>
  pack.families.reduce((changed, _, at) => changeEntry(changed, 'families', at, fields), pack);

const ID_WORDS: { readonly [L in OpenList]: string } = {
  jobs: 'job',
  allies: 'ally',
  'businesses.tiles': 'tile',
  familySpaces: 'space',
};

/** Choices name everything by its id, so no two things share one. */
function freshId(pack: Pack, word: string): string {
  const named = [
    ...pack.turfs,
    ...pack.familySpaces,
    ...pack.businesses.printed,
    ...pack.businesses.tiles,
    ...pack.jobs,
    ...pack.allies,
  ];
  const taken = new Set(named.map(({ id }) => id));
  for (let number = 1; ; number += 1) if (!taken.has(`${word}${number}`)) return `${word}${number}`;
}

const provenance = 'proposal';

const NEW_ENTRIES: { readonly [L in OpenList]: (id: string, name: string, pack: Pack) => Lists[L] } = {
  jobs: (id, name) => ({
    id,
    name,
    color: 'gray',
    copies: 1,
    goods: ['gun'],
    rewardMoney: [2],
    effects: [],
    text: '–',
    provenance,
  }),
  allies: (id, name) => ({
    id,
    name,
    act: 1,
    figure: null,
    effects: [{ op: 'gainMoney', value: 2 }],
    text: '$2',
    provenance,
  }),
  'businesses.tiles': (id, name) => ({
    id,
    name,
    color: 'blue',
    copies: 1,
    back: [{ op: 'gainMoney', value: 1 }],
    front: [{ op: 'gainMoney', value: 2 }],
    provenance,
  }),
  familySpaces: (id, label, pack) => ({
    id,
    label,
    adjacent: pack.turfs.slice(0, 2).map(turf => turf.id),
    minPlayers: 2,
    marked3plus: false,
    provenance,
  }),
};
