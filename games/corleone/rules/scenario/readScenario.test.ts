import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import schema from '../../scenarios/scenario.schema.json' with { type: 'json' };
import { runScenario } from './runScenario.ts';

const told = {
  format: 'omerta-scenario/1',
  game: 'corleone',
  id: 'test',
  rules: ['T2'],
  title: 'A story told by a test',
};

describe('a scenario is refused:', () => {
  const isScenario = new Ajv2020({ strictTypes: false, strictRequired: false }).compile(schema);

  test.each<[string, unknown, string]>([
    ['no object', 'CE-001', 'must be an object, not "CE-001"'],
    [
      'another format',
      { ...told, format: 'omerta-scenario/2' },
      'format: must be omerta-scenario/1, not "omerta-scenario/2"',
    ],
    ['another game', { ...told, game: 'nothingPersonal' }, 'game: must be corleone, not "nothingPersonal"'],
    ['no id', { ...told, id: '' }, 'id: must be a text that is not empty, not ""'],
    ['no rule', { ...told, rules: [] }, 'rules: must have at least 1, not 0'],
    ['an unknown field', { ...told, when2: [] }, 'when2: is not a known field'],
    ['an unknown field of the given', { ...told, given: { pile: {} } }, 'given.pile: is not a known field'],
    ['an unknown field of a seat', { ...told, given: { A: { thug: 1 } } }, 'given.A.thug: is not a known field'],
    ['an unknown pile', { ...told, given: { piles: { $4: 1 } } }, 'given.piles.$4: is not a known field'],
    [
      'an unknown stock state',
      { ...told, given: { from: 'D5' } },
      'given.from: must be D4 or D4-III or D4-IV or D3 or D2 or setup or deal, not "D5"',
    ],
    [
      'too many players',
      { ...told, given: { players: 6 } },
      'given.players: must be a whole number from 2 to 5, not 6',
    ],
    [
      'a step of two seats',
      { ...told, when: [{ A: 'done', B: 'done' }] },
      'when[0]: must name exactly one seat, or hold "then", "random" or "phase"',
    ],
    [
      'a step without a seat',
      { ...told, when: [{ refused: true }] },
      'when[0]: must name exactly one seat, or hold "then", "random" or "phase"',
    ],
    [
      'an unknown field of a step',
      { ...told, when: [{ A: 'done', refuse: true }] },
      'when[0].refuse: is not a known field',
    ],
    [
      'a refusal that is none',
      { ...told, when: [{ A: 'done', refused: false }] },
      'when[0].refused: must be true, not false',
    ],
    [
      'a phase that is none',
      { ...told, when: [{ phase: 'act' }] },
      'when[0].phase: must be open or family or war or bribery or tribute or entracte or end, not "act"',
    ],
    [
      'too much chance',
      { ...told, when: [{ random: 10_000 }] },
      'when[0].random: must be a whole number from 1 to 5000, not 10000',
    ],
    ['an unknown expectation', { ...told, then: { hands: {} } }, 'then.hands: is not a known field'],
    [
      'an expectation of the wrong form',
      { ...told, then: { A: { hand: '$2' } } },
      'then.A.hand: must be a list, not "$2"',
    ],
  ])('%s', (_what, scenario, problem) => {
    expect(runScenario(scenario).problems).toEqual([problem]);
    expect(isScenario(scenario)).toBe(false);
  });

  test('an unknown kind of event, which could never happen', () => {
    expect(runScenario({ ...told, then: { noEvents: ['jobsLooked'] } }).problems).toEqual([
      'then.noEvents[0]: there is no event "jobsLooked"',
    ]);
  });

  test('the report of an invalid scenario still has its name', () => {
    expect(runScenario({ id: 'X-1' })).toMatchObject({ id: 'X-1', title: '?', ok: false });
    expect(runScenario(null)).toMatchObject({ id: '?', title: '?', ok: false });
  });
});
