import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { Page } from '../page/Page.tsx';
import type { Found } from '../practice/loadRecord.ts';
import type { Opened } from './replayHost.ts';

type Why = Extract<Found, { ok: false }>['why'] | Extract<Opened, { ok: false }>['code'];

/** Which words say it: the reasons a record is refused for have only a few. */
const WORDS = {
  noSuchGame: 'noSuchGame',
  notYet: 'notYet',
  offline: 'offline',
  fault: 'fault',
  unreadable: 'unreadable',
  wrongGame: 'unreadable',
  badOptions: 'unreadable',
  badSeed: 'unreadable',
  badStart: 'unreadable',
  refused: 'unreadable',
  wrongVersion: 'wrongVersion',
  wrongPack: 'wrongPack',
} as const satisfies { readonly [W in Why]: string };

export function ReplayTrouble({ why }: { readonly why: Why }) {
  const say = useWords(replayWords);
  return (
    <Page title={say('title')}>
      <Trouble
        title={say(`trouble.${WORDS[why]}`)}
        actions={
          <>
            <Link href="/replay/file" className={buttons.button}>
              {say('file.open')}
            </Link>
            {why === 'offline' || why === 'fault' ? (
              <Button look="primary" onClick={() => location.reload()}>
                {say('again')}
              </Button>
            ) : (
              <Link href="/history" className={`${buttons.button} ${buttons.primary}`}>
                {say('toHistory')}
              </Link>
            )}
          </>
        }
      >
        <p>{say(`trouble.${WORDS[why]}.words`)}</p>
      </Trouble>
    </Page>
  );
}
