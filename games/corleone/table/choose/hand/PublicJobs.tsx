import { useAtTable } from '../../show/atTable.ts';
import styles from '../../show/Lists.module.css';
import { usePlay } from '../play.ts';
import type { Thing } from '../things.ts';
import { CardRow } from './CardRow.tsx';

/** The jobs every player may complete. */
export function PublicJobs() {
  const { table, say } = useAtTable();
  const { selection } = usePlay();
  const jobs = table.publicJobs.map((job, at) => ({
    job,
    key: `${job}.${table.publicJobs.indexOf(job) === at ? 0 : at}`,
  }));
  return (
    <section className={styles.list} aria-label={say('publicJobs')} data-region="jobs">
      <h2 className={styles.head}>
        <span>{say('publicJobs')}</span>
        <small data-anchor="deck:jobs">{say('jobsInDeck', { count: table.jobDeck })}</small>
      </h2>
      <ul>
        {jobs.map(({ job, key }) => {
          const thing: Thing = `public:${job}`;
          return (
            <li key={key} data-anchor={`job:${job}`}>
              <CardRow card={job} thing={thing} isLegal={selection.legal.has(thing)} />
            </li>
          );
        })}
      </ul>
      {jobs.length === 0 && <p className={styles.none}>{say('noPublicJobs')}</p>}
    </section>
  );
}
