import { describe, expect, test } from 'vitest';
import { runScenario } from './runScenario.ts';

type Scenario = Readonly<Record<string, unknown>>;

const told: Scenario = {
  format: 'omerta-scenario/1',
  game: 'cashnguns',
  id: 'test',
  rules: ['3a'],
  title: 'A story told by a test',
};

const problemsOf = (scenario: Scenario): readonly string[] => runScenario({ ...told, ...scenario }).problems;

const sharing = { given: { stage: 'sharing' } };

test('a true story has no problems', () => {
  const scenario = { ...told, when: [{ round: { A: 'bang>B' } }, { A: 'take:bill20' }], then: { B: { wounds: 1 } } };
  expect(runScenario(scenario)).toEqual({ id: 'test', rules: ['3a'], title: told.title, ok: true, problems: [] });
});

describe('a scenario fails:', () => {
  test.each<[string, Scenario, string]>([
    ['a choice that is refused', { when: [{ A: 'aim:B' }] }, 'step 1, A: aim:B: refused, notThisQuestion'],
    ['a choice that cannot be read', { when: [{ A: 'pow' }] }, 'step 1, A: pow: refused, unreadable'],
    ['a choice of an empty seat', { when: [{ E: 'bang' }] }, 'step 1, E: bang: the seat is empty'],
    [
      'a refusal that does not come',
      { when: [{ A: 'bang', refused: 'noSuchBullet' }] },
      'step 1, A: bang: expected to be refused with noSuchBullet, but it was accepted',
    ],
    [
      'a refusal for another reason',
      { when: [{ A: 'aim:B', refused: 'notYourself' }] },
      'step 1, A: aim:B: expected to be refused with notYourself, but the reason is notThisQuestion',
    ],
    [
      'one of several refusals',
      { when: [{ A: ['aim:B', 'bang'], refused: true }] },
      'step 1, A: bang: expected to be refused, but it was accepted',
    ],
    ['an expectation in the middle', { when: [{ then: { round: 2 } }] }, 'step 1, round: expected 2, found 1'],
    ['a plan against the rules', { when: [{ round: { A: 'bang>A' } }] }, 'step 1, A: aim:A: refused, notYourself'],
    [
      'a plan for a card that is not there',
      { given: { round: 6, A: { hand: { bang: 3 } } }, when: [{ bullets: {} }] },
      'step 1, A: click: refused, noSuchBullet',
    ],
    [
      'a time-out that chooses something else',
      { when: [{ timeOut: 'A', chooses: 'bang' }] },
      'step 1, A: time is up: expected bang, but it was click',
    ],
    [
      'a time-out of a seat that is not asked',
      { ...sharing, when: [{ timeOut: 'B' }] },
      'step 1, B: the game does not wait for this seat',
    ],
    [
      'another order of takers',
      { ...sharing, when: [{ shareAll: 'ABCD' }] },
      'step 1, shareAll: expected ABCD, but they took in the order ABCDABCDA',
    ],
    ['a sharing before its time', { when: [{ shareAll: true }] }, 'step 1, shareAll: no loot is being shared'],
    ['a hand', { then: { A: { hand: { bang: 2 } } } }, 'then.A.hand.bang: expected 2, found 3'],
    ['loot', { ...sharing, then: { A: { loot: ['bill5'] } } }, 'then.A.loot: expected [bill5], found []'],
    ['an empty seat', { then: { F: { wounds: 0 } } }, 'then.F: the seat is empty'],
    ['a card in front', { then: { A: { front: 'bang' } } }, 'then.A.front: expected "bang", found null'],
    ['the table', { given: { table: ['clip'] }, then: { table: ['aid'] } }, 'then.table: expected [aid], found [clip]'],
    ['the size of the table', { then: { table: 9 } }, 'then.table: expected 9, found 8'],
    [
      'the next cards',
      { given: { next: ['aid', 'clip'] }, then: { piles: ['clip', 'aid'] } },
      'then.piles: expected [clip aid], found [aid clip]',
    ],
    ['the discard pile', { then: { faceUp: { bang: 1 } } }, 'then.faceUp.bang: expected 1, found 0'],
    ['the Godfather', { then: { godfather: 'B' } }, 'then.godfather: expected "B", found "A"'],
    ['a new Godfather', { then: { nextGodfather: 'B' } }, 'then.nextGodfather: expected "B", found null'],
    ['players who are waited for', { then: { waiting: ['B'] } }, 'then.waiting: expected [B], found [A B C D]'],
    ['a question', { ...sharing, then: { prompt: { B: 'share' } } }, 'then.prompt.B: expected "share", found nothing'],
    [
      'a question that should not be asked',
      { then: { prompt: { A: null } } },
      'then.prompt.A: expected null, found {"kind":"bullet","round":1}',
    ],
    [
      'the kinds of choices',
      { then: { choices: { A: { kinds: ['aim'] } } } },
      'then.choices.A.kinds: expected [aim], found [bullet]',
    ],
    ['a choice that is offered', { then: { choices: { A: { hasNot: ['bang'] } } } }, 'then.choices.A: bang is offered'],
    [
      'a choice that is none',
      { then: { choices: { A: { hasNot: ['bong'] } } } },
      'then.choices.A: bong is no choice of this game',
    ],
    [
      'an event',
      { when: [{ bullets: {} }], then: { noEvents: ['bulletChosen'] } },
      'then.noEvents: "bulletChosen" happened',
    ],
    [
      'a view that holds too much',
      { when: [{ A: 'bang' }], then: { view: { A: { hasNot: ['"played":"bang"'] } } } },
      'then.view.A: holds "\\"played\\":\\"bang\\""',
    ],
    [
      'a secret that is none',
      { then: { view: { B: { hasNot: ['hostage'] } } } },
      'then.view.B: "hostage" is nowhere in the game',
    ],
    [
      'an outcome',
      { then: { outcome: { places: [1, 2, 3, 4] } } },
      'then.outcome.places: expected [1 2 3 4], found nothing',
    ],
    ['a result', { then: { A: { total: 5 } } }, 'then.A.total: expected 5, found nothing'],
  ])('%s', (_what, scenario, problem) => {
    expect(problemsOf(scenario)).toContain(problem);
  });

  test('events in another order', () => {
    const when = [{ round: { A: 'bang>B' } }];
    const events = ['shotsFired', { kind: 'wounded', seat: 'B' }];
    expect(problemsOf({ when, then: { events } })).toEqual([]);
    expect(problemsOf({ when, then: { events: events.toReversed() } })[0]).toMatch(
      /^then\.events: "shotsFired" did not happen after the others; found /,
    );
  });

  test('an event seen by the wrong viewer', () => {
    const when = [{ round: { A: 'bang>B', B: 'duck' } }];
    const hidden = { kind: 'bulletDiscarded', seat: 'A', bullet: null };
    expect(problemsOf({ when, then: { seen: { B: [hidden] }, notSeen: { A: [hidden] } } })).toEqual([]);
    expect(problemsOf({ when, then: { notSeen: { B: [hidden] } } })).toEqual([
      'then.notSeen.B: {"kind":"bulletDiscarded","seat":"A","bullet":null} happened',
    ]);
  });

  test('the events since the last expectations only', () => {
    expect(problemsOf({ when: [{ bullets: {} }, { then: {} }], then: { noEvents: ['bulletChosen'] } })).toEqual([]);
  });
});

test('random choices are the same for the same seed, and end with the round or the game', () => {
  const given = { from: 'setup', seed: 5, players: 6, options: { talents: true } };
  const [found] = problemsOf({ given, when: [{ random: 40 }], then: { table: 99 } });
  expect(problemsOf({ given, when: [{ random: 40 }], then: { table: 99 } })).toEqual([found]);
  expect(problemsOf({ given, when: [{ random: 'round' }], then: { round: 2 } })).toEqual([]);
  expect(problemsOf({ given, when: [{ random: 'game' }], then: { stage: 'over', waiting: [] } })).toEqual([]);
});
