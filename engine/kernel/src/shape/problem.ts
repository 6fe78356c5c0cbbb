/** Something wrong with a document, and where: `state.seats.A.hand.bang`. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** In one line. */
export const describeProblem = ({ field, message }: Problem): string =>
  field === '' ? message : `${field}: ${message}`;

export type Complain = (field: string, message: string) => void;

/** `state` and `seats` are `state.seats`; `seats` and 2 are `seats[2]`. */
export const inside = (field: string, part: string | number): string => {
  if (typeof part === 'number') return `${field}[${part}]`;
  return field === '' ? part : `${field}.${part}`;
};

/** A value as it stands in the document, short enough for one line. */
export const quote = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
};

const MOST_LETTERS = 40;
