import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { pageWords } from '../words/pageWords.ts';
import { CodeField } from './CodeField.tsx';
import { isCode } from './codes.ts';
import styles from './JoinByCode.module.css';
import { ScanQr } from './ScanQr.tsx';
import { whyNoScan } from './whyNoScan.ts';

/** Join by six letters, or by a code for the camera. */
export function JoinByCode() {
  const say = useWords(pageWords);
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const [isScanning, setScanning] = useState(false);
  const noScan = whyNoScan();
  const join = (event: FormEvent) => {
    event.preventDefault();
    if (isCode(code)) go(`/join/${code}`);
  };
  return (
    <Panel title={say('join.title')}>
      <form className={styles.join} onSubmit={join}>
        <CodeField value={code} onChange={setCode} onFull={full => go(`/join/${full}`)} />
        {noScan === undefined && (
          <Button className={styles.scan} icon={<Icon name="scan" size={22} />} onClick={() => setScanning(true)}>
            {say('scan.open')}
          </Button>
        )}
      </form>
      {noScan !== undefined && <p className={styles.why}>{say(`scan.${noScan}`)}</p>}
      {isScanning && <ScanQr onClose={() => setScanning(false)} onFound={go} />}
    </Panel>
  );
}
