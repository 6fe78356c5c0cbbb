// A recall in words. "At least" wherever some cards are uncertain.

import { GOODS, type Known, type KnownTheft, listNotes, NOTES, type Purse, worthOf } from '@omerta/corleone/seen';
import type { Say } from '@omerta/table/words/useWords.ts';
import type { Language } from '@omerta/words';
import type { GameWords } from '../gameWords.ts';
import type { Names } from '../names.ts';

export interface Speaking {
  readonly language: Language;
  readonly say: Say<GameWords>;
  readonly names: Pick<Names, 'card' | 'player'>;
}

export function handWords({ language, say, names }: Speaking, known: Known): string {
  const { hand, jobs, allies, unseenJobs, others } = known;
  const named = [
    ...[...NOTES, ...GOODS]
      .filter(card => hand[card] > 0)
      .map(card => say('memory.cards', { card: names.card(card), count: hand[card] })),
    ...[...allies, ...jobs].map(names.card),
    ...(unseenJobs > 0 ? [say('memory.unseenJobs', { count: unseenJobs })] : []),
  ];
  return say('memory.hand', { certain: certainty(named, others), cards: listed(language, named, say) });
}

export function suitcaseWords({ language, say }: Speaking, { suitcase, otherNotes }: Known): string {
  const named = NOTES.filter(note => suitcase[note] > 0).map(card =>
    say('memory.cards', { card, count: suitcase[card] }),
  );
  return say('memory.suitcase', {
    certain: certainty(named, otherNotes),
    worth: dollars(say, suitcase),
    cards: listed(language, named, say),
  });
}

/** Undefined as long as nothing was spent. */
export function spentWords({ say }: Speaking, { spent }: Known): string | undefined {
  return listNotes(spent).length === 0 ? undefined : say('memory.spent', { worth: dollars(say, spent) });
}

export function theftWords({ language, say, names }: Speaking, { seat, from, where, candidates }: KnownTheft): string {
  const cards = candidates.map(stolen => {
    if (stolen.kind === 'card') return names.card(stolen.card);
    return say(stolen.kind === 'job' ? 'memory.aJob' : 'memory.anyCard');
  });
  return say('memory.theft', {
    thief: names.player(seat),
    victim: names.player(from),
    where,
    cards: new Intl.ListFormat(language, { type: 'disjunction' }).format(cards),
  });
}

const certainty = (named: readonly string[], others: number): 'none' | 'all' | 'some' => {
  if (others > 0) return 'some';
  return named.length === 0 ? 'none' : 'all';
};

const dollars = (say: Say<GameWords>, notes: Readonly<Purse>) => say('dollars', { amount: worthOf(notes) });

const listed = (language: Language, named: readonly string[], say: Say<GameWords>): string =>
  named.length === 0 ? say('memory.nothing') : new Intl.ListFormat(language, { type: 'unit' }).format(named);
