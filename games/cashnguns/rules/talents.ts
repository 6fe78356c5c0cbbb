/** The 16 talents (§4), in the order of the Polish rulebook. */
export const TALENTS = [
  'greedy',
  'stealthy',
  'cunning',
  'cute',
  'dictator',
  'kid',
  'lucky',
  'collector',
  'doctor',
  'smart',
  'unbreakable',
  'hustler',
  'professional',
  'goodFriend',
  'vulture',
  'junkDealer',
] as const;
export type Talent = (typeof TALENTS)[number];

export const NO_TALENT = '';
