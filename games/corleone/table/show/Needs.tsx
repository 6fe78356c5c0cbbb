import { type Card, goodsFor } from '@omerta/corleone/seen';
import { IconToken } from '../draw/icons/IconToken.tsx';
import { useAtTable } from './atTable.ts';
import styles from './Needs.module.css';

/** The goods of a job: held or missing (J1). */
export function Needs({ card }: { readonly card: Card }) {
  const { pack, view, names, say } = useAtTable();
  const job = pack.jobs.find(({ id }) => id === card);
  if (job === undefined || view.own === undefined) return null;
  const goods = goodsFor(view.own.hand, job.goods);
  return (
    <ul className={styles.needs} aria-label={say('needs')}>
      {goods.map(({ good, isHeld }, at) => (
        <li
          key={`${good}.${goods.slice(0, at).filter(other => other.good === good).length}`}
          data-held={isHeld || undefined}
        >
          <IconToken icon={good} shape="back" size={26} label={names.card(good)} />
          <b>{say(isHeld ? 'held' : 'missing')}</b>
        </li>
      ))}
    </ul>
  );
}
