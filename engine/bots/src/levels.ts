/** The ladder, weakest first. What each rung knows and how far it looks is told by the `levels.ts` of each game. */
export const LADDER = ['novice', 'casual', 'regular', 'strong', 'expert'] as const;
export type Rung = (typeof LADDER)[number];

/** Names that tables, records and commands of earlier releases use. */
const FORMERLY = { easy: 'casual', greedy: 'casual', sharp: 'strong' } as const satisfies Readonly<
  Record<string, Rung>
>;

/** `random` does anything; it is a yardstick. */
export type Level = 'random' | Rung | keyof typeof FORMERLY;

export const LEVELS: readonly Level[] = ['random', ...LADDER];

/** What people may choose. */
export const OFFERED_LEVELS = LADDER;
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

/** Whom a newcomer meets: a first game should not be hopeless. Also whoever answers where nobody said how well. */
export const USUAL_LEVEL: OfferedLevel = 'casual';

export function isLevel(text: string): text is Level {
  return LEVELS.some(level => level === text) || Object.hasOwn(FORMERLY, text);
}

/** What somebody means who names a level of this release or of an earlier one; undefined: no level at all. */
export function levelNamed(name: string): 'random' | Rung | undefined {
  if (!isLevel(name)) return undefined;
  return name === 'random' ? name : rungOf(name);
}

export function rungOf(level: Exclude<Level, 'random'>): Rung {
  return Object.hasOwn(FORMERLY, level) ? FORMERLY[level as keyof typeof FORMERLY] : (level as Rung); // one or the other
}
