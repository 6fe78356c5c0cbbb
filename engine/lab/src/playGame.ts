import { type AnyRules, randomFor } from '@omerta/bots';
import { listSeats, NO_SEATS, type Outcome, type Seat } from '@omerta/kernel';
import type { Asked, Contestant } from './contestant.ts';
import { eventFeedFor } from './eventFeed.ts';

export interface GamePlan {
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly deal: number; // the seed of the game, and of the luck of all seats
  readonly match: string;
  readonly seats: readonly Contestant[];
  /** A clock, in milliseconds. */
  now(): number;
  /** Called with how long each decision took. */
  took(seat: Seat, milliseconds: number): void;
}

export type PlayedGame =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly problem: string };

/**
 * One game. Luck belongs to the seat, not to the player: the same players in the same seats play the same game.
 * An answer that is no legal choice ends it.
 */
export async function playGame(plan: GamePlan): Promise<PlayedGame> {
  const { rules, options, deal, match, seats } = plan;
  const luck = seats.map((_, seat) => randomFor('contestant', deal, seat));
  const answers = seats.map(() => 0);
  const feed = eventFeedFor(rules, seats);
  const state = rules.setup(options, deal, feed.events);
  feed.deliver();
  const seen = (seat: Seat) => ({ match, seat, view: rules.viewFor(state, seat), events: feed.take(seat) });
  for (let step = 0; rules.waitingFor(state) !== NO_SEATS; step += 1) {
    if (step >= MOST_STEPS) throw new Error(`The game of seed ${deal} is not over after ${MOST_STEPS} choices`);
    const waiting = listSeats(rules.waitingFor(state));
    const seat = waiting[0]!;
    const choices = rules.choices(rules.viewFor(state, seat));
    let choice = choices[0];
    if (choices.length !== 1) {
      const asked = { ...seen(seat), choices, waiting, random: luck[seat]!, decision: answers[seat]! };
      const text = await answerTo(asked, plan);
      choice = rules.readChoice(text);
      const why = choice === undefined ? 'unreadable' : rules.whyNot(rules.viewFor(state, seat), choice)?.code;
      if (why !== undefined) return { ok: false, problem: illegal(asked, plan, text, why) };
    }
    answers[seat]! += 1;
    rules.play(state, seat, choice!, feed.events);
    feed.deliver();
  }
  for (const [seat, contestant] of seats.entries()) if (contestant.watches) contestant.ended?.(seen(seat));
  return { ok: true, outcome: rules.outcome(state)! }; // no seat must choose: it is over
}

const MOST_STEPS = 20_000;

async function answerTo(asked: Asked, { seats, now, took }: GamePlan): Promise<string> {
  const start = now();
  const text = await seats[asked.seat]!.decide(asked);
  took(asked.seat, now() - start);
  return text;
}

function illegal({ seat, choices }: Asked, { rules, seats, deal }: GamePlan, text: string, why: string): string {
  const some = choices.slice(0, MOST_NAMED).map(choice => rules.writeChoice(choice));
  const legal = `${some.join(' ')}${choices.length > some.length ? ' …' : ''}`;
  const answer = JSON.stringify(text);
  return `the bot ${seats[seat]!.name} answered ${answer} in the game of seed ${deal}: ${why}; legal: ${legal}`;
}

const MOST_NAMED = 5;
