import { countColors, effectOf, handLimit, JOB_COLORS } from '@omerta/corleone/seen';
import { usePlay } from '../choose/play.ts';
import { CardsSign } from '../draw/signs.tsx';
import { useAtTable } from '../show/atTable.ts';
import { Held } from '../show/Held.tsx';
import { IconRow } from '../show/IconRow.tsx';
import { Needs } from '../show/Needs.tsx';
import styles from './JobPickScene.module.css';
import scene from './scenes.module.css';

/** I7: two jobs, one is kept. */
export function JobPickScene() {
  const { say, names, view, table, seat, content } = useAtTable();
  const { selection, tap } = usePlay();
  const jobs = view.own?.offer ?? [];
  const { chosen } = selection;
  const handSize = seat === undefined ? 0 : (table.seats[seat]?.handSize ?? 0);
  return (
    <div className={scene.scene}>
      <section className={`${scene.box} ${scene.grow}`} data-region="jobs">
        <StepsLeft />
        <header className={scene.title}>
          <h2 className={scene.large}>{say('jobPick.title')}</h2>
          <span>{say('jobPick.how')}</span>
        </header>
        <ul className={styles.jobs}>
          {jobs.map((job, at) => (
            <li key={`${job}.${jobs.indexOf(job) === at ? 0 : 1}`}>
              <button
                type="button"
                className={styles.job}
                aria-pressed={selection.tapped.includes(`offer:${job}`)}
                aria-label={`${names.card(job)}. ${names.cardText(job)}`}
                onClick={() => tap(`offer:${job}`)}
              >
                <Held card={job} size="large" mark={selection.tapped.includes(`offer:${job}`) ? 'selected' : 'ready'} />
              </button>
              <Needs card={job} />
            </li>
          ))}
        </ul>
        <div className={styles.notes}>
          {chosen?.kind === 'keep' && seat !== undefined && <ColourNote job={chosen.job} />}
          <p>
            <CardsSign size={18} />
            {say('jobPick.hand', { before: handSize, after: handSize + 1, limit: handLimit(content, table) })}
          </p>
          <p>{say('jobPick.final')}</p>
        </div>
      </section>
    </div>
  );
}

/** X3: what another job of this colour is worth. */
function ColourNote({ job }: { readonly job: string }) {
  const { say, content, table, seat } = useAtTable();
  const colour = content.jobs.get(job)?.color;
  if (colour === undefined || seat === undefined) return null;
  const counts = table.seats.map(({ completed }) => countColors(content, completed)[JOB_COLORS.indexOf(colour)]!);
  const most = Math.max(...counts.filter((_count, each) => each !== seat), 0);
  return <p>{say('jobPick.colour', { colour, mine: counts[seat] ?? 0, most })}</p>;
}

/** What else is left to be used after this. */
function StepsLeft() {
  const { view, say, content } = useAtTable();
  const task = view.table.agenda.findLast(each => each.kind === 'abilities');
  if (task?.kind !== 'abilities' || task.left.length === 0) return null;
  const effects = task.left.flatMap(key => effectOf(content, key) ?? []);
  return (
    <p className={styles.steps}>
      {say('jobPick.then')} <IconRow effects={effects} shape="front" size={22} />
    </p>
  );
}
