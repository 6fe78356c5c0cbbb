import { bannedNow, gainOf, listLoot, NEW_GODFATHER, type Share, typeOf } from '@omerta/cashnguns/seen';
import { useAtTable } from '../../show/atTable.ts';
import { ShareFace } from '../../show/ShareFace.tsx';
import { usePlay } from '../play.ts';
import { isOpen } from '../selection.ts';
import type { Thing } from '../things.ts';
import styles from './LootGrid.module.css';

/** The shares on the table with what each is worth to me; 1 to 9 pick them. */
export function LootGrid() {
  const { say, table } = useAtTable();
  return (
    <ul className={styles.grid} aria-label={say('shares')}>
      {cardsOnTable(listLoot(table.loot), table.token).map(thing => (
        <li key={thing}>
          <ShareButton thing={thing} />
        </li>
      ))}
    </ul>
  );
}

export type ShareThing = Extract<Thing, `share:${string}`>;

/** Every share as a thing to tap, equal ones told apart; the token comes last. */
export function cardsOnTable(loot: readonly Share[], hasToken: boolean): readonly ShareThing[] {
  const shares: readonly Share[] = hasToken ? [...loot, NEW_GODFATHER] : loot;
  const copies = new Map<Share, number>();
  return shares.map(share => {
    const copy = copies.get(share) ?? 0;
    copies.set(share, copy + 1);
    return `share:${share}.${copy}` as const;
  });
}

function ShareButton({ thing }: { readonly thing: ShareThing }) {
  const { say, names, table } = useAtTable();
  const { choices, picked, tap, kind } = usePlay();
  const [share, copy] = thing.slice('share:'.length).split('.') as [Share, string];
  const isMine = kind === 'share' || kind === 'shareOrTwo';
  const banned = bannedNow(table);
  const isVetoed = banned !== '' && typeOf(share) === banned;
  const worth = useWorthWords(share);
  return (
    <button
      type="button"
      className={styles.share}
      aria-pressed={picked.includes(thing)}
      aria-disabled={!isMine || !isOpen(choices, picked, thing) || undefined}
      aria-label={`${names.share(share)}. ${worth}`}
      data-anchor={`share:${share}`}
      onClick={() => tap(thing)}
    >
      <ShareFace share={share} picture={Number(copy)} size={60} isVetoed={isVetoed} />
      <span aria-hidden="true">{worth}</span>
      {isVetoed && <span className="unseen">{say('forbid')}</span>}
    </button>
  );
}

/** Says the consequence: "+$30K". */
function useWorthWords(share: Share): string {
  const { say, view, table, seat } = useAtTable();
  if (share === NEW_GODFATHER) return say('theDesk');
  if (share === 'clip') return say('bangBack');
  if (share === 'aid') return say('healsAll');
  const player = seat === undefined ? undefined : table.seats[seat];
  if (view.own === undefined || player === undefined) return '';
  return say('gain', { amount: say('worth', { thousands: gainOf(view.own.loot, player, [share]) }) });
}
