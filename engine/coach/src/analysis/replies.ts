import type { Bot } from '@omerta/bots';
import { has, listSeats, type Random, type Seat } from '@omerta/kernel';
import type { CoachGame } from '../coachGame.ts';

/** Quick bots play on for all seats. */
export function playOn(
  game: CoachGame,
  bot: Bot,
  state: unknown,
  random: Random,
  isEnough: (state: unknown) => boolean,
): void {
  for (let step = 0; step < LONGEST && !isEnough(state); step += 1) {
    const [seat] = listSeats(game.rules.waitingFor(state));
    if (seat === undefined) return;
    answer(game, bot, state, seat, random);
  }
}

/** One choice, or the whole answer to a question for several seats, which may take several choices (discards). */
export function answerQuestion(game: CoachGame, bot: Bot, state: unknown, seat: Seat, random: Random): void {
  const question = game.secretQuestion(state);
  for (let step = 0; step < LONGEST; step += 1) {
    if (game.secretQuestion(state) !== question || !has(game.rules.waitingFor(state), seat)) return;
    answer(game, bot, state, seat, random);
    if (question === undefined) return;
  }
}

function answer({ rules }: CoachGame, bot: Bot, state: unknown, seat: Seat, random: Random): void {
  rules.play(state, seat, bot.decide(rules.viewFor(state, seat), { random }).choice);
}

const LONGEST = 600; // choices
