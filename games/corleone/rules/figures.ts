import { type Seat, seatName, seatNamed } from '@omerta/kernel';

/**
 * A figure is a number: four roles for each seat, then the three neutrals.
 * The thugs of one family are alike, so they share a number and are identified by where they stand.
 */
export type Figure = number;

export const ROLES = ['thug', 'don', 'consigliere', 'heir'] as const;
export type Role = (typeof ROLES)[number];
export const MEMBERS = ['don', 'consigliere', 'heir'] as const;
export type Member = (typeof MEMBERS)[number];
export const NEUTRALS = ['mayor', 'unionBoss', 'policeChief'] as const;
export type Neutral = (typeof NEUTRALS)[number];

export const NO_FIGURE: Figure = -1;
export const MAYOR: Figure = 20;
export const UNION_BOSS: Figure = 21;
export const POLICE_CHIEF: Figure = 22;

const FIRST_NEUTRAL = MAYOR;

export const figureOf = (seat: Seat, role: Role): Figure => seat * ROLES.length + ROLES.indexOf(role);
export const neutralFigure = (neutral: Neutral): Figure => FIRST_NEUTRAL + NEUTRALS.indexOf(neutral);

export const isNeutral = (figure: Figure): boolean => figure >= FIRST_NEUTRAL;

/** The family a figure belongs to, as a seat; undefined for neutrals. */
export const ownerOf = (figure: Figure): Seat | undefined => (isNeutral(figure) ? undefined : figure >> 2);
export const belongsTo = (figure: Figure, seat: Seat): boolean =>
  figure !== NO_FIGURE && figure >> 2 === seat && !isNeutral(figure);

export const isThug = (figure: Figure): boolean => !isNeutral(figure) && (figure & 3) === 0;
export const isMember = (figure: Figure): boolean => !isNeutral(figure) && (figure & 3) !== 0;
export const roleOf = (figure: Figure): Role | Neutral =>
  isNeutral(figure) ? NEUTRALS[figure - FIRST_NEUTRAL]! : ROLES[figure & 3]!;

/** "A.don", "B.thug", "mayor": the stable text of a figure. */
export const figureName = (figure: Figure): string => {
  const owner = ownerOf(figure);
  return owner === undefined ? roleOf(figure) : `${seatName(owner)}.${roleOf(figure)}`;
};

export const figureNamed = (text: string): Figure | undefined => {
  const neutral = NEUTRALS.indexOf(text as Neutral);
  if (neutral >= 0) return FIRST_NEUTRAL + neutral;
  const [letter, role, rest] = text.split('.');
  const seat = letter === undefined ? undefined : seatNamed(letter);
  const at = ROLES.indexOf(role as Role);
  return seat === undefined || seat >= 5 || at < 0 || rest !== undefined ? undefined : figureOf(seat, ROLES[at]!);
};
