// A recall in words. "At least" wherever some cards are uncertain.

import { type Known, LOOT } from '@omerta/cashnguns/seen';
import type { Say } from '@omerta/table/words/useWords.ts';
import type { Language } from '@omerta/words';
import type { GameWords } from '../gameWords.ts';
import type { Names } from '../names.ts';

export interface Speaking {
  readonly language: Language;
  readonly say: Say<GameWords>;
  readonly names: Pick<Names, 'share'>;
}

/** Bangs that were shown, Bangs that are left, and the loot where the table keeps who took what. */
export function knownWords(
  { language, say, names }: Speaking,
  { fired, bangs, loot, otherLoot }: Known,
): readonly string[] {
  const words = [say('memory.fired', { count: fired.bang })];
  const isCertain = bangs.least === bangs.most;
  if (Number.isFinite(bangs.most)) words.push(say('memory.bangs', { ...bangs, certain: isCertain ? 'all' : 'some' }));
  if (loot === undefined) return words;
  const cards = LOOT.filter(kind => loot[kind] > 0).map(kind =>
    say('memory.cards', { card: names.share(kind), count: loot[kind] }),
  );
  if (cards.length === 0 && otherLoot === 0) return words;
  const listed =
    cards.length === 0 ? say('memory.nothing') : new Intl.ListFormat(language, { type: 'unit' }).format(cards);
  return [...words, say('memory.loot', { certain: otherLoot === 0 ? 'all' : 'some', cards: listed })];
}
