import {
  BULLETS,
  cashnguns,
  SHARE_TYPES,
  SHARES,
  STAGES,
  type State,
  switches,
  TALENTS,
} from '@omerta/cashnguns/rules';
import { LANGUAGES } from '@omerta/words';
import { typed } from '@omerta/words/testing/typed.ts';
import { describe, expect, test } from 'vitest';
import { cashText } from './index.ts';
import type { NameKind } from './names.ts';

const { amountText, awardText, nameOf, optionText, scoreText, talentText } = cashText;

/** Everything in the game that has a name. */
const named: readonly (readonly [NameKind, readonly string[]])[] = [
  ['bullet', BULLETS],
  ['share', SHARES],
  ['shareType', SHARE_TYPES],
  ['talent', TALENTS],
  ['stage', STAGES],
  ['shortStage', STAGES],
];

describe.each(LANGUAGES)('%s', language => {
  test.each(named)('every %s has a name of its own', (kind, ids) => {
    const names = ids.map(id => nameOf(language, kind, id));
    expect(names.every(name => name.length > 1)).toBe(true);
    expect(new Set(names).size).toBe(ids.length);
  });

  test('every talent says what it does in one sentence to its owner', () => {
    for (const talent of TALENTS) expect(talentText(language, talent)).toMatch(/^\p{Lu}.{20,}\.$/u);
  });

  test('T-SMA any card may be discarded; T-FRI the Good Friend discards another card', () => {
    const other = { en: /\banother\b/, pl: /\binną/, de: /\bandere/, 'pt-BR': /\boutra carta/ }[language];
    expect(talentText(language, 'smart')).not.toMatch(other);
    expect(talentText(language, 'goodFriend')).toMatch(other);
  });

  test('every switch of the table is told in plain words, each way differently', () => {
    for (const { field, values } of switches.filter(each => each.field !== 'firstGodfather')) {
      const texts = values.map(value => optionText(language, field, value as string | boolean)); // no other has a number
      expect(new Set(texts).size).toBe(values.length);
      for (const text of texts) expect(text).toMatch(/^\p{Lu}.+: \p{L}.+$/u);
    }
  });
});

test('money is written as at home', () => {
  const amounts = (thousands: number) => LANGUAGES.map(language => typed(amountText(language, thousands)));
  expect(amounts(0)).toEqual(['$0', '0$', '$0', '$0']);
  expect(amounts(5)).toEqual(['$5,000', '5 000$', '$5.000', '$5.000']);
  expect(amounts(123)).toEqual(['$123,000', '123 000$', '$123.000', '$123.000']);
  expect(amountText('pl', 10)).toBe('10\u00a0000$');
});

test('a switch of the table in words', () => {
  expect(LANGUAGES.map(language => typed(optionText(language, 'tooSlow', 'sitOut')))).toEqual([
    'Too slow to aim: sits the round out',
    'Za wolno z wyborem celu: w tej rundzie bez udziału',
    'Zu langsam beim Zielen: setzt die Runde aus',
    'Demorar demais para mirar: fica fora da rodada',
  ]);
  expect(() => optionText('en', 'tooSlow', 'never')).toThrow('No word for option.tooSlow.never');
});

test('what the game does not know has no name', () => {
  expect(() => nameOf('en', 'share', 'yacht')).toThrow('No word for share.yacht');
  expect(() => nameOf('en', 'talent', 'yacht')).toThrow('No word for talent.yacht.name');
});

describe('the final count', () => {
  const ended = (): State => {
    const state = cashnguns.setup({ players: 4 }, 1);
    state.table.seats[2]!.alive = false;
    const nothing = { bills: 0, diamonds: 0, paintings: 0, bonus: 0, total: 0, place: 4 };
    state.table.result = [
      { bills: 45, diamonds: 6, paintings: 30, bonus: 60, total: 141, place: 1 },
      { bills: 20, diamonds: 0, paintings: 0, bonus: 0, total: 20, place: 2 },
      nothing,
      nothing,
    ];
    return state;
  };
  const setting = (state: State) => ({
    people: ['Ala', 'Bruno', 'Carla', 'Dario'].map(name => ({ name })),
    view: cashnguns.viewFor(state, 'spectator'),
  });

  test('is told player by player', () => {
    const lines = [0, 1, 2].map(seat => scoreText('en', seat, setting(ended())));
    expect(lines).toEqual([
      'Ala: $141,000. Bills $45,000, Diamonds $6,000, Paintings $30,000, Diamond bonus $60,000.',
      'Bruno: $20,000. Bills $20,000, Diamonds $0, Paintings $0.',
      'Carla: out of the game, no money.',
    ]);
    expect(typed(scoreText('pl', 0, setting(ended())))).toBe(
      'Ala: 141 000$. Banknoty 45 000$, Diamenty 6 000$, Obrazy 30 000$, Bonusowy Diament 60 000$.',
    );
  });

  test('E3 E4 names the player with the Diamond bonus', () => {
    const tied = ended();
    tied.table.result![0]!.bonus = 0;
    expect(awardText('en', setting(ended()))).toBe('Ala has the most Diamonds: Diamond bonus of $60,000.');
    expect(awardText('en', setting(tied))).toBe('No single player has the most Diamonds: no Diamond bonus.');
  });

  test('does not exist before the end of the game', () => {
    const running = cashnguns.setup({ players: 4 }, 1);
    expect(() => awardText('en', setting(running))).toThrow('no final count before the end');
  });
});
