/** P1: the eight characters. Who wears which changes nothing in the game. */
export const GANGSTERS = ['bruno', 'kitty', 'moose', 'vera', 'sal', 'lou', 'pip', 'orchid'] as const;
export type Gangster = (typeof GANGSTERS)[number];

/** The gangster of each seat; in their usual order where none were chosen. */
export const gangstersIn = ({ gangsters }: { readonly gangsters?: readonly Gangster[] }): readonly Gangster[] =>
  gangsters ?? GANGSTERS;
