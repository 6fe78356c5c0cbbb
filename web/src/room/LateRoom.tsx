import type { TableInfo } from '@omerta/protocol';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useId, useState } from 'react';
import { SeatFace } from '../lobby/SeatFace.tsx';
import { ensurePerson, usePerson } from '../net/people.ts';
import { roomApi } from '../net/roomApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { roomWords } from '../words/roomWords.ts';
import styles from './phone.module.css';
import { RoomTop } from './RoomTop.tsx';

export interface LateRoomProps {
  readonly info: TableInfo;
  readonly code: string | undefined;
  readonly onWatch: () => void;
}

/** A game runs: take over a bot when the next round or act begins, or watch. The guest chooses. */
export function LateRoom({ info, code, onWatch }: LateRoomProps) {
  const say = useWords(roomWords);
  const person = usePerson();
  const liked = useSettings(settings => settings.name);
  const [typed, setTyped] = useState<string>();
  const { doing, start } = useDoing<'take'>(useWords(pageWords));
  const id = useId();
  const bots = info.seats.flatMap(({ kind, comes }, seat) => (kind === 'bot' && comes === undefined ? [seat] : []));
  const [seat, setSeat] = useState(bots[0]);
  const chosen = seat !== undefined && bots.includes(seat) ? seat : bots[0];
  const name = typed ?? person?.name ?? liked;
  const take = (at: number) =>
    start('take', async () => {
      await ensurePerson(name);
      await roomApi.takeSeat(info.match, at, code ?? info.room?.code ?? '');
    });
  return (
    <div className={styles.phone}>
      <RoomTop info={info} words={say('remote.playing')} />
      <main className={styles.late}>
        <h2>{name === '' ? say('late.noName') : say('late.title', { name })}</h2>
        {chosen === undefined ? (
          <p>{say('late.noChair')}</p>
        ) : (
          <form
            className={styles.chair}
            onSubmit={event => {
              event.preventDefault();
              if (name.trim() !== '') void take(chosen);
            }}
          >
            <div className={styles.face}>
              <SeatFace info={info} seat={chosen} />
            </div>
            <div>
              <b>{say('late.takeOver', { name: info.seats[chosen]!.name })}</b>
              <p>{say('late.words')}</p>
              {person === undefined && (
                <>
                  <label htmlFor={id}>{say('join.name')}</label>
                  <div className={styles.name}>
                    <input id={id} value={name} maxLength={12} onChange={event => setTyped(event.target.value)} />
                  </div>
                </>
              )}
            </div>
            <button type="submit" className={styles.main} disabled={doing !== undefined || name.trim() === ''}>
              {say('late.take')}
            </button>
            {bots.length > 1 && (
              <p className={styles.another}>
                {say('late.another')}
                {bots
                  .filter(each => each !== chosen)
                  .map(each => (
                    <button key={each} type="button" onClick={() => setSeat(each)}>
                      {info.seats[each]!.name}
                    </button>
                  ))}
              </p>
            )}
          </form>
        )}
        <button type="button" className={chosen === undefined ? styles.main : styles.ghost} onClick={onWatch}>
          {say('late.watch')}
        </button>
        <p className={styles.small}>{say('late.watchWords')}</p>
      </main>
    </div>
  );
}
