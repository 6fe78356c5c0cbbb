import { listLoot, WORTH } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { LOW_TIME, useTimeLeft } from '@omerta/table/table/Clock.tsx';
import { useTable } from '@omerta/table/table/useTable.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Chip } from '../draw/Chip.tsx';
import { MedalPicture } from '../draw/Medal.tsx';
import { TimerRing } from '../draw/TimerRing.tsx';
import { useAtTable } from '../show/atTable.ts';
import { kindsOf } from '../show/recap/recap.ts';
import { tvWords } from '../show/tvWords.ts';
import styles from './Screen.module.css';

/** What is there to be had. */
export function OnTheTable() {
  const say = useWords(tvWords);
  const { table, say: sayGame, language } = useAtTable();
  const money = listLoot(table.loot).reduce((sum, kind) => sum + WORTH[kind], 0);
  const rest = say('table.rest', {
    paintings: table.loot.painting,
    clips: table.loot.clip,
    aids: table.loot.aid,
    desk: table.token ? 'yes' : 'no',
  });
  const things = rest.split('|').filter(thing => thing !== '');
  return (
    <section className={`${styles.corner} ${styles.left} ${styles.stake}`}>
      <h2>{say('table.title')}</h2>
      <b>{sayGame('worth', { thousands: money })}</b>
      <p>{new Intl.ListFormat(language).format(things)}</p>
    </section>
  );
}

/** Who is down and who is out, once all have seen it. */
export function Toll() {
  const say = useWords(tvWords);
  const { names, story } = useAtTable();
  const seen = story.round.filter(event => event !== story.onStage);
  const out = kindsOf(seen, 'eliminated').map(({ seat }) => seat);
  const down = kindsOf(seen, 'wounded').flatMap(({ seat }) => (out.includes(seat) ? [] : [seat]));
  return (
    <section className={`${styles.corner} ${styles.left}`} aria-live="polite">
      {out.length > 0 && (
        <p className={styles.out}>{say('toll.out', { count: out.length, names: names.players(out) })}</p>
      )}
      {down.length > 0 && <p>{say('toll.down', { count: down.length, names: names.players(down) })}</p>}
      {out.length + down.length === 0 && <p>{say('toll.none')}</p>}
    </section>
  );
}

/** The order of sharing, and whose turn it is. */
export function SharingOrder() {
  const say = useWords(tvWords);
  const { view, names, gangsters, waiting } = useAtTable();
  const task = view.table.agenda.find(each => each.kind === 'sharing');
  if (task?.kind !== 'sharing') return null;
  const [now] = waiting;
  return (
    <section className={`${styles.corner} ${styles.right} ${styles.order}`}>
      <h2>{say('order')}</h2>
      <ol>
        {task.order.map(seat => (
          <li key={seat} className={seat === now ? styles.now : undefined}>
            <MedalPicture gangster={gangsters[seat] ?? 'bruno'} size={64} />
            <Chip gangster={gangsters[seat] ?? 'bruno'} size={28} />
            <span className="unseen">
              {seat === now ? say('order.now', { name: names.player(seat) }) : names.player(seat)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The time that is left to those who are waited for. Nothing at tables without clocks. */
export function ScreenTimer() {
  const say = useWords(tvWords);
  const { waiting, table, say: sayGame } = useAtTable();
  const seconds = useSecondsLeft(waiting);
  if (seconds === undefined) return null;
  return (
    <section className={`${styles.corner} ${styles.right} ${styles.timer}`}>
      <Ring seconds={seconds} />
      <p>
        <b>{sayGame(`now.${table.stage}`)}</b>
        <span className="unseen" role="timer">
          {say('seconds', { count: seconds })}
        </span>
      </p>
    </section>
  );
}

/** The ring alone, as large as its place. */
export function Ring({ seconds }: { readonly seconds: number }) {
  const clock = useTable(({ info }) => info?.settings.clock);
  const isPaused = useTable(({ info }) => info?.isPaused === true);
  const total = clock?.kind === 'decision' ? clock.each : clock?.kind === 'game' ? clock.total : LOW_TIME / 1_000;
  return <TimerRing seconds={seconds} total={total} size={96} isPaused={isPaused} />;
}

/** Of the seat that has the most; undefined at tables without clocks, and on those that count in days. */
export function useSecondsLeft(waiting: readonly Seat[]): number | undefined {
  const clocks = useTable(state => state.clocks.seats);
  const isDays = useTable(({ info }) => info?.settings.clock.kind === 'days');
  const running = waiting.filter(seat => clocks[seat]?.runs === true);
  const longest = running.toSorted((one, other) => (clocks[other]?.left ?? 0) - (clocks[one]?.left ?? 0))[0];
  const left = useTimeLeft(longest);
  return left === undefined || isDays ? undefined : Math.ceil(left / 1_000);
}
