import type { Note, PromptArguments, PromptKind } from '@omerta/corleone/seen';
import { type Language, type Question, seatLettered } from '@omerta/words';
import type { Values } from './book.ts';
import { goodsText } from './effects.ts';
import { amountText } from './money.ts';
import type { Setting } from './setting.ts';
import { type Speech, speechIn } from './speech.ts';

/** The arguments of a question's message. */
export const promptValues = (language: Language, prompt: Question, setting: Setting): Values =>
  // The rules build every question with `ask`, which pairs each kind with its arguments.
  (askers[prompt.kind as PromptKind] as Asker<unknown>)(prompt, { ...speechIn(language, setting), language });

type Asker<A> = (about: A, say: Speech & { readonly language: Language }) => Values;

const askers: { readonly [K in PromptKind]: Asker<PromptArguments[K]> } = {
  turn: () => ({}),
  giveUpFigure: () => ({}),
  whoFirst: ({ controller, business, turf }, say) => ({
    controller: say.player(seatLettered(controller)),
    business: say.business(business),
    turf: say.turf(turf),
  }),
  abilities: ({ of, left }, say) => ({ of: say.source(of), abilities: say.abilities(left) }),
  part: ({ card, ability }, say) => ({ card: say.card(card), ability: say.ability(ability) }),
  jobOrder: ({ job, reward }, say) => ({ job: say.title(job), reward: say.notes(reward as readonly Note[]) }),
  jobPick: () => ({}),
  trade: ({ icon, left }, say) => ({ ability: say.ability(icon), count: left }),
  substitute: ({ asked, note }, say) => ({ asked: say.card(asked), money: say.card(note) }),
  takeGood: ({ goods }, say) => ({ goods: goodsText(say.language, goods) }),
  settle: ({ player }, say) => ({ player: say.player(seatLettered(player)) }),
  offer: ({ player }, say) => ({ player: say.player(seatLettered(player)) }),
  moveMarker: ({ turf }, say) => ({ turf: say.turf(turf) }),
  bid: ({ allies }, say) => ({ allies: say.titles(allies) }),
  hire: ({ paid }) => ({ amount: amountText(paid) }),
  tribute: ({ left, limit }) => ({ count: left, limit }),
};
