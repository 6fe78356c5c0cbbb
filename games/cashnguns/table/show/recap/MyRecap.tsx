import { lootWorth, worthWithout } from '@omerta/cashnguns/seen';
import { MedalPicture } from '../../draw/Medal.tsx';
import { useAtTable } from '../atTable.ts';
import { myResult } from '../myResult.ts';
import styles from './MyRecap.module.css';
import { ShareRow } from './RoundRecap.tsx';
import type { Recap } from './recap.ts';

/** What the round came to for me; on my own device only. */
export function MyRecap({ recap }: { readonly recap: Recap }) {
  const { say, view, story, table, seat, gangsters } = useAtTable();
  const player = seat === undefined ? undefined : table.seats[seat];
  if (seat === undefined || player === undefined || view.own === undefined) return null;
  const result = myResult(story.roundBefore, seat);
  const shares = recap.takes.find(takes => takes.seat === seat)?.shares ?? [];
  const worth = lootWorth(view.own.loot, player);
  const gain = worth - worthWithout(view.own.loot, player, shares);
  const money = (thousands: number) => say('worth', { thousands });
  return (
    <section className={styles.mine} data-hit={result?.kind === 'hit' || undefined}>
      <MedalPicture gangster={gangsters[seat] ?? 'bruno'} wounds={player.wounds} size={72} />
      <div>
        {result !== undefined && (
          <b>{result.kind === 'hit' ? say('result.hit', { count: result.count }) : say(`result.${result.kind}`)}</b>
        )}
        <div className={styles.shares}>
          <ShareRow shares={shares} size={34} />
          <p>
            {gain > 0 && <strong>{say('gain', { amount: money(gain) })}</strong>}
            <span>
              {say('stash')}: {money(worth)}
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
