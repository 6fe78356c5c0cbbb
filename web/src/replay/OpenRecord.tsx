import { useSettings } from '@omerta/table/settings/settings.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../page/Page.tsx';
import type { ReadFile } from '../practice/readRecordFile.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import type { SavedGame } from '../practice/savedGame.ts';
import { savedGames } from '../practice/savedGames.ts';
import styles from './OpenRecord.module.css';

/** Asks for a file, or for a game of this device. */
export function OpenRecord({ onFile }: { readonly onFile: (file: RecordFile) => void }) {
  const say = useWords(replayWords);
  const id = useId();
  const [refused, setRefused] = useState<Extract<ReadFile, { ok: false }>>();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const { readRecordText } = await import('../practice/readRecordFile.ts');
    const found = readRecordText(await file.text());
    if (found.ok) onFile(found.file);
    else setRefused(found);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <Page title={say('file.title')}>
      <section
        className={styles.drop}
        aria-label={say('file.title')}
        onDragOver={event => event.preventDefault()}
        onDrop={drop}
      >
        <label htmlFor={id}>{say('file.words')}</label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void read(target.files?.[0])}
        />
        <div role="alert">
          {refused !== undefined && (
            <p className={styles.refused}>
              <b>{say(`file.${refused.why}`)}</b>{' '}
              {refused.why === 'notRecord' && <code lang="en">{refused.problem}</code>}
            </p>
          )}
        </div>
      </section>
      <OwnGames />
    </Page>
  );
}

function OwnGames() {
  const say = useWords(replayWords);
  const language = useSettings(settings => settings.language);
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  useEffect(() => {
    savedGames.list().then(setGames, reportError);
  }, []);
  const over = games.filter(({ outcome }) => outcome !== undefined);
  if (over.length === 0) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Panel title={say('file.own')}>
      <ul className={styles.games}>
        {over.map(({ id, seats, playedAt }) => (
          <li key={id}>
            <Link href={`/replay/local-${id}`} className={`${buttons.button} ${buttons.ghost}`}>
              {seats.map(({ name }) => name).join(', ')} · {day.format(playedAt)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
