import { expect, test } from 'vitest';
import { countdownStart, DIGIT, DIGITS, digitAt } from './countdown.ts';

const ARRIVALS = Array.from({ length: 2_000 }, (_, at) => 1_700_000_000_000 + at * 7);

test('the countdown begins soon, but after all could read that the guns are loaded', () => {
  for (const arrival of ARRIVALS) {
    const wait = countdownStart(arrival) - arrival;
    expect(wait).toBeGreaterThanOrEqual(300);
    expect(wait).toBeLessThanOrEqual(700);
  }
});

test('devices up to 300 ms apart say "three" together or half a digit apart, never more', () => {
  let together = 0;
  for (const arrival of ARRIVALS) {
    for (const skew of [0, 40, 150, 300]) {
      const apart = countdownStart(arrival + skew) - countdownStart(arrival);
      expect([0, DIGIT / 2]).toContain(apart);
      if (skew === 40 && apart === 0) together += 1;
    }
  }
  expect(together / ARRIVALS.length).toBeGreaterThan(0.85); // what a home network is usually apart
});

test('no screen shows the reveal while another is still at "two"', () => {
  for (const arrival of ARRIVALS) {
    const [first, last] = [countdownStart(arrival), countdownStart(arrival + 300)];
    const revealed = first + DIGITS * DIGIT;
    expect([1, undefined]).toContain(digitAt(last, revealed));
  }
});

test('three, two, one, each for as long, then nothing', () => {
  const start = countdownStart(0);
  const shown = [-1, 0, DIGIT - 1, DIGIT, 2 * DIGIT, 3 * DIGIT - 1, 3 * DIGIT].map(after =>
    digitAt(start, start + after),
  );
  expect(shown).toEqual([undefined, 3, 3, 2, 1, 1, undefined]);
});
