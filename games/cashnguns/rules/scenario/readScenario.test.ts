import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import schema from '../../scenarios/scenario.schema.json' with { type: 'json' };
import { runScenario } from './runScenario.ts';

const told = {
  format: 'omerta-scenario/1',
  game: 'cashnguns',
  id: 'test',
  rules: ['3a'],
  title: 'A story told by a test',
};

const isScenario = new Ajv2020().compile(schema);

describe('a scenario is refused:', () => {
  test.each<[string, unknown, string]>([
    ['no object', 'CG-001', 'must be an object, not "CG-001"'],
    [
      'another format',
      { ...told, format: 'omerta-scenario/2' },
      'format: must be omerta-scenario/1, not "omerta-scenario/2"',
    ],
    ['another game', { ...told, game: 'corleone' }, 'game: must be cashnguns, not "corleone"'],
    ['no id', { ...told, id: '' }, 'id: must be a text that is not empty, not ""'],
    ['no title', { ...told, title: undefined }, 'title: is missing'],
    ['no rule', { ...told, rules: [] }, 'rules: must have at least 1, not 0'],
    ['an unknown field', { ...told, when2: [] }, 'when2: is not a known field'],
    ['an unknown field of the given', { ...told, given: { pile: {} } }, 'given.pile: is not a known field'],
    ['an unknown field of a seat', { ...told, given: { A: { gun: 1 } } }, 'given.A.gun: is not a known field'],
    [
      'an unknown loot card',
      { ...told, given: { table: ['bill50'] } },
      'given.table[0]: there is no loot card "bill50"',
    ],
    ['an unknown talent', { ...told, given: { A: { talent: 'lazy' } } }, 'given.A.talent: there is no talent "lazy"'],
    ['an unknown option', { ...told, given: { options: { slow: true } } }, 'given.options.slow: is not a known field'],
    [
      'an unknown stage',
      { ...told, given: { stage: 'courage' } },
      'given.stage: must be loot or bullet or sharing, not "courage"',
    ],
    [
      'too many players',
      { ...told, given: { players: 9 } },
      'given.players: must be a whole number from 4 to 8, not 9',
    ],
    [
      'a seed that is none',
      { ...told, given: { seed: -1 } },
      'given.seed: must be a whole number from 0, or 64 hex digits, not -1',
    ],
    [
      'an unknown field of a step',
      { ...told, when: [{ A: 'bang', refuse: true }] },
      'when[0].refuse: is not a known field',
    ],
    [
      'a refusal that is none',
      { ...told, when: [{ A: 'bang', refused: false }] },
      'when[0].refused: must be true, not false',
    ],
    [
      'a plan that is none',
      { ...told, when: [{ round: { A: 'pow>B' } }] },
      'when[0].round.A: there is no plan "pow>B"; it is written like "bang>B duck"',
    ],
    [
      'too much chance',
      { ...told, when: [{ random: 10_000 }] },
      'when[0].random: must be a whole number from 1 to 5000, not 10000',
    ],
    ['time out of no seat', { ...told, when: [{ timeOut: 'Z' }] }, 'when[0].timeOut: there is no seat "Z"'],
    ['an unknown expectation', { ...told, then: { hands: {} } }, 'then.hands: is not a known field'],
    [
      'an unknown expectation in the middle',
      { ...told, when: [{ then: { hands: {}, tables: 1 } }] },
      'when[0].then.hands: is not a known field',
    ],
    [
      'an expectation of the wrong form',
      { ...told, then: { A: { hand: 7 } } },
      'then.A.hand: must be an object, not 7',
    ],
    [
      'an unknown kind of event',
      { ...told, then: { noEvents: ['bangs'] } },
      'then.noEvents[0]: there is no event "bangs"',
    ],
  ])('%s', (_what, scenario, problem) => {
    expect(runScenario(scenario).problems[0]).toBe(problem);
    expect(isScenario(JSON.parse(JSON.stringify(scenario)))).toBe(false);
  });

  test.each<[string, unknown]>([
    ['a step of two seats', { A: 'bang', B: 'bang' }],
    ['a step of no seat', { refused: true }],
  ])('%s', (_what, step) => {
    expect(runScenario({ ...told, when: [step] }).problems).toEqual([
      'when[0]: must name exactly one seat, or hold one of "then", "round", "bullets", "aims", "courage", "shareAll", "timeOut" or "random"',
    ]);
  });

  test('the report of an invalid scenario still has its name', () => {
    expect(runScenario({ id: 'X-1' })).toMatchObject({ id: 'X-1', title: '?', ok: false });
    expect(runScenario(null)).toMatchObject({ id: '?', title: '?', ok: false });
  });

  test('any data can be read', () => {
    fc.assert(
      fc.property(fc.anything(), data => {
        expect(runScenario(data).ok).toBe(false);
        expect(runScenario({ ...told, given: data, when: [data], then: data }).problems).toEqual(expect.any(Array));
      }),
    );
  });
});
