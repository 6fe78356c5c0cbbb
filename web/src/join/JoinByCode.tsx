import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { pageWords } from '../words/pageWords.ts';
import { CodeField } from './CodeField.tsx';
import styles from './JoinByCode.module.css';
import { ScanQr } from './ScanQr.tsx';
import { type RefusedCode, useTypedCode } from './useTypedCode.ts';
import { whyNoScan } from './whyNoScan.ts';

/** Join by the letters of a code, or by the camera. The last letter asks: there is no button. */
export function JoinByCode({ refused }: { readonly refused?: RefusedCode }) {
  const say = useWords(pageWords);
  const [, go] = useLocation();
  const { field } = useTypedCode(refused);
  const [isScanning, setScanning] = useState(false);
  const noScan = whyNoScan();
  return (
    <Panel title={say('join.title')}>
      <div className={styles.join}>
        <CodeField {...field} />
        {noScan === undefined && (
          <Button className={styles.scan} icon={<Icon name="scan" size={22} />} onClick={() => setScanning(true)}>
            {say('scan.open')}
          </Button>
        )}
      </div>
      {noScan !== undefined && <p className={styles.why}>{say(`scan.${noScan}`)}</p>}
      {isScanning && <ScanQr onClose={() => setScanning(false)} onFound={go} />}
    </Panel>
  );
}
