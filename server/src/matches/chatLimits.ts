// How much one person may write at a table, from all pages together.
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

const HURRY = 500; // milliseconds: the second of two messages may arrive sooner after the first than it was sent
const RATES: { readonly [K in Kind]: Rate } = {
  text: { burst: 5, perSecond: 0.5 },
  emote: { burst: 1, perSecond: 1000 / (EMOTE_PAUSE - HURRY) },
};
