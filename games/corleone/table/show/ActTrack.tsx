import { ActNumeral } from '../draw/pieces/ActNumeral.tsx';
import styles from './ActTrack.module.css';
import { useAtTable } from './atTable.ts';

/** The four acts with their hand limits and the colour of the tile each brings. */
export function ActTrack() {
  const { pack, table, names, say } = useAtTable();
  return (
    <ol className={styles.acts} aria-label={say('acts')} data-anchor="act">
      {pack.acts.map(({ act, handLimit, tileColor, bribery }) => (
        <li key={act} className={styles.act} aria-current={act === table.act ? 'step' : undefined}>
          <ActNumeral act={act} />
          <span className={styles.words}>
            <span>{names.act(act)}</span>
            <small>
              <i className={styles[tileColor]} />
              {say('limit', { limit: handLimit })}
              {!bribery && ` · ${say('noBribes')}`}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
