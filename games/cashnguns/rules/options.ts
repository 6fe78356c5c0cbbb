import { factionProblems, type PlayerRange, type RuleSwitch, type Seat } from '@omerta/kernel';
import { GANGSTERS, type Gangster } from './gangsters.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from './numbers.ts';

/** The switches of the table; each has a default (§2). */
export interface Options {
  readonly players: number;
  readonly talents?: boolean;
  readonly talentDeal?: 'random' | 'two';
  /** The seat the host picked; random if missing (AMB-03). */
  readonly firstGodfather?: Seat;
  /** The characters by seat, all different (P1); in the order of `GANGSTERS` if missing. */
  readonly gangsters?: readonly Gangster[];
  readonly tooSlow?: 'sitOut' | 'noTarget';
  readonly noTakers?: 'carryOver' | 'discard';
  readonly dictatorMayBanClip?: boolean;
  readonly lootVisibility?: 'hidden' | 'open';
  readonly lootLog?: 'closed' | 'open';
}

/** The same with every default filled in. */
export interface House {
  readonly talents: boolean;
  readonly talentDeal: 'random' | 'two';
  readonly tooSlow: 'sitOut' | 'noTarget';
  readonly noTakers: 'carryOver' | 'discard';
  readonly dictatorMayBanClip: boolean;
  readonly lootVisibility: 'hidden' | 'open';
  readonly lootLog: 'closed' | 'open';
}

export const houseOf = (options: Options): House => ({
  talents: options.talents ?? false,
  talentDeal: options.talentDeal ?? 'random',
  tooSlow: options.tooSlow ?? 'sitOut',
  noTakers: options.noTakers ?? 'carryOver',
  dictatorMayBanClip: options.dictatorMayBanClip ?? true,
  lootVisibility: options.lootVisibility ?? 'hidden',
  lootLog: options.lootLog ?? 'closed',
});

/** §7: whether all players may read again who took which loot. */
export const keepsTakes = ({ lootLog, lootVisibility }: House): boolean =>
  lootLog === 'open' || lootVisibility === 'open';

/** The values of each switch, the default first. */
export const SWITCHES = {
  talents: [false, true],
  talentDeal: ['random', 'two'],
  tooSlow: ['sitOut', 'noTarget'],
  noTakers: ['carryOver', 'discard'],
  dictatorMayBanClip: [true, false],
  lootVisibility: ['hidden', 'open'],
  lootLog: ['closed', 'open'],
} as const satisfies { readonly [Field in keyof House]: readonly House[Field][] };

export const range: PlayerRange = { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 6 };

/** What a host may choose. */
export const switches: readonly RuleSwitch[] = [
  { field: 'talents', values: SWITCHES.talents },
  { field: 'talentDeal', values: SWITCHES.talentDeal, needs: 'talents' },
  { field: 'firstGodfather', values: ['random', 0] },
  { field: 'tooSlow', values: SWITCHES.tooSlow },
  { field: 'noTakers', values: SWITCHES.noTakers },
  { field: 'dictatorMayBanClip', values: SWITCHES.dictatorMayBanClip, needs: 'talents' },
  { field: 'lootVisibility', values: SWITCHES.lootVisibility },
  { field: 'lootLog', values: SWITCHES.lootLog },
];

/** Problems in words, naming the field (CG-003). */
export const checkOptions = (options: unknown): string[] => {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return ['options: must be an object'];
  const { players, firstGodfather, gangsters, ...switches } = options as Record<string, unknown>;
  const problems: string[] = [];
  const count = typeof players === 'number' && Number.isInteger(players) ? players : 0;
  if (count < LEAST_PLAYERS || count > MOST_PLAYERS) problems.push('players: must be 4 to 8');
  const isSeat = Number.isInteger(firstGodfather) && Number(firstGodfather) >= 0 && Number(firstGodfather) < count;
  if (firstGodfather !== undefined && !isSeat) problems.push('firstGodfather: must be the number of a seat, from 0');
  if (gangsters !== undefined)
    problems.push(...factionProblems({ field: 'gangsters', all: GANGSTERS }, 'gangster', gangsters, count));
  for (const [field, value] of Object.entries(switches)) {
    const values: readonly unknown[] | undefined = Object.hasOwn(SWITCHES, field)
      ? SWITCHES[field as keyof House]
      : undefined;
    if (values === undefined) problems.push(`${field}: no such option`);
    else if (value !== undefined && !values.includes(value)) problems.push(`${field}: must be ${values.join(' or ')}`);
  }
  return problems;
};
