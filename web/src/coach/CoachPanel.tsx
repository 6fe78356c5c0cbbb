import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { saveAnalysis } from './analysisFile.ts';
import styles from './CoachPanel.module.css';
import type { Coaching } from './coaching.ts';
import { Findings } from './Findings.tsx';
import { Progress } from './Progress.tsx';
import type { Way } from './ToMoment.tsx';
import { WHY_NOT } from './whyNot.ts';

export interface CoachPanelProps {
  readonly coaching: Coaching;
  readonly voice: CoachVoice;
  readonly way: Way;
  /** The step that is looked at; undefined where the game just ended. */
  readonly now?: number | undefined;
}

/** Looks back at a finished game when asked to, and shows what was found. */
export function CoachPanel(props: CoachPanelProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}

function Panel({ coaching, voice, way, now }: CoachPanelProps) {
  const say = useWords(coachWords);
  const state = useStore(coaching.store);
  return (
    <div className={styles.coach}>
      <div className={styles.head}>
        <p>{say(state.kind === 'done' ? 'done.words' : 'words')}</p>
        {/* One button all along, so that the focus stays where it was. */}
        {state.kind === 'working' ? (
          <Button icon={<Icon name="close" />} onClick={coaching.stop}>
            {say('stop')}
          </Button>
        ) : state.kind === 'done' ? (
          <Button icon={<Icon name="copy" />} onClick={() => saveAnalysis(state.told)}>
            {say('save')}
          </Button>
        ) : (
          <Button look="primary" icon={<Icon name="eye" />} onClick={coaching.start}>
            {say('start')}
          </Button>
        )}
      </div>
      <Progress state={state} />
      {state.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {say(`whyNot.${WHY_NOT[state.why]}`)}
        </p>
      )}
      {state.kind === 'done' && <Findings told={state.told} voice={voice} way={way} now={now} />}
    </div>
  );
}
