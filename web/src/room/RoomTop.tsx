import type { TableInfo } from '@omerta/protocol';
import type { ReactNode } from 'react';
import { useAboutOf } from '../games/useAboutOf.ts';
import styles from './phone.module.css';

/** On top of each phone in the room: which room, what is played, and one line. */
export function RoomTop({
  info,
  words,
  children,
}: {
  readonly info: TableInfo;
  readonly words: string;
  readonly children?: ReactNode;
}) {
  const about = useAboutOf(info.game);
  return (
    <header className={styles.top}>
      <span className={styles.code} role="img" aria-label={[...(info.room?.code ?? '')].join(' ')}>
        {[...(info.room?.code ?? '')].map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is where it stands
          <i key={at}>{letter}</i>
        ))}
      </span>
      <h1>
        {about?.title}
        <small>{words}</small>
      </h1>
      {children}
    </header>
  );
}
