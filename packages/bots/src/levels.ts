/** How a level plays. A new level is a new row. */
type Strength =
  | { readonly plays: 'anything' }
  | { readonly plays: 'greedily'; readonly care: 'careful' | 'careless' }
  | { readonly plays: 'withForesight'; readonly futures: number };

/** Weakest first. */
export const STRENGTHS = {
  random: { plays: 'anything' },
  easy: { plays: 'greedily', care: 'careless' },
  greedy: { plays: 'greedily', care: 'careful' },
  sharp: { plays: 'withForesight', futures: 128 },
} as const satisfies Readonly<Record<string, Strength>>;

export type Level = keyof typeof STRENGTHS;

export const LEVELS = Object.keys(STRENGTHS) as readonly Level[]; // its keys are the levels

/** What people may choose; the others are yardsticks. */
export const OFFERED_LEVELS = ['easy', 'sharp'] as const satisfies readonly Level[];
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

export function isLevel(text: string): text is Level {
  return Object.hasOwn(STRENGTHS, text);
}
