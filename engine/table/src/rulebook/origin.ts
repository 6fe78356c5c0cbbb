/** Where something we say comes from: the rule book, public reports, or us. */
export const ORIGINS = ['printed', 'reported', 'proposal'] as const;
export type Origin = (typeof ORIGINS)[number];
