import type { Choice } from '@omerta/liars-dice/seen';
import type { Language, Values } from '@omerta/words';
import { book } from './book.ts';
import { speechIn } from './speech.ts';

/** The arguments of a choice's message. */
export const choiceValues = (language: Language, choice: Choice): Values =>
  choice.kind === 'bid' ? { bid: speechIn(language, []).bid(choice) } : {};

/** Bids stand together by how many dice they name. */
export const choiceGroup = (language: Language, choice: Choice): string =>
  choice.kind === 'bid' ? book.formatText(language, 'group.bid', { count: choice.count }) : '';
