import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { homeWords } from '../words/homeWords.ts';
import { pageWords } from '../words/pageWords.ts';
import { CodeField } from './CodeField.tsx';
import styles from './PartySheet.module.css';
import { tvAddress } from './tvPath.ts';
import { useTypedCode } from './useTypedCode.ts';

/** How a television and this device come together: it opens a room, and its code is typed here. */
export function PartySheet({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(homeWords);
  const sayPage = useWords(pageWords);
  const { field } = useTypedCode();
  return (
    <Sheet title={say('party.phone')} onClose={onClose} closeLabel={sayPage('close')}>
      <p className={styles.how}>{say.rich('party.how', { address: <b key="address">{tvAddress()}</b> })}</p>
      <CodeField {...field} />
    </Sheet>
  );
}
