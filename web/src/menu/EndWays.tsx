import type { EndWaysProps } from '@omerta/table/page/pageParts.ts';
import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { tablesApi } from '../net/tablesApi.ts';
import { sayRefusal } from '../page/refusals.ts';
import { addressOfAgain } from '../practice/again.ts';
import { addressOf } from '../practice/loadRecord.ts';
import { ShareSheet } from '../replay/ShareSheet.tsx';
import { pageWords } from '../words/pageWords.ts';

/** Where to go when it is over: home, tell others, see it again, play again. */
export function EndWays({ words }: EndWaysProps) {
  const say = useWords(replayWords);
  const match = useTable(({ info }) => info?.match ?? '');
  const { source } = useTableModel();
  const [isSharing, setSharing] = useState(false);
  const isLocal = source.kind === 'practice';
  const replay = `/replay/${addressOf(match, isLocal)}`;
  return (
    <>
      <Link href="/" className={buttons.button}>
        {say('home')}
      </Link>
      {!isLocal && (
        <Button icon={<Icon name="share" />} onClick={() => setSharing(true)}>
          {say('share')}
        </Button>
      )}
      <Link href={replay} className={buttons.button}>
        {say('end.watch')}
      </Link>
      <Rematch />
      {isSharing && (
        <ShareSheet
          link={new URL(replay.slice(1), document.baseURI).href}
          words={words}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

function Rematch() {
  const say = useWords(replayWords);
  const sayPage = useWords(pageWords);
  const info = useTable(state => state.info);
  const { source } = useTableModel();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  if (info === undefined) return null;
  if (source.kind === 'online' && info.you.viewer === 'spectator' && info.next === undefined) return null;
  const again = async () => {
    if (source.kind === 'practice') return go(addressOfAgain(info, (await source.pack?.()) !== undefined));
    if (info.next !== undefined) return go(`/t/${info.next}`);
    setBusy(true);
    try {
      go(`/t/${(await tablesApi.rematch(info.match)).match}`);
    } catch (error) {
      sayRefusal(sayPage, error);
      setBusy(false);
    }
  };
  return (
    <Button look="primary" onClick={() => void again()} isBusy={isBusy}>
      {say(info.next === undefined ? 'end.rematch' : 'end.toRematch')}
    </Button>
  );
}
