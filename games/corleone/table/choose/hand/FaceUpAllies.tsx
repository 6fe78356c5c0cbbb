import { useAtTable } from '../../show/atTable.ts';
import styles from '../../show/Lists.module.css';
import { usePlay } from '../play.ts';
import type { Thing } from '../things.ts';
import { CardRow } from './CardRow.tsx';

/** The allies that wait for bribes, and my own that have worked. */
export function FaceUpAllies() {
  const { table, say, names, seat } = useAtTable();
  const { selection } = usePlay();
  const played = seat === undefined ? [] : (table.seats[seat]?.played ?? []);
  return (
    <section className={styles.list} aria-label={say('alliesForBribery')} data-region="allies">
      <h2 className={styles.head}>
        <span>{say('alliesForBribery')}</span>
        <small>{say('act', { act: names.numeral(table.act) })}</small>
      </h2>
      <ul>
        {table.allies.map(ally => {
          const thing: Thing = `ally:${ally}`;
          return (
            <li key={ally} data-anchor={`ally:${ally}`}>
              <CardRow card={ally} thing={thing} isLegal={selection.legal.has(thing)} />
            </li>
          );
        })}
      </ul>
      {table.allies.length === 0 && <p className={styles.none}>{say('noAllies')}</p>}
      {played.length > 0 && (
        <>
          <h3 className={styles.head}>
            <span>{say('myPlayedAllies')}</span>
          </h3>
          <ul>
            {played.map(ally => {
              const thing: Thing = `played:${ally}`;
              return (
                <li key={ally}>
                  <CardRow card={ally} thing={thing} isLegal={selection.legal.has(thing)} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
