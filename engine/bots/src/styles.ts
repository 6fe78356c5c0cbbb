/** A way to play that does not depend on the level. */
export const STYLES = ['plain', 'cautious', 'aggressive', 'greedy'] as const;
export type Style = (typeof STYLES)[number];
