import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { CoachSheet } from './CoachSheet.tsx';
import type { Coaching } from './coaching.ts';
import { Progress } from './Progress.tsx';
import styles from './ReplayCoach.module.css';

export interface ReplayCoachProps {
  readonly coaching: Coaching;
  readonly voice: CoachVoice;
  readonly now: number;
  readonly go: (step: number) => void;
  readonly isOver: boolean;
  readonly isPartial: boolean;
}

/** The coach beside a replay: sets to work at once, and shows what was found in a sheet. */
export function ReplayCoach({ coaching, voice, now, go, isOver, isPartial }: ReplayCoachProps) {
  const say = useWords(coachWords);
  const state = useStore(coaching.store);
  const [isOpen, setOpen] = useState(false);
  const closed = (!isOver && say('whyNot.notOver')) || (isPartial && say('whyNot.otherRules'));
  const open = () => {
    setOpen(true);
    if (state.kind === 'idle') coaching.start();
  };
  const goTo = (step: number) => {
    setOpen(false);
    go(step);
  };
  return (
    <section>
      <h2>{say('title')}</h2>
      <Button className={styles.open} icon={<Icon name="eye" />} closed={closed} onClick={open}>
        {say(state.kind === 'done' ? 'open' : state.kind === 'working' ? 'look' : 'start')}
      </Button>
      {closed !== false && <p className={styles.note}>{closed}</p>}
      {!isOpen && <Progress state={state} />}
      {isOpen && (
        <CoachSheet
          coaching={coaching}
          voice={voice}
          now={now}
          way={{ kind: 'here', go: goTo }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
