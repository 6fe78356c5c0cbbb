import type { Note, PromptArguments, PromptKind } from '@omerta/corleone/seen';
import { isMessageKey } from './catalogue.ts';
import { goodsText } from './effects.ts';
import { formatParts, type Values } from './format.ts';
import type { Language } from './language.ts';
import { amountText } from './money.ts';
import { type Part, type Seat, textOf } from './parts.ts';
import type { Setting } from './setting.ts';
import { type Speech, speechIn } from './speech.ts';

/** A question as the rules ask it: a kind and its arguments. */
export interface Question {
  readonly kind: string;
  readonly [argument: string]: string | number | readonly string[];
}

/** What a player is asked, in pieces a client may draw as chips. */
export const promptParts = (language: Language, prompt: Question, setting: Setting): Part[] => {
  const key = `prompt.${prompt.kind}`;
  if (!isMessageKey(key)) throw new Error(`No words for the question ${prompt.kind}`);
  return formatParts(language, key, promptValues(language, prompt, setting));
};

export const promptText = (language: Language, prompt: Question, setting: Setting): string =>
  textOf(promptParts(language, prompt, setting));

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

/** Questions name seats by their letters, A being the first. */
const seatLettered = (letter: string): Seat => letter.charCodeAt(0) - 'A'.charCodeAt(0);
