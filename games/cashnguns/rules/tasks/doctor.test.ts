import { expect, test } from 'vitest';
import { afterRound, asks, choicesOf, play, player, see, timeOut } from '../../testing/index.ts';

const doctor = (wounds: number) => ({ C: { talent: 'doctor', wounds } }) as const;

test('CG-123 T-DOC AMB-44 the Doctor ducks with 2 wounds and accepts: 1; declines: 2; without wounds she is not asked', () => {
  const heals = afterRound(doctor(2), { C: 'duck' });
  expect([asks(heals), choicesOf(heals, 'C')]).toEqual(['C doctor', ['heal', 'pass']]);
  play(heals, 'C', 'heal');
  expect(player(heals, 'C').wounds).toBe(1);
  expect(see(heals, 'spectator', 'woundHealed')).toEqual([{ kind: 'woundHealed', seat: 'C', wounds: 1 }]);
  const declines = afterRound(doctor(2), { C: 'duck' });
  play(declines, 'C', 'pass');
  expect(player(declines, 'C').wounds).toBe(2);
  expect(see(declines, 'spectator', 'healingDeclined')).toEqual([{ kind: 'healingDeclined', seat: 'C' }]);
  expect(asks(afterRound(doctor(0), { C: 'duck' }))).toBe('A share');
});

test('T-DOC whose time is up heals', () => {
  const game = afterRound(doctor(1), { C: 'duck' });
  expect(timeOut(game, 'C')).toBe('heal');
  expect(player(game, 'C').wounds).toBe(0);
});

test('CG-124 T-DOC AMB-12 the Doctor stands with a wound and is shot once: 2 wounds, no healing', () => {
  const game = afterRound(doctor(1), { A: 'bang>C' });
  expect(player(game, 'C')).toMatchObject({ wounds: 2, down: 'wounded' });
  expect(asks(game)).toBe('A share');
});
