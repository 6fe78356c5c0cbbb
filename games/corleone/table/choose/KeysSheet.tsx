import { KeyList } from '@omerta/table/table/KeyList.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './KeysSheet.module.css';

const KEYS = [
  ['Tab', 'tab'],
  ['← ↑ → ↓', 'arrows'],
  ['1 – 7', 'turfs'],
  ['0', 'park'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['T', 'thug'],
  ['F', 'family'],
  ['P', 'prompt'],
  ['H', 'hand'],
  ['J', 'jobs'],
  ['A', 'allies'],
  ['S', 'suitcase'],
  ['L', 'log'],
  ['U', 'undo'],
  ['I', 'hint'],
  ['?', 'help'],
] as const;

/** Every key of the table. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { say } = useAtTable();
  const keys = KEYS.map(([key, what]) => [key, say(`key.${what}`)] as const);
  return (
    <Sheet title={say('keys')} closeLabel={say('close')} onClose={onClose}>
      <KeyList keys={[...keys, [say('space'), say('key.nextTurf')]]} />
      <p className={styles.note}>{say('keysNote')}</p>
    </Sheet>
  );
}
