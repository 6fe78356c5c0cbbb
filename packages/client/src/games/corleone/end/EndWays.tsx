import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { sayRefusal } from '../../../house/refusals.ts';
import { tablesApi } from '../../../net/tablesApi.ts';
import { ShareSheet } from '../../../replay/ShareSheet.tsx';
import { useTableModel } from '../../../table/useTable.ts';
import buttons from '../../../ui/Button.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useAtTable } from '../atTable.ts';
import type { FinalScore } from './finalScore.ts';

/** Where to go when it is over: home, tell others, see it again, play again. */
export function EndWays({ scores }: { readonly scores: readonly FinalScore[] }) {
  const say = useWords('replay');
  const { info, names } = useAtTable();
  const { source } = useTableModel();
  const [isSharing, setSharing] = useState(false);
  const isLocal = source.kind === 'practice';
  const replay = `/replay/${isLocal ? 'local-' : ''}${info.match}`;
  const result = scores
    .map(({ seat, total }) => `${names.player(seat)} ${say('dollars', { amount: total })}`)
    .join(', ');
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
          words={say('end.result', { result })}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

function Rematch() {
  const say = useWords('replay');
  const sayHouse = useWords('house');
  const { info } = useAtTable();
  const { source } = useTableModel();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  if (source.kind === 'online' && info.you.viewer === 'spectator' && info.next === undefined) return null;
  const again = async () => {
    if (source.kind === 'practice') return go(practiceAgain());
    if (info.next !== undefined) return go(`/t/${info.next}`);
    setBusy(true);
    try {
      go(`/t/${(await tablesApi.rematch(info.match)).match}`);
    } catch (error) {
      sayRefusal(sayHouse, error);
      setBusy(false);
    }
  };
  return (
    <Button look="primary" onClick={() => void again()} isBusy={isBusy}>
      {say(info.next === undefined ? 'end.rematch' : 'end.toRematch')}
    </Button>
  );

  /** The same seats, dealt anew. */
  function practiceAgain(): string {
    const people = info.seats.filter(({ kind }) => kind === 'person');
    const level = info.seats.find(({ kind }) => kind === 'bot')?.level ?? 'easy';
    const wanted = new URLSearchParams({
      players: String(info.seats.length),
      level,
      pace: info.settings.pace,
      people: String(people.length),
      names: people.map(({ name }) => name).join(','),
    });
    return `/practice/${info.game}?${wanted}`;
  }
}
