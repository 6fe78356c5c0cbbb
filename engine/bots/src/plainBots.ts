// Bots for any game: they need only its rules.
import { type GameTypes, NO_SEATS, type Rules, type Seat, type Viewer } from '@omerta/kernel';
import type { Bot } from './bot.ts';
import type { GameBots } from './gameBots.ts';
import type { Rung } from './levels.ts';
import { type Foresight, lookAhead } from './lookAhead.ts';
import type { Policy } from './policy.ts';
import { randomBot } from './randomBot.ts';
import { AT_A_GLANCE } from './thinkingTime.ts';

/** The weakest choose at random; the others play random futures to the end and take the choice that wins most. */
export const plainBots: GameBots = {
  names: [
    'Ada',
    'Bruno',
    'Clara',
    'Dario',
    'Elsa',
    'Franco',
    'Greta',
    'Hugo',
    'Ines',
    'Jacopo',
    'Kaja',
    'Luca',
    'Mina',
    'Nino',
    'Olga',
    'Piero',
    'Quinto',
    'Rosa',
    'Sandro',
    'Tina',
    'Ugo',
    'Vera',
    'Wanda',
    'Zeno',
  ],
  thinkingTimes: { novice: AT_A_GLANCE, casual: 25, regular: 50, strong: 150, expert: 400 },
  bot: (rung, _style, rules) => (FUTURES[rung] === 0 ? randomBot(rules) : looking(rules, FUTURES[rung])),
  newMemory: () => ({ recall: undefined, see() {} }),
  logBegins: [],
};

const FUTURES: Readonly<Record<Rung, number>> = { novice: 0, casual: 16, regular: 48, strong: 160, expert: 480 };

const looking = (rules: Rules<GameTypes>, futures: number): Bot =>
  lookAhead(rules as Rules<Seated>, foresightOf(rules as Rules<Seated>), futures) as Bot; // every view names its viewer

type Seated = GameTypes & { View: { readonly viewer: Viewer } };

const AT_RANDOM: Policy<Seated> = { worthAt: () => () => 0, carelessness: 0 };

const foresightOf = (rules: Rules<Seated>): Foresight<Seated> => ({
  policy: AT_RANDOM,
  others: [AT_RANDOM],
  imagine: (view, { random }) => rules.imagine(view, random),
  isHabit: () => false,
  candidates: (_view, choices) => choices,
  isSettled: (_view, state) => rules.waitingFor(state) === NO_SEATS,
  worthOf: (state, seat) => shareOf(rules, state, seat),
  margin: () => 0,
});

/** The share of the victory; ties split it. An unfinished future counts as lost for all. */
function shareOf(rules: Rules<Seated>, state: unknown, seat: Seat): number {
  const places = rules.outcome(state)?.places ?? [];
  const winners = places.filter(place => place === 1).length;
  return places[seat] === 1 ? 1 / winners : 0;
}
