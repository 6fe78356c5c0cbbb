import { listLoot, NEW_GODFATHER, type Share, typeOf } from '@omerta/cashnguns/seen';
import { useAtTable } from '../atTable.ts';
import { type Control, isOpen } from '../choosing.ts';
import { usePlay } from '../play.ts';
import { bannedNow } from '../sharing.ts';
import { gainOf } from '../worth.ts';
import styles from './LootGrid.module.css';
import { ShareFace } from './ShareFace.tsx';

/** The shares on the table with what each is worth to me; 1 to 9 pick them. */
export function LootGrid() {
  const { say, table } = useAtTable();
  return (
    <ul className={styles.grid} aria-label={say('shares')}>
      {cardsOnTable(listLoot(table.loot), table.token).map(control => (
        <li key={control}>
          <ShareButton control={control} />
        </li>
      ))}
    </ul>
  );
}

export type ShareControl = Extract<Control, `share:${string}`>;

/** Every share as a thing to tap, equal ones told apart; the token comes last. */
export function cardsOnTable(loot: readonly Share[], hasToken: boolean): readonly ShareControl[] {
  const shares: readonly Share[] = hasToken ? [...loot, NEW_GODFATHER] : loot;
  const copies = new Map<Share, number>();
  return shares.map(share => {
    const copy = copies.get(share) ?? 0;
    copies.set(share, copy + 1);
    return `share:${share}.${copy}` as const;
  });
}

function ShareButton({ control }: { readonly control: ShareControl }) {
  const { say, names, table } = useAtTable();
  const { choices, picked, tap, kind } = usePlay();
  const [share, copy] = control.slice('share:'.length).split('.') as [Share, string];
  const isMine = kind === 'share' || kind === 'shareOrTwo';
  const banned = bannedNow(table);
  const isVetoed = banned !== '' && typeOf(share) === banned;
  const worth = useWorthWords(share);
  return (
    <button
      type="button"
      className={styles.share}
      aria-pressed={picked.includes(control)}
      aria-disabled={!isMine || !isOpen(choices, picked, control) || undefined}
      aria-label={`${names.share(share)}. ${worth}`}
      data-anchor={`share:${share}`}
      onClick={() => tap(control)}
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
