import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, handOf, play, refusal } from '../../testing/corleoneWith.ts';

test('B4 a positive bid that is high enough must be paid, and its player must take an ally', () => {
  const game = corleoneWith({
    act: 1,
    phase: 'bribery',
    allies: ['mayor1', 'hiredMuscle1', 'taxAdvisor1'],
    A: { suitcase: ['$2'] },
    B: { suitcase: ['$1'] },
  });
  play(game, 'A', 'bid:0-1-0-0');
  play(game, 'B', 'bid:0-0-0-0');
  expect(choicesOf(game, 'A')).toEqual(['hire:mayor1', 'hire:hiredMuscle1', 'hire:taxAdvisor1']);
  expect(refusal(game, 'A', 'skip')).toBe('mustPickAlly');
  expect(refusal(game, 'A', 'done')).toBe('mustPickAlly');
  play(game, 'A', 'hire:mayor1');
  expect(handOf(game, 'A')).toContain('mayor1');
  expect(game.state.table.seats[0]!.suitcaseSize).toBe(0);
});
