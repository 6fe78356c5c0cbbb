/** The ladder, weakest first. The `levels.ts` of each game defines what each rung knows and how far it looks. */
export const LADDER = ['novice', 'casual', 'regular', 'strong', 'expert'] as const;
export type Rung = (typeof LADDER)[number];

/** Names that tables, records and commands of earlier releases use. */
const FORMERLY = { easy: 'casual', greedy: 'casual', sharp: 'strong' } as const satisfies Readonly<
  Record<string, Rung>
>;

/** `random` is a yardstick. */
export type Level = 'random' | Rung | keyof typeof FORMERLY;

export const LEVELS: readonly Level[] = ['random', ...LADDER];

/** The levels offered to players. */
export const OFFERED_LEVELS = LADDER;
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

/** The default: a newcomer's first game should not be hopeless. */
export const USUAL_LEVEL: OfferedLevel = 'casual';

export function isLevel(text: string): text is Level {
  return LEVELS.some(level => level === text) || Object.hasOwn(FORMERLY, text);
}

/** A level by its name in this or an earlier release; undefined for an unknown name. */
export function levelNamed(name: string): 'random' | Rung | undefined {
  if (!isLevel(name)) return undefined;
  return name === 'random' ? name : rungOf(name);
}

export function rungOf(level: Exclude<Level, 'random'>): Rung {
  return Object.hasOwn(FORMERLY, level) ? FORMERLY[level as keyof typeof FORMERLY] : (level as Rung); // one or the other
}
