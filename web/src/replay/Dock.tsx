import type { ReplayParts, SeenStep } from '@omerta/table/replay/replayParts.ts';
import type { Place } from '@omerta/table/replay/usePlace.ts';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { ReactNode } from 'react';
import styles from './Dock.module.css';
import { Scrubber } from './Scrubber.tsx';
import { type Playback, SPEEDS, type Speed } from './usePlayback.ts';

export interface DockProps {
  readonly parts: ReplayParts;
  readonly steps: readonly SeenStep[];
  readonly last: number;
  readonly place: Place;
  readonly go: (step: number) => void;
  readonly playback: Playback;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly children: ReactNode;
}

/** Money, scrubber and the buttons of a player, on one axis. */
export function Dock({ parts, steps, last, place: { step }, go, playback, speed, setSpeed, children }: DockProps) {
  const say = useWords(replayWords);
  const { isPlaying, play, pause } = playback;
  const seen = steps[step];
  const atStart = step === 0 && say('player.atStart');
  const atEnd = step === last && say('player.atEnd');
  return (
    <footer className={styles.dock}>
      <div className={styles.chart}>
        {parts.Chart !== undefined && steps.length > 0 && <parts.Chart steps={steps} now={step} />}
      </div>
      <Scrubber marks={parts.marksOf(steps)} step={step} last={last} go={go} onToggle={isPlaying ? pause : play} />
      <div className={styles.controls}>
        <fieldset className={styles.player}>
          <legend className="unseen">{say('player')}</legend>
          <PlayerButton sign="first" label={say('player.first')} closed={atStart} onClick={() => go(0)} />
          <PlayerButton sign="back" label={say('player.back')} closed={atStart} onClick={() => go(step - 1)} />
          <PlayerButton
            sign={isPlaying ? 'pause' : 'play'}
            label={say(isPlaying ? 'player.pause' : 'player.play')}
            onClick={isPlaying ? pause : play}
            isMain
          />
          <PlayerButton sign="next" label={say('player.next')} closed={atEnd} onClick={() => go(step + 1)} />
          <PlayerButton sign="last" label={say('player.last')} closed={atEnd} onClick={() => go(last)} />
        </fieldset>
        <div className={styles.now}>
          <b>{say('player.at', { step, last })}</b>
          <p>{step === 0 ? say('player.start') : seen !== undefined && <parts.Story step={seen} />}</p>
        </div>
        <Segmented
          label={say('speed')}
          isLabelHidden
          value={speed}
          onChange={setSpeed}
          options={SPEEDS.map(value => ({ value, label: say(`speed.${value}`) }))}
        />
        {children}
      </div>
    </footer>
  );
}

interface PlayerButtonProps {
  readonly sign: keyof typeof SIGNS;
  readonly label: string;
  readonly closed?: string | false;
  readonly onClick: () => void;
  readonly isMain?: boolean;
}

function PlayerButton({ sign, label, closed = false, onClick, isMain = false }: PlayerButtonProps) {
  const isClosed = closed !== false;
  return (
    <button
      type="button"
      className={isMain ? `${styles.button} ${styles.main}` : styles.button}
      aria-label={label}
      aria-disabled={isClosed || undefined}
      title={isClosed ? closed : label}
      onClick={isClosed ? undefined : onClick}
    >
      <svg width={20} height={20} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}

const SIGNS = {
  first: 'M4 4h2.5v12H4ZM16 4v12L7.5 10Z',
  back: 'M14.5 4v12L5 10Z',
  play: 'M6 3.5v13L17 10Z',
  pause: 'M5 4h3.5v12H5ZM11.5 4H15v12h-3.5Z',
  next: 'M5.5 4v12L15 10Z',
  last: 'M13.500 4H16v12h-2.5ZM4 4v12l8.5-6Z',
} as const;
