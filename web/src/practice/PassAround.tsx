import type { Viewer } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { webGame } from '../games/games.ts';
import { GameTable } from '../table/GameTable.tsx';
import { Waiting } from '../table/Waiting.tsx';
import { practiceWords } from '../words/practiceWords.ts';
import { Curtain } from './Curtain.tsx';
import styles from './PassAround.module.css';
import { onScreen } from './passing.ts';

const NO_SEATS: readonly number[] = [];
const READING = 6_000; // milliseconds its holder has before the curtain falls by itself

/** One device for several people: between two of them a curtain falls, and nothing of a hand is on the page. */
export function PassAround({ info }: { readonly info: TableInfo }) {
  const { source } = useTableModel();
  const people = info.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const shown = useTable(state => state.shown?.viewer);
  const waiting = useTable(({ frame }) => frame?.waiting) ?? NO_SEATS;
  const isCaughtUp = useTable(state => state.shown === state.frame);
  const isOver = useTable(({ frame }) => frame?.over === true);
  const [given, setGiven] = useState<Viewer>('spectator');
  const screen = onScreen({ people, waiting, given, shown, isOver });

  const hand = (viewer: Viewer) => {
    setGiven(viewer);
    source.handTo?.(viewer);
  };
  const draw = () => hand('spectator');
  useWhenHidden(() => {
    if (people.length > 1 && !isOver) draw(); // another player may pick the device up again
  });

  if (screen.kind === 'nothing') return <Waiting />;
  if (screen.kind === 'curtain') {
    return (
      <Curtain
        key={screen.seat}
        name={info.seats[screen.seat]?.name ?? ''}
        at={{ options: info.options, seat: screen.seat }}
        Face={webGame(info.game)?.lobby?.CurtainFace}
        round={waiting.length > 1 ? roundOf(people, waiting) : undefined}
        onOpen={() => hand(screen.seat)}
      />
    );
  }
  const { next } = screen;
  return (
    <div className={styles.around}>
      <GameTable info={info} />
      {next !== undefined && isCaughtUp && (
        <HandOn
          key={next}
          name={info.seats[next]?.name ?? ''}
          after={info.settings.pace === 'instant' ? 0 : READING}
          onDraw={draw}
        />
      )}
    </div>
  );
}

/** The page goes out of sight: the screen is locked, or something else is opened. */
function useWhenHidden(hide: () => void): void {
  const hidden = useEffectEvent(hide);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') hidden();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

/** Several are asked at once: how many at this device have answered. */
const roundOf = (people: readonly number[], waiting: readonly number[]) => ({
  decided: people.filter(seat => !waiting.includes(seat)).length,
  all: people.length,
});

interface HandOnProps {
  readonly name: string;
  readonly after: number;
  readonly onDraw: () => void;
}

/** The holder may look at what their move did, and then hands the device on. */
function HandOn({ name, after, onDraw }: HandOnProps) {
  const say = useWords(practiceWords);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once for each time it is shown
  useEffect(() => {
    const timer = setTimeout(onDraw, after);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.bar} role="status">
      <p>{say('curtain.soon', { name })}</p>
      <Button look="primary" onClick={onDraw}>
        {say('curtain.now')}
      </Button>
    </div>
  );
}
