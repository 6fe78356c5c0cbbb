import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import styles from '../setup/OptionsForm.module.css';
import { pageWords } from '../words/pageWords.ts';
import { usePackName } from './usePackName.ts';

export interface ChosenPackProps {
  readonly pack: string | undefined;
  readonly onForget: () => void;
}

/** Which cards are played with, and the way to others. */
export function ChosenPack({ pack, onForget }: ChosenPackProps) {
  const say = useWords(pageWords);
  const name = usePackName(pack);
  const words =
    pack === undefined ? say('options.pack.standard') : name === '' ? say('options.pack.gone') : (name ?? '…');
  return (
    <p className={styles.pack}>
      {say('options.pack', { pack: words })}
      {pack !== undefined && (
        <Button size="small" onClick={onForget}>
          {say('options.pack.back')}
        </Button>
      )}
      <Link href="/packs">{say('options.pack.choose')}</Link>
    </p>
  );
}
