// Hints in words that no game needs to add to.

import type { Advice, Hint } from '@omerta/bots';
import type { HintWords } from '../words/hintWords.ts';
import type { Say } from '../words/useWords.ts';
import type { HintVoice } from './useHints.ts';

type SayHints = (...asked: Parameters<Say<HintWords>>) => string;

/** How sure it is, and why it may be drawn. */
export function certaintyWords(say: SayHints, { lead }: Pick<HintVoice, 'lead'>, { certainty }: Hint): string {
  switch (certainty.kind) {
    case 'clear':
    case 'slight':
      return say(`certainty.${certainty.kind}`, { lead: lead(certainty.lead) });
    case 'mixed':
      return say('certainty.mixed', { percent: Math.round(certainty.chance * 100) });
    case 'even':
    case 'rule':
      return say(`certainty.${certainty.kind}`);
  }
}

/** What an advice is called: drawn lots are neither better nor worse. */
export function titleOf(say: SayHints, { certainty }: Hint, advice: 'best' | 'second'): string {
  if (certainty.kind === 'mixed') return say(advice === 'best' ? 'drawn' : 'otherwise');
  return say(advice);
}

/** Of what follows only the choice is told, unless something speaks for it. */
export const nextReasons = ({ best, certainty }: Hint): Advice['reasons'] =>
  certainty.kind === 'clear' || certainty.kind === 'slight' ? best.reasons : [];

/** All of it in one text, for screen readers. */
export function spokenHint(say: SayHints, voice: HintVoice, hint: Hint): string {
  const of = (advice: 'best' | 'second') =>
    [
      `${titleOf(say, hint, advice)} ${voice.choice(hint[advice].choice)}.`,
      ...hint[advice].reasons.map(voice.reason),
    ].join(' ');
  const then = hint.next === undefined ? [] : [`${say('then', { choice: voice.choice(hint.next.best.choice) })}.`];
  return [certaintyWords(say, voice, hint), of('best'), ...then, of('second')].join(' ');
}
