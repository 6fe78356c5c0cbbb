import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CodeField } from '../join/CodeField.tsx';
import { ScanQr } from '../join/ScanQr.tsx';
import { useTypedCode } from '../join/useTypedCode.ts';
import { whyNoScan } from '../join/whyNoScan.ts';
import look from '../page/brass.module.css';
import { useIsNarrow } from '../page/useIsNarrow.ts';
import { homeWords } from '../words/homeWords.ts';
import { Doorman } from './Doorman.tsx';
import styles from './Doors.module.css';
import { doormanSays } from './doormanSays.ts';
import { Sign } from './Sign.tsx';

/** The word is whispered at the door: its last letter opens it. */
export function CodeDoor() {
  const say = useWords(homeWords);
  const [, go] = useLocation();
  const { isUp } = useServerConnection();
  const { field, refusal } = useTypedCode();
  const [isScanning, setScanning] = useState(false);
  const canScan = whyNoScan() === undefined;
  const isPhone = useIsNarrow(699);
  const isWrong = refusal !== undefined;
  return (
    <section
      className={`${styles.door} ${styles.code}`}
      data-dark={!isUp || undefined}
      data-wrong={isWrong || undefined}
      aria-labelledby="join"
    >
      <Sign id="join">{say('code.title')}</Sign>
      <Doorman looks={field.value.length} isShut={isWrong} />
      <p className={styles.ask} aria-hidden="true">
        {say(doormanSays(refusal))}
      </p>
      <div className={styles.word} data-scan={canScan || undefined}>
        <CodeField {...field} autoFocus={!isPhone} />
        {!isUp && !isWrong && <p role="status">{say('code.offline')}</p>}
        {canScan && (
          <button type="button" className={`${look.ghost} ${styles.scan}`} onClick={() => setScanning(true)}>
            <Icon name="scan" size={24} />
            <span className={styles.long}>{say('code.scan')}</span>
            <span className={styles.short}>{say('code.scanShort')}</span>
          </button>
        )}
      </div>
      {isScanning && <ScanQr onClose={() => setScanning(false)} onFound={go} />}
    </section>
  );
}
