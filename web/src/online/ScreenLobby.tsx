import type { TableInfo } from '@omerta/protocol';
import { joinAddress } from '@omerta/table/lobby/joinAddress.ts';
import { OnlyHere } from '@omerta/table/lobby/OnlyHere.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { QrCode } from '@omerta/table/ui/QrCode.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Suspense } from 'react';
import { webGame } from '../games/games.ts';
import { Waiting } from '../table/Waiting.tsx';
import styles from './screen.module.css';

/** Before the game: the code to scan, and who has come. To be read from across the room. */
export function ScreenLobby({ info }: { readonly info: TableInfo }) {
  const Own = webGame(info.game)?.table.ScreenLobby;
  if (Own === undefined) return <PlainLobby info={info} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Own info={info} />
    </Suspense>
  );
}

function PlainLobby({ info }: { readonly info: TableInfo }) {
  const say = useWords(tableWords);
  return (
    <main className={styles.lobby}>
      <section className={styles.join}>
        <h1>{info.title ?? say('screen.lobby')}</h1>
        <div className={styles.large}>
          <QrCode text={joinAddress(info)} label={say('screen.join')} />
        </div>
        <p>{say('screen.join')}</p>
        {info.code !== undefined && <p className={styles.code}>{say('screen.code', { code: info.code })}</p>}
        <p className={styles.address}>{joinAddress(info).replace(/^https?:\/\//, '')}</p>
        <OnlyHere link={joinAddress(info)} />
      </section>
      <ol className={styles.seats}>
        {info.seats.map(({ kind, name, ready }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is where it stands
          <li key={seat} className={kind === 'empty' ? styles.free : ready ? styles.ready : styles.taken}>
            {kind === 'empty' ? say('screen.free') : name}
            {kind !== 'empty' && ready && (
              <>
                <Icon name="check" size={32} />
                <span className="unseen">{say('screen.seat', { name })}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.foot}>{say('screen.starts')}</p>
    </main>
  );
}
