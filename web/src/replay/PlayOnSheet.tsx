import { OFFERED_LEVELS, type OfferedLevel, USUAL_LEVEL } from '@omerta/bots/levels';
import type { PlayedOn } from '@omerta/protocol';
import type { Place } from '@omerta/table/replay/usePlace.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useAct } from '@omerta/table/table/useAct.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { RecordFile } from '../practice/recordFile.ts';
import { LevelChoice } from '../setup/LevelChoice.tsx';
import styles from './PlayOnSheet.module.css';
import type { ReplayHost } from './replayHost.ts';

const HIDDEN: readonly PlayedOn['hidden'][] = ['asItWas', 'dealtAfresh'];

export interface PlayOnSheetProps {
  readonly file: RecordFile;
  readonly host: ReplayHost;
  readonly place: Place;
  readonly onClose: () => void;
}

/** What if? A new game of this device begins here, against bots. */
export function PlayOnSheet({ file, host, place: { step, viewpoint }, onClose }: PlayOnSheetProps) {
  const say = useWords(replayWords);
  const myName = useSettings(({ name }) => name);
  const [, navigate] = useLocation();
  const [seat, setSeat] = useState(typeof viewpoint === 'number' ? viewpoint : 0);
  const [hidden, setHidden] = useState<PlayedOn['hidden']>('asItWas');
  const [level, setLevel] = useState<OfferedLevel>(USUAL_LEVEL);
  const { isBusy, isRefused, act } = useAct('here');
  const begin = async () => {
    const name = myName === '' ? (file.players[seat]?.name ?? '') : myName;
    const id = await host.playOn({ step, seat, hidden, name, level });
    navigate(`/practice/${file.record.game}?saved=${id}`);
  };
  return (
    <Sheet title={say('playOn')} closeLabel={say('close')} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{say('playOn.words', { step })}</p>
        <Segmented
          label={say('playOn.seat')}
          value={String(seat)}
          onChange={value => setSeat(Number(value))}
          options={file.players.map(({ name }, at) => ({ value: String(at), label: name }))}
        />
        <Segmented
          label={say('playOn.hidden')}
          value={hidden}
          onChange={setHidden}
          options={HIDDEN.map(value => ({ value, label: say(`playOn.${value}`) }))}
        />
        <p className={styles.note}>{say(`playOn.${hidden}.words`, { name: file.players[seat]?.name ?? '' })}</p>
        <LevelChoice label={say('playOn.level')} levels={OFFERED_LEVELS} value={level} onChange={setLevel} />
        <Button look="primary" size="large" isBusy={isBusy} onClick={() => void act(begin)}>
          {say('playOn.begin')}
        </Button>
        {isRefused && (
          <p className={styles.note} role="alert">
            {say('playOn.failed')}
          </p>
        )}
      </div>
    </Sheet>
  );
}
