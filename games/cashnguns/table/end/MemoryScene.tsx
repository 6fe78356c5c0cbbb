import { useWords } from '@omerta/table/words/useWords.ts';
import { Curtain } from '../draw/Curtain.tsx';
import { LOOKS } from '../draw/gangsters.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import type { Pose } from '../draw/sceneProps.ts';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import type { Finale } from './finale.ts';
import styles from './MemoryScene.module.css';
import type { Memory, MemoryKind } from './remembered.ts';
import show from './Show.module.css';

const POSES: Readonly<Record<MemoryKind, Pose>> = {
  out: 'out',
  gang: 'ducked',
  nerves: 'stand',
  standoff: 'stand',
  volley: 'stand',
  allDuck: 'ducked',
  lucky: 'stand',
};

/** Three moments all will talk about. */
export function MemoryScene({ finale: { memories } }: { readonly finale: Finale }) {
  const say = useWords(tvWords);
  return (
    <section className={show.scene} aria-label={say('memory.title')}>
      <div className={styles.curtain}>
        <Curtain isDim />
      </div>
      <h1 className={styles.title}>{say('memory.title')}</h1>
      <ol className={styles.memories}>
        {memories.map(memory => (
          <Remembered key={`${memory.round} ${memory.kind} ${memory.seats[0]}`} {...memory} />
        ))}
      </ol>
    </section>
  );
}

function Remembered({ kind, round, seats, others, count }: Memory) {
  const say = useWords(tvWords);
  const { names, gangsters } = useAtTable();
  const of = (seat: number | undefined) => gangsters[seat ?? 0] ?? 'bruno';
  return (
    <li>
      <div className={styles.picture} style={{ background: LOOKS[of(seats[0])].shade }}>
        {seats.slice(0, 2).map(seat => (
          <MedalPicture
            key={seat}
            gangster={of(seat)}
            pose={POSES[kind]}
            mood={kind === 'standoff' ? 'wide' : 'calm'}
            size={180}
          />
        ))}
        <span className={styles.others}>
          {others.slice(0, 4).map(seat => (
            <MedalPicture key={seat} gangster={of(seat)} size={70} />
          ))}
        </span>
      </div>
      <small>{say('memory.round', { round })}</small>
      <p>
        {say(`memory.${kind}`, {
          names: names.players(seats),
          others: names.players(others),
          count,
        })}
      </p>
    </li>
  );
}
