import { usePlay } from '../choose/play.ts';
import { Cta } from '../choose/prompt/Cta.tsx';
import { BulletCard } from '../draw/cards/BulletCard.tsx';
import { ReadyTick } from '../draw/ReadyTick.tsx';
import { useAtTable } from '../show/atTable.ts';
import { Peek } from '../show/Peek.tsx';
import { readyBy } from '../show/readyBy.ts';
import { useReadyTicks } from '../show/staging/readyTicks.ts';
import { Gestures } from './Gestures.tsx';
import styles from './screens.module.css';

/** Decided: the same picture whatever the choice was, until all have answered. */
export function InScreen() {
  const { say, view, table } = useAtTable();
  const { change, isSending } = usePlay();
  const ticks = useReadyTicks(readyBy(table)).filter(isReady => isReady !== undefined);
  return (
    <>
      <div className={styles.in} role="status">
        {view.own?.played !== '' && <BulletCard face="back" size={72} />}
        <div>
          <h2>{say('youAreIn')}</h2>
          <p>{say('youAreIn.why', { left: ticks.filter(isReady => !isReady).length })}</p>
          <p className={styles.ticks} aria-hidden="true">
            {ticks.map((isReady, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ticks are counted, nothing else
              <ReadyTick key={at} isReady={isReady} size={26} />
            ))}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <div className={styles.two}>
          <Peek />
          <Cta look="plain" isBusy={isSending} onPress={change}>
            {say('changeIt')}
          </Cta>
        </div>
        <Gestures />
      </div>
    </>
  );
}
