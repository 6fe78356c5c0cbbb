import { settings } from '@omerta/table/settings/settings.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type OpenedRoom, roomApi } from '../net/roomApi.ts';
import { Waiting } from '../table/Waiting.tsx';
import { roomWords } from '../words/roomWords.ts';
import { forgetTv, knownTv, rememberTv } from './knownTv.ts';

/** This screen is the TV: opens a room at once, or goes back to the one it has shown before. */
export default function TvPage() {
  const say = useWords(roomWords);
  const [, go] = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isGone = false;
    const show = ({ match, key }: OpenedRoom) => {
      if (!isGone) go(`/screen/${match}#${key}`, { replace: true });
    };
    const open = async () => show(rememberTv(knownTv() ?? (await roomApi.open(settings.getState().language))));
    open().catch(() => !isGone && setRefused(true));
    return () => {
      isGone = true;
    };
  }, [attempt, go]);
  if (!isRefused) return <Waiting />;
  const retry = () => {
    setRefused(false);
    setAttempt(attempt + 1);
  };
  return (
    <main>
      <Trouble
        title={say('tv.noRoom')}
        actions={
          <Button look="primary" onClick={retry}>
            {say('tv.retry')}
          </Button>
        }
      />
    </main>
  );
}

/** The evening is over: the television may open the next one. */
export function EveningOver() {
  const say = useWords(roomWords);
  const [, go] = useLocation();
  const again = () => {
    forgetTv();
    go('/tv');
  };
  return (
    <main>
      <Trouble
        title={say('tv.over')}
        actions={
          <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={again}>
            {say('tv.newRoom')}
          </button>
        }
      >
        <p>{say('tv.overWords')}</p>
      </Trouble>
    </main>
  );
}
