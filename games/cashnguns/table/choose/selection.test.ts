import { type Choice, cashnguns, type View } from '@omerta/cashnguns/rules';
import { listLoot } from '@omerta/cashnguns/seen';
import { listSeats, pick, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { cardsOnTable } from './hand/LootGrid.tsx';
import { PROMPTS } from './prompts.ts';
import { chosenBy, isOpen, tap } from './selection.ts';
import { seatOf, shareOf, thingsOf } from './things.ts';

const TABLES = [
  { players: 4 },
  { players: 5, talents: true, talentDeal: 'two' },
  { players: 8, talents: true },
  { players: 8, talents: true, lootVisibility: 'open', noTakers: 'discard' },
] as const;

test('every open choice of random games can be tapped, and every question has its screen', () => {
  const asked = new Set<string>();
  for (const options of TABLES) {
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = randomFrom(seed);
      const state = cashnguns.setup(options, seed);
      for (;;) {
        const waiting = listSeats(cashnguns.waitingFor(state));
        if (waiting.length === 0) break;
        const seat = pick(random, waiting);
        const view = cashnguns.viewFor(state, seat);
        const choices = cashnguns.choices(view);
        const kind = cashnguns.promptOf(view)?.kind ?? '';
        asked.add(kind);
        const closed = choices.filter(choice => !isReachable(view, choices, choice));
        if (closed.length > 0) expect.fail(`${kind}: ${closed.map(cashnguns.writeChoice).join(' ')}`);
        cashnguns.play(state, seat, pick(random, choices));
      }
    }
  }
  expect([...asked].sort()).toEqual(Object.keys(PROMPTS).sort());
});

type Controls = ReturnType<typeof thingsOf>;

/** Tap after tap, each of them open and on the screen, ends in this very choice. */
function isReachable(view: View, choices: readonly Choice[], choice: Choice): boolean {
  let picked: Controls = [];
  for (const thing of thingsOf(choice)) {
    if (!isOpen(choices, picked, thing) || !isShown(view, thing)) return false;
    picked = tap(choices, picked, thing) ?? [];
  }
  const chosen = chosenBy(choices, picked);
  return chosen !== undefined && cashnguns.writeChoice(chosen) === cashnguns.writeChoice(choice);
}

function isShown({ table }: View, thing: Controls[number]): boolean {
  const seat = seatOf(thing);
  if (seat !== undefined) return table.seats[seat] !== undefined;
  const cards: readonly string[] = cardsOnTable(listLoot(table.loot), table.token);
  return shareOf(thing) === undefined || cards.includes(thing);
}

const take = (...shares: ('bill5' | 'clip' | 'godfather')[]): Choice => ({ kind: 'take', shares });

test('T-GRE: a second share joins the first; without that right it takes its place', () => {
  const one = [take('bill5'), take('clip')];
  expect(tap(one, ['share:bill5.0'], 'share:clip.0')).toEqual(['share:clip.0']);
  const two = [...one, take('bill5', 'clip'), take('clip', 'bill5')];
  const picked = tap(two, ['share:clip.0'], 'share:bill5.1') ?? [];
  expect(chosenBy(two, picked)).toEqual(take('clip', 'bill5'));
});

test('the same again is taken back, and what is closed leads nowhere', () => {
  const choices = [take('bill5')];
  expect(tap(choices, ['share:bill5.0'], 'share:bill5.0')).toEqual([]);
  expect(tap(choices, [], 'share:godfather.0')).toBeUndefined();
});
