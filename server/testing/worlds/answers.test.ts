import { randomFor } from '@omerta/testing';
import { expect, test } from 'vitest';
import { gameOf } from '../../src/games.ts';
import { answersFor } from './answers.ts';
import { type Position, positionsOf } from './positions.ts';

const rules = gameOf('cashnguns')!.rules;
const { positions } = positionsOf({ game: 'cashnguns', players: 6, options: {} }, 1);

function answersAt({ state, actor, text }: Position, viewer: number) {
  const states = [state, state] as const;
  return answersFor({ rules, states, actor, viewer, random: randomFor('answers', 0) }, text);
}

const asked = (question: string) => positions.find(({ hits }) => hits.includes(`question ${question}`))!;
const nextTo = ({ actor }: Position) => (actor + 1) % 6;

test('a spectator does not know which bullet it is: in the other world it is another', () => {
  const bullet = asked('bullet');
  const answers = answersAt(bullet, nextTo(bullet));
  expect(answers).toMatchObject({ texts: [[bullet.text], [expect.not.stringMatching(bullet.text)]] });
});

test('the player who loads it knows it: in both worlds it is the same', () => {
  const bullet = asked('bullet');
  expect(answersAt(bullet, bullet.actor)).toMatchObject({ texts: [[bullet.text], [bullet.text]] });
});

test('what is taken from the table is seen by all: it is the same', () => {
  const share = asked('share');
  expect(answersAt(share, nextTo(share))).toMatchObject({ texts: [[share.text], [share.text]] });
});
