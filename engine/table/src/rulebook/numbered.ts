/** Ids of rules in a row: S1, S2 and so on, RN-01 with two digits. */
export const numbered = (letters: string, last: number, digits = 1): string[] =>
  Array.from({ length: last }, (_, at) => letters + String(at + 1).padStart(digits, '0'));
