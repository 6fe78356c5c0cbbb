import { useTableModel } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import styles from './TableMenu.module.css';

/** Messages of the browser, where it allows them; else one line that says why not. */
export function NotifyChoice() {
  const say = useWords(tableWords);
  const { source } = useTableModel();
  const [permission, setPermission] = useState(() => globalThis.Notification?.permission);
  if (source.kind !== 'online' || permission === 'granted') return null;
  if (!isSecureContext) return <p className={styles.hint}>{say('notify.insecure')}</p>;
  if (permission === undefined) return null;
  if (permission === 'denied') return <p className={styles.hint}>{say('notify.blocked')}</p>;
  return <Button onClick={async () => setPermission(await Notification.requestPermission())}>{say('notify')}</Button>;
}
