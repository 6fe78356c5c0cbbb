// Hints in words that no game needs to add to.
import type { Hint } from '@omerta/bots';
import type { Say } from '../words/useWords.ts';
import type { HintVoice } from './useHints.ts';

type SayHints = (...asked: Parameters<Say<'hints'>>) => string;

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

/** All of it in one breath, for whoever only hears it. */
export function spokenHint(say: SayHints, voice: HintVoice, hint: Hint): string {
  const of = (advice: 'best' | 'second') =>
    [`${say(advice)} ${voice.choice(hint[advice].choice)}.`, ...hint[advice].reasons.map(voice.reason)].join(' ');
  const then = hint.next === undefined ? [] : [say('then', { choice: voice.choice(hint.next.best.choice) })];
  return [certaintyWords(say, voice, hint), of('best'), ...then, of('second')].join(' ');
}
