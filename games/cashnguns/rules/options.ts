import { factionProblems, type PlayerRange, type RuleSwitch, type Seat } from '@omerta/kernel';
import { GANGSTERS, type Gangster } from './gangsters.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from './numbers.ts';

/** The switches of the table (§2): the values of each, the default first. */
export const SWITCHES = {
  talents: [false, true],
  talentDeal: ['random', 'two'],
  tooSlow: ['sitOut', 'noTarget'],
  noTakers: ['carryOver', 'discard'],
  dictatorMayBanClip: [false, true], // AMB-41
  dictatorSpares: ['players', 'bills'], // AMB-60: the Cute and the Stealthy themselves, or the bills they take
  tieBreak: ['held', 'suffered'], // AMB-33: by the wounds held at the end, or by all that were suffered
  lootVisibility: ['hidden', 'open'],
  lootLog: ['closed', 'open'],
} as const;

export type Switches = { readonly [Field in keyof typeof SWITCHES]: (typeof SWITCHES)[Field][number] };
type Later = 'dictatorSpares' | 'tieBreak'; // than version 1

export type Options = { readonly [Field in keyof Switches]?: Switches[Field] } & {
  readonly players: number;
  /** The seat the host picked; random if missing (AMB-03). */
  readonly firstGodfather?: Seat;
  /** The characters by seat, all different (P1); in the order of `GANGSTERS` if missing. */
  readonly gangsters?: readonly Gangster[];
};

/** The same with every default filled in. Games that began under version 1 have no later switch. */
export type House = Omit<Switches, Later> & Partial<Pick<Switches, Later>>;

export const houseOf = (options: Options): Switches => ({
  talents: options.talents ?? SWITCHES.talents[0],
  talentDeal: options.talentDeal ?? SWITCHES.talentDeal[0],
  tooSlow: options.tooSlow ?? SWITCHES.tooSlow[0],
  noTakers: options.noTakers ?? SWITCHES.noTakers[0],
  dictatorMayBanClip: options.dictatorMayBanClip ?? SWITCHES.dictatorMayBanClip[0],
  dictatorSpares: options.dictatorSpares ?? SWITCHES.dictatorSpares[0],
  tieBreak: options.tieBreak ?? SWITCHES.tieBreak[0],
  lootVisibility: options.lootVisibility ?? SWITCHES.lootVisibility[0],
  lootLog: options.lootLog ?? SWITCHES.lootLog[0],
});

/** §7: whether all players may read again who took which loot. */
export const keepsTakes = ({ lootLog, lootVisibility }: House): boolean =>
  lootLog === 'open' || lootVisibility === 'open';

export const range: PlayerRange = { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 6 };

/** What a host may choose. */
export const switches: readonly RuleSwitch[] = [
  { field: 'talents', values: SWITCHES.talents },
  { field: 'talentDeal', values: SWITCHES.talentDeal, needs: 'talents' },
  { field: 'firstGodfather', values: ['random', 0] },
  { field: 'tooSlow', values: SWITCHES.tooSlow },
  { field: 'noTakers', values: SWITCHES.noTakers },
  { field: 'dictatorMayBanClip', values: SWITCHES.dictatorMayBanClip, needs: 'talents' },
  { field: 'dictatorSpares', values: SWITCHES.dictatorSpares, needs: 'talents' },
  { field: 'tieBreak', values: SWITCHES.tieBreak },
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
      ? SWITCHES[field as keyof Switches]
      : undefined;
    if (values === undefined) problems.push(`${field}: no such option`);
    else if (value !== undefined && !values.includes(value)) problems.push(`${field}: must be ${values.join(' or ')}`);
  }
  return problems;
};
