import {
  type Ability,
  type Compiled,
  compileAlly,
  compileBusiness,
  compileJob,
  nothingCompiled,
} from './abilities/compile.ts';
import {
  type AllyId,
  type Card,
  emptyPiles,
  GOODS,
  type Good,
  type JobId,
  NOTES,
  type Note,
  type Piles,
} from './cards.ts';
import { sortGoods } from './choices.ts';
import type { Member } from './figures.ts';
import type {
  ActEntry,
  Effect,
  FamilyEntry,
  JobColor,
  Pack,
  PlayerCountSetup,
  PrintedBusiness,
  TileColor,
  TileEntry,
} from './pack/pack.ts';
import { packHash } from './pack/packHash.ts';
import { type Needs, needsOf } from './payment.ts';
import { VERSION } from './versions.ts';

/** A pack, bound once and laid out for quick reading, and the version of the rules that play it. */
export interface Content {
  readonly version: number;
  readonly hash: string;
  readonly pack: Pack;
  readonly turfs: readonly Turf[]; // 1 to 7
  readonly spaces: readonly Space[];
  readonly park: Business | undefined; // M6
  readonly businesses: ReadonlyMap<string, Business>;
  readonly tiles: Readonly<Record<TileColor, readonly string[]>>;
  readonly jobs: ReadonlyMap<JobId, Job>;
  readonly allies: ReadonlyMap<AllyId, Ally>;
  readonly abilities: ReadonlyMap<string, Ability>;
  readonly effects: ReadonlyMap<string, Effect>; // of abilities, by the same keys
  readonly turfIndex: ReadonlyMap<string, number>;
  readonly spaceIndex: ReadonlyMap<string, number>;
  readonly cardOrder: ReadonlyMap<Card, number>; // jobs, goods, notes, allies
  readonly families: readonly FamilyEntry[];
  readonly supply: Supply;
}

/** All the cards there are. */
export interface Supply {
  readonly jobs: readonly JobId[]; // every copy
  readonly allies: readonly (readonly AllyId[])[]; // by act, from 1
  readonly piles: Readonly<Piles>;
}

export interface Turf {
  readonly id: string;
  readonly printed: Business;
  readonly spaces: readonly number[]; // family spaces adjacent to it
}

export interface Space {
  readonly id: string;
  readonly turfs: readonly number[]; // turfs adjacent to it
  readonly touchesPark: boolean;
  readonly from3: boolean; // M3
}

export interface Business {
  readonly id: string;
  readonly turf: number; // index of its turf; NOWHERE for tiles, IN_PARK for Central Park
  readonly front: readonly string[] | undefined;
  readonly back: readonly string[];
  readonly entry: PrintedBusiness | TileEntry; // its icons as printed
}

export const NOWHERE = -1;
export const IN_PARK = -2;

export interface Job {
  readonly id: JobId;
  readonly color: JobColor;
  readonly copies: number;
  readonly goods: readonly Good[]; // as printed, in the order of the rule book
  readonly needs: Needs;
  readonly payments: readonly (readonly Good[])[]; // the printed goods, then those with narcotics standing in (J1)
  readonly reward: readonly Note[];
  readonly parts: readonly string[];
  readonly keepsMarks: boolean; // its parts refer to more than one place that another has used
}

export interface Ally {
  readonly id: AllyId;
  readonly act: number;
  readonly parts: readonly string[];
  readonly keepsMarks: boolean;
}

export const actOf = (content: Content, act: number): ActEntry => content.pack.acts[act - 1]!;
export const setupFor = (content: Content, players: number): PlayerCountSetup =>
  content.pack.setup.byPlayers[players as 2 | 3 | 4 | 5];
export const isLastAct = (content: Content, act: number): boolean => act === content.pack.acts.length;
export const newMember = (content: Content, act: number): Member | undefined =>
  actOf(content, act).newFamilyMember ?? undefined;
export const abilityOf = (content: Content, key: string): Ability => {
  const ability = content.abilities.get(key);
  if (ability === undefined) throw new Error(`No ability ${key} in this pack`);
  return ability;
};

