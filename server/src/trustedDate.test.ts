import { expect, test } from 'vitest';
import { TrustedDate } from './trustedDate.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

test('a date that jumps is trusted a day later, a steady one at once', () => {
  const trusted = new TrustedDate();
  const looks = (hours: number, ahead: number) => trusted.look(YEAR + hours * HOUR + ahead, hours * HOUR);
  for (let hours = 0; hours < 24; hours += 1) expect(looks(hours, 0)).toBeUndefined();
  expect(looks(24, 0)).toBe(YEAR + 24 * HOUR);
  for (let hours = 25; hours < 49; hours += 1) expect(looks(hours, YEAR)).toBe(YEAR + hours * HOUR);
  expect(looks(49, YEAR)).toBe(2 * YEAR + 49 * HOUR);
  expect(looks(50, 0)).toBe(YEAR + 50 * HOUR); // it was corrected
});
