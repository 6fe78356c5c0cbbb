import { type SeenEvent, woundsToDie } from '@omerta/cashnguns/seen';
import { Bust } from '../../draw/busts/Bust.tsx';
import { INK } from '../../draw/ink.ts';
import { MedalPicture } from '../../draw/Medal.tsx';
import { Sunburst } from '../../draw/Sunburst.tsx';
import { Layer } from '../../draw/scene/Layer.tsx';
import { starPath } from '../../draw/star.ts';
import { useAtTable } from '../atTable.ts';
import { kindsOf } from '../recap/recap.ts';
import styles from './OutMoment.module.css';

/** The fatal Bang: everything stops, and the screen has one player on it. For as long as the scene of the fall is. */
export function OutMoment() {
  const { story } = useAtTable();
  const event = story.onStage;
  return event?.kind === 'eliminated' ? <Fall key={event.seat} {...event} /> : null;
}

type Eliminated = Extract<SeenEvent, { readonly kind: 'eliminated' }>;

function Fall({ seat, loot = 0 }: Eliminated) {
  const { say, names, gangsters, table, story } = useAtTable();
  const gangster = gangsters[seat] ?? 'bruno';
  const shooters = kindsOf(story.round, 'shotsFired').flatMap(({ shots }) =>
    shots.filter(({ target, bullet }) => target === seat && bullet === 'bang').map(shot => shot.seat),
  );
  const isRobbed = table.seats.some(({ alive, talent }) => alive && talent === 'vulture');
  const limit = woundsToDie(table.seats[seat]!);
  return (
    <section className={styles.out} aria-label={say('tag.out')}>
      <Layer align="xMinYMid slice">
        <rect width={1920} height={1080} fill="#f3e7cf" />
        <Sunburst x={760} y={560} radius={1700} rays={60} colour="#171b26" opacity={0.5} />
      </Layer>
      <Layer align="xMinYMid slice" className={styles.burst}>
        <g transform="translate(680 520)">
          <path d={starPath(15, 760, 470, 0.1, 0.22)} fill="#c4241c" stroke={INK} strokeWidth={16} />
          <path d={starPath(14, 620, 420, 0.35, 0.22)} fill="#ffb52e" />
          <path d={starPath(13, 500, 360, 0.2, 0.2)} fill="#fff1b8" />
        </g>
      </Layer>
      <Layer align="xMinYMid slice" className={styles.figure}>
        <g transform="translate(320 130) rotate(14 340 340) scale(3.5)">
          <Bust gangster={gangster} mood="down" wounds={3} />
        </g>
      </Layer>
      <b className={styles.stamp}>{say('tag.out')}</b>
      <div className={styles.panel}>
        <div className={styles.shooters}>
          {shooters.slice(0, 3).map(shooter => (
            <MedalPicture key={shooter} gangster={gangsters[shooter] ?? 'bruno'} size={150} />
          ))}
        </div>
        <h2>{names.player(seat)}</h2>
        <p>
          {shooters.length > 0 && say('out.by', { wounds: limit, players: names.players(shooters) })}{' '}
          {!isRobbed && loot > 0 && say('out.loot', { count: loot })}
        </p>
      </div>
    </section>
  );
}
