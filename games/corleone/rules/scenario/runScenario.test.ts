import { describe, expect, test } from 'vitest';
import { runScenario } from './runScenario.ts';

type Scenario = Readonly<Record<string, unknown>>;

const told: Scenario = {
  format: 'omerta-scenario/1',
  game: 'corleone',
  id: 'test',
  rules: ['T2'],
  title: 'A story told by a test',
};

const problemsOf = (scenario: Scenario): readonly string[] => runScenario({ ...told, ...scenario }).problems;

test('a true story has no problems', () => {
  const scenario = {
    ...told,
    when: [{ A: 'thug:bar' }, { A: ['use:booze', 'use:$2'] }],
    then: { A: { hand: ['$2', 'booze'] } },
  };
  expect(runScenario(scenario)).toEqual({ id: 'test', rules: ['T2'], title: told.title, ok: true, problems: [] });
});

describe('a scenario fails:', () => {
  test.each<[string, Scenario, string]>([
    [
      'a choice that is refused',
      { when: [{ A: ['thug:bar', 'use:gun'] }] },
      'step 1, A: use:gun: refused, abilityNotHere',
    ],
    ['an unreadable choice', { when: [{ A: 'thug bar' }] }, 'step 1, A: thug bar: refused, unreadable'],
    ['a choice of an empty seat', { when: [{ E: 'thug:bar' }] }, 'step 1, E: thug:bar: the seat is empty'],
    [
      'a refusal that does not come',
      { when: [{ A: 'thug:bar', refused: 'thugSpaceOccupied' }] },
      'step 1, A: thug:bar: expected to be refused with thugSpaceOccupied, but it was accepted',
    ],
    [
      'a refusal for another reason',
      { when: [{ B: 'thug:bar', refused: 'thugSpaceOccupied' }] },
      'step 1, B: thug:bar: expected to be refused with thugSpaceOccupied, but the reason is notYourTurn',
    ],
    [
      'one of several refusals',
      { when: [{ A: ['thug:nightClub', 'thug:bar'], refused: true }] },
      'step 1, A: thug:bar: expected to be refused, but it was accepted',
    ],
    [
      'an expectation in the middle',
      { when: [{ then: { act: 3 } }, { A: 'thug:bar' }] },
      'step 1, act: expected 3, found 2',
    ],
    [
      'a jump out of a job pick',
      { when: [{ A: ['thug:pennCentral', 'use:job'] }, { phase: 'war' }] },
      'step 2, phase war: something is half done',
    ],
    ['a jump to nowhere', { when: [{ phase: 'end' }] }, 'step 1, phase end: the end comes in the last act only'],
    ['a hand', { then: { A: { hand: ['booze'] } } }, 'then.A.hand: expected [booze], found []'],
    [
      'a hand of any jobs',
      { given: { A: { hand: ['gun', 'usurp'] } }, then: { A: { hand: ['job', 'job'] } } },
      'then.A.hand: expected [job job], found [gun usurp]',
    ],
    ['an empty seat', { then: { E: { hand: [] } } }, 'then.E: the seat is empty'],
    ['a pile', { then: { piles: { gun: 8 } } }, 'then.piles.gun: expected 8, found 9'],
    ['a place', { then: { board: { bar: 'A.thug' } } }, 'then.board.bar: expected "A.thug", found null'],
    [
      'a place that is none',
      { then: { board: { moon: null } } },
      'then.board.moon: expected null, found "no such place"',
    ],
    [
      'the whole board',
      { given: { board: { bar: 'B.thug' } }, then: { boardOnly: {} } },
      'then.boardOnly: expected {}, found {"bar":"B.thug"}',
    ],
    [
      'a stack of markers',
      { given: { control: { queens: ['A', 'B'] } }, then: { control: { queens: ['B', 'A'] } } },
      'then.control.queens: expected [B A], found [A B]',
    ],
    [
      'a tile',
      { then: { tiles: { wallStreet: 'red' } } },
      'then.tiles.wallStreet: expected "red", found "pennCentral"',
    ],
    ['the top of the deck', { then: { jobDeck: ['usurp', '…'] } }, 'then.jobDeck: expected [usurp], found [carBomb]'],
    ['whom it waits for', { then: { waiting: ['B'] } }, 'then.waiting: expected [B], found [A]'],
    ['a question', { then: { prompt: { B: 'turn' } } }, 'then.prompt.B: expected "turn", found nothing'],
    [
      'the kinds of choices',
      { then: { choices: { A: { kinds: ['thug'] } } } },
      'then.choices.A.kinds: expected [thug], found [thug member]',
    ],
    [
      'the number of choices',
      { then: { choices: { A: { count: { thug: 9 } } } } },
      'then.choices.A.count.thug: expected 9, found 10',
    ],
    [
      'a choice that is offered',
      { then: { choices: { A: { hasNot: ['thug:bar'] } } } },
      'then.choices.A: thug:bar is offered',
    ],
    [
      'a choice that is none',
      { then: { choices: { A: { hasNot: ['thug:bra'] } } } },
      'then.choices.A: thug:bra is no choice of this game',
    ],
    [
      'an event',
      { when: [{ A: 'thug:bar' }], then: { noEvents: ['thugPlayed'] } },
      'then.noEvents: "thugPlayed" happened',
    ],
    [
      'a view that holds too much',
      { given: { A: { hand: ['usurp'] } }, then: { view: { A: { hasNot: ['usurp'] } } } },
      'then.view.A: holds "usurp"',
    ],
    [
      'a secret that is none',
      { then: { view: { B: { hasNot: ['usurpation'] } } } },
      'then.view.B: "usurpation" is nowhere in the game',
    ],
    [
      'a view that holds too little',
      { given: { A: { hand: ['usurp'] }, jobDeck: [] }, then: { view: { B: { has: ['usurp'] } } } },
      'then.view.B: does not hold "usurp"',
    ],
    [
      'an outcome',
      { then: { outcome: { places: [1, 2, 3, 4] } } },
      'then.outcome.places: expected [1 2 3 4], found nothing',
    ],
  ])('%s', (_what, scenario, problem) => {
    expect(problemsOf(scenario)).toContain(problem);
  });

  test('choices that are not all', () => {
    const when = [{ A: 'thug:bar' }];
    expect(problemsOf({ when, then: { choices: { A: { has: ['use:gun'], only: ['done'] } } } })).toEqual([
      'then.choices.A: use:gun is not offered, only [use:$2 use:booze done]',
      'then.choices.A: expected only [done], found [use:$2 use:booze done]',
    ]);
  });

  test('events in another order', () => {
    const when = [{ A: ['thug:bar', 'use:booze'] }];
    const events = [{ kind: 'goodTaken', seat: 'A' }, 'thugPlayed'];
    expect(problemsOf({ when, then: { events: events.toReversed() } })).toEqual([]);
    expect(problemsOf({ when, then: { events } })[0]).toMatch(
      /^then\.events: "thugPlayed" did not happen after the others; found /,
    );
  });

  test('an event seen by the wrong viewer', () => {
    const scenario = { when: [{ A: ['thug:pennCentral', 'use:job'] }] };
    const hidden = { kind: 'jobsLookedAt', jobs: null };
    expect(problemsOf({ ...scenario, then: { seen: { B: [hidden] }, notSeen: { A: [hidden] } } })).toEqual([]);
    expect(problemsOf({ ...scenario, then: { notSeen: { B: [hidden] } } })).toEqual([
      'then.notSeen.B: {"kind":"jobsLookedAt","jobs":null} happened',
    ]);
  });

  test('the events since the last expectations only', () => {
    const when = [{ A: 'thug:bar' }, { then: {} }];
    expect(problemsOf({ when, then: { noEvents: ['thugPlayed'] } })).toEqual([]);
  });
});

test('random choices are the same for the same seed', () => {
  const scenario = { given: { from: 'setup', players: 2, seed: 5 }, when: [{ random: 20 }] };
  const [found] = problemsOf({ ...scenario, then: { boardOnly: {} } });
  expect(problemsOf({ ...scenario, then: { boardOnly: {} } })).toEqual([found]);
  expect(problemsOf({ ...scenario, when: [{ random: 'act' }], then: { act: 2, phase: 'family' } })).toEqual([]);
});
