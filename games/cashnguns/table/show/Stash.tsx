import { countDiamonds, DIAMOND_BONUS, lootWorth, paintingLadder } from '@omerta/cashnguns/seen';
import { useState } from 'react';
import { useAtTable } from './atTable.ts';
import styles from './Stash.module.css';

/** What I own, what it is worth, and what it would be worth with the share I point at. */
export function Stash({ gain = 0 }: { readonly gain?: number }) {
  const { say, view, table, seat } = useAtTable();
  const [isOpen, setOpen] = useState(false);
  const player = seat === undefined ? undefined : table.seats[seat];
  if (view.own === undefined || player === undefined) return null;
  const worth = lootWorth(view.own.loot, player);
  const money = (thousands: number) => say('worth', { thousands });
  return (
    <section className={styles.stash} aria-label={say('stash')} data-open={isOpen || undefined} data-anchor="stash">
      <button type="button" aria-expanded={isOpen} title={say('stash.more')} onClick={() => setOpen(!isOpen)}>
        <span className={styles.title}>{say('stash')}</span>
        <b>{money(worth)}</b>
        {gain > 0 && <span className={styles.after}>→ {say('stash.after', { amount: money(worth + gain) })}</span>}
      </button>
      <div className={styles.more}>
        <Ladder />
        <p>
          {say('stash.diamonds', {
            count: countDiamonds(view.own.loot),
            amount: money(DIAMOND_BONUS),
          })}
        </p>
      </div>
    </section>
  );
}

const STEPS = 8;

/** What a collection of paintings is worth, with mine marked. */
function Ladder() {
  const { say, names, view, table, seat } = useAtTable();
  const player = seat === undefined ? undefined : table.seats[seat];
  if (view.own === undefined || player === undefined) return null;
  const ladder = paintingLadder(player);
  const mine = ladder[view.own.loot.painting];
  const next = ladder[view.own.loot.painting + 1];
  const from = Math.max(0, Math.min(view.own.loot.painting - 2, ladder.length - STEPS));
  return (
    <>
      <p>
        {say('stash.paintings', {
          count: mine?.count ?? 0,
          amount: names.amount(mine?.worth ?? 0),
          next: names.amount(next?.worth ?? 0),
        })}
      </p>
      <ol className={styles.ladder} aria-hidden="true">
        {ladder.slice(from, from + STEPS).map(step => (
          <li key={step.count} data-step={step === mine ? 'mine' : step === next ? 'next' : undefined}>
            <b>{step.count}</b>
            <span>{say('worth', { thousands: step.worth })}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
