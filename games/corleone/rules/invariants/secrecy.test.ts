import type { Viewer } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { inAct, isOver, plantDefect } from '../../testing/plantDefect.ts';
import { bindPack } from '../content.ts';
import { standardPack } from '../pack/standard.ts';
import { rulesFor } from '../rules.ts';
import { type State, type View, viewFor } from '../state.ts';
import type { InvariantProblem } from './problem.ts';
import { checkSecrecy } from './secrecy.ts';

const content = bindPack(standardPack);

test.each<[string, (state: State) => object]>([
  ['the table', state => state.table],
  ['a seat', state => state.table.seats[1]!],
  ['the piles', state => state.table.piles],
  ['a task', state => state.table.agenda.at(-1)!],
  ['what a player sees alone', state => state.own[2]!],
  ['a hand', state => state.own[2]!.hand],
  ['a suitcase', state => state.own[2]!.suitcase],
])('INV-16 %s shows no field that is not on the list', (_where, part) => {
  const leak = ({ state }: { state: State }) => Object.assign(part(state), { nextJob: 'carBomb' });
  expect(plantDefect(content, 3, inAct(1), leak)).toEqual(['INV-16']);
});

test('INV-16 the result shows no field that is not on the list', () => {
  const leak = ({ state }: { state: State }) => Object.assign(state.table.result![0]!, { hand: ['$1'] });
  expect(plantDefect(content, 3, isOver, leak)).toEqual(['INV-16']);
});

const state = rulesFor(content).setup({ players: 3 }, 1);

test.each<[string, (state: State, viewer: Viewer) => View, number]>([
  ['as it is', viewFor, 0],
  ['with the drawer of another seat', (at, viewer) => ({ ...viewFor(at, viewer), own: at.own[0] }), 3],
  ['with the secrets', (at, viewer) => Object.assign(viewFor(at, viewer), { secret: at.secret }), 4],
  [
    'with a table of its own',
    (at, viewer) => ({ ...viewFor(at, viewer), table: Object.assign({ ...at.table }, { deck: at.secret.jobDeck }) }),
    4,
  ],
  ['of another viewer', at => viewFor(at, 'spectator'), 3],
])('INV-16 a view %s', (_what, look, problems) => {
  const list: InvariantProblem[] = [];
  checkSecrecy(state, list, look);
  expect(list.map(({ id }) => id)).toEqual(new Array(problems).fill('INV-16'));
});
