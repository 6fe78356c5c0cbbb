import type { Face, PromptArguments, PromptKind } from '@omerta/liars-dice/seen';
import { type Language, type People, type Question, seatLettered, type Values } from '@omerta/words';
import { type Speech, speechIn } from './speech.ts';

/** The arguments of a question's message. */
export const promptValues = (language: Language, prompt: Question, { people }: { readonly people: People }): Values =>
  // The rules build every question with `ask`, which pairs each kind with its arguments.
  (askers[prompt.kind as PromptKind] as Asker<unknown>)(prompt, speechIn(language, people));

type Asker<A> = (about: A, say: Speech) => Values;

const askers: { readonly [K in PromptKind]: Asker<PromptArguments[K]> } = {
  secondRoll: () => ({}),
  firstBid: ({ dice }) => ({ count: dice }),
  answerBid: ({ bidder, count, face }, say) => ({
    bidder: say.player(seatLettered(bidder)),
    bid: say.bid({ count, face: face as Face }),
  }),
};
