/** How somebody likes to play, whatever their level. */
export const STYLES = ['plain', 'cautious', 'aggressive', 'greedy'] as const;
export type Style = (typeof STYLES)[number];
