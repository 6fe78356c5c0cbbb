// What the own hand holds once a choice about its cards is made.
import type { Bullet, Bullets, Choice, Own, PromptKind } from '@omerta/cashnguns/seen';
import type { Frozen } from '@omerta/kernel';

/** Undefined while nothing is chosen. */
export function handAfter(kind: PromptKind, own: Frozen<Own>, choice: Choice | undefined): Bullets | undefined {
  if (choice?.kind !== 'give' && choice?.kind !== 'exchange' && choice?.kind !== 'discard') return undefined;
  const hand = { ...own.hand };
  const gained = gainedBy(kind, own);
  if (gained !== '') hand[gained] += 1;
  hand[choice.bullet] -= 1;
  return hand;
}

/** The card that comes to the hand besides: the drawn one, or the one that lay in front. A clip's Bang is there already. */
function gainedBy(kind: PromptKind, own: Frozen<Own>): Bullet | '' {
  if (kind === 'giveBack') return own.hustle?.got ?? '';
  return kind === 'cunning' || kind === 'smart' ? own.played : '';
}

/** How many of each may be chosen from: never the one that was just gained. */
export function bulletsToChoose(kind: PromptKind, own: Frozen<Own>): Bullets {
  const { click, bang } = own.hand;
  if (kind === 'reload') return { click, bang: Math.max(0, bang - 1) };
  if (kind !== 'smart' || own.played === '') return { click, bang };
  return { click: click + (own.played === 'click' ? 1 : 0), bang: bang + (own.played === 'bang' ? 1 : 0) };
}