export const bindPack = (pack: Pack): Content => {
  const compiled = nothingCompiled(pack);
  const areas = pack.turfs.filter(turf => turf.controllable);
  const turfIndex = new Map(areas.map((turf, index) => [turf.id, index]));
  const businesses = new Map<string, Business>();
  for (const printed of pack.businesses.printed) {
    businesses.set(printed.id, {
      id: printed.id,
      turf: turfIndex.get(printed.turf) ?? IN_PARK,
      front: printed.front === null ? undefined : compileBusiness(pack, printed.front, compiled),
      back: compileBusiness(pack, printed.back, compiled),
      entry: printed,
    });
  }
  for (const tile of pack.businesses.tiles) {
    businesses.set(tile.id, {
      id: tile.id,
      turf: NOWHERE,
      front: compileBusiness(pack, tile.front, compiled),
      back: compileBusiness(pack, tile.back, compiled),
      entry: tile,
    });
  }
  const spaces = pack.familySpaces.map(space => ({
    id: space.id,
    turfs: space.adjacent.map(id => turfIndex.get(id)).filter(turf => turf !== undefined),
    touchesPark: space.adjacent.some(id => !turfIndex.has(id)),
    from3: space.marked3plus,
  }));
  const turfs = areas.map((turf, index) => ({
    id: turf.id,
    printed: [...businesses.values()].find(business => business.turf === index)!,
    spaces: spaces.flatMap((space, at) => (space.turfs.includes(index) ? [at] : [])),
  }));
  const jobs = new Map(pack.jobs.map(job => [job.id, bindJob(pack, job, compiled)]));
  const allies = new Map(
    pack.allies.map(ally => [ally.id, { id: ally.id, act: ally.act, ...compileAlly(pack, ally, compiled) }]),
  );
  return {
    version: VERSION,
    hash: packHash(pack),
    pack,
    turfs,
    spaces,
    park: [...businesses.values()].find(business => business.turf === IN_PARK),
    businesses,
    tiles: { blue: tilesOf(pack, 'blue'), red: tilesOf(pack, 'red') },
    jobs,
    allies,
    ...compiled,
    turfIndex,
    spaceIndex: new Map(spaces.map((space, index) => [space.id, index])),
    cardOrder: new Map([...jobs.keys(), ...GOODS, ...NOTES, ...allies.keys()].map((card, index) => [card, index])),
    families: pack.families,
    supply: supplyOf(pack),
  };
};

const supplyOf = (pack: Pack): Supply => {
  const piles = emptyPiles();
  for (const { value, count } of pack.moneyDeck) piles[`$${value}`] = count;
  for (const { good, count } of pack.goodsDeck) piles[good] = count;
  return {
    jobs: pack.jobs.flatMap(job => new Array<JobId>(job.copies).fill(job.id)),
    allies: [[], ...pack.acts.map(({ act }) => pack.allies.filter(ally => ally.act === act).map(ally => ally.id))],
    piles,
  };
};

const tilesOf = (pack: Pack, color: TileColor): string[] =>
  pack.businesses.tiles.filter(tile => tile.color === color).map(tile => tile.id);

const bindJob = (pack: Pack, job: Pack['jobs'][number], compiled: Compiled): Job => ({
  id: job.id,
  color: job.color,
  copies: job.copies,
  goods: sortGoods(job.goods),
  needs: needsOf(job.goods),
  payments: paymentsFor(job.goods),
  reward: job.rewardMoney.map(value => `$${value}` as Note),
  ...compileJob(pack, job, compiled),
});

/** J1: each narcotics card may stand in for any one good. */
const paymentsFor = (goods: readonly Good[]): Good[][] => {
  const found = new Map<string, Good[]>();
  for (let replaced = 0; replaced < 1 << goods.length; replaced += 1) {
    const payment = sortGoods(goods.map((good, at) => ((replaced >> at) & 1 ? 'narcotics' : good)));
    found.set(payment.join('+'), payment);
  }
  return [...found.values()];
};
