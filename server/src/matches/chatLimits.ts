// How much one person may say at a table, from however many pages.
import { EMOTE_PAUSE } from '@omerta/protocol';
import { type Rate, RateLimit } from '../rateLimit.ts';
import type { NewChatLine } from '../store/store.ts';

type Kind = NewChatLine['kind'];

export class ChatLimits {
  readonly #limits = new Map<string, { readonly [K in Kind]: RateLimit }>(); // by person

  maySpeak({ person, kind, at }: Pick<NewChatLine, 'person' | 'kind' | 'at'>): boolean {
    const known = this.#limits.get(person);
    const limits = known ?? { text: new RateLimit(RATES.text, at), emote: new RateLimit(RATES.emote, at) };
    if (known === undefined) this.#limits.set(person, limits);
    return limits[kind].spend(at) === 'fine';
  }
}

const HURRY = 500; // milliseconds by which the second of two messages may have travelled faster
const RATES: { readonly [K in Kind]: Rate } = {
  text: { burst: 5, perSecond: 0.5 },
  emote: { burst: 1, perSecond: 1000 / (EMOTE_PAUSE - HURRY) },
};
