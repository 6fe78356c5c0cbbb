import type { TableInfo } from '@omerta/protocol';
import { useWords } from '@omerta/table/words/useWords.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { roomWords } from '../words/roomWords.ts';
import styles from './phone.module.css';

/** The first host has been away, and takes the remote back with one tap. */
export function TakeBack({ info }: { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  const { doing, start } = useDoing<'host'>(useWords(pageWords));
  const { viewer, isHost } = info.you;
  if (viewer === 'spectator' || isHost || info.room?.owner !== viewer) return null;
  return (
    <button
      type="button"
      className={styles.ghost}
      disabled={doing !== undefined}
      onClick={() => start('host', () => tablesApi.makeHost(info.match, viewer))}
    >
      {say('remote.takeBack')}
    </button>
  );
}
