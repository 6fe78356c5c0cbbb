import { expect, test } from 'vitest';
import { familiesFirst, familiesWith, withSeats } from './families.ts';

test('RN-29 who takes a family gives theirs away', () => {
  expect(familiesWith(['vitale', 'caccamo', 'pizzino'], 0, 'pizzino')).toEqual(['pizzino', 'caccamo', 'vitale']);
  expect(familiesWith(['vitale', 'caccamo'], 1, 'marzullo')).toEqual(['vitale', 'marzullo']);
});

test('RN-29 a new seat gets a family that is left', () => {
  expect(withSeats({ players: 2, families: ['vitale', 'caccamo'] }, 3)).toEqual({
    players: 3,
    families: ['vitale', 'caccamo', 'marzullo'],
  });
  expect(withSeats({ players: 4 }, 3)).toEqual({ players: 3 });
});

test('RN-29 the family the host wants sits first, the others follow, all different', () => {
  expect(familiesFirst('vitale', 3)).toEqual({ families: ['vitale', 'marzullo', 'matarazzo'] });
  expect(familiesFirst('corleone', 3)).toEqual({});
});
