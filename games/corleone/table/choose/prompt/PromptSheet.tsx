import { HintBox } from '@omerta/table/hints/HintBox.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { usePlay } from '../play.ts';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import { FigurePicker } from './FigurePicker.tsx';
import { FirstPicker } from './FirstPicker.tsx';
import { Warnings } from './Friend.tsx';
import { Gains } from './Gains.tsx';
import { AskHint, PromptActions } from './PromptBar.tsx';
import styles from './PromptSheet.module.css';
import { usePromptWords } from './usePromptWords.ts';
import { WhyNot } from './WhyNot.tsx';

/** The prompt of a phone: it says what a choice would bring, too. */
export function PromptSheet() {
  const { say } = useAtTable();
  const { question, preview, warnings, refused } = usePlay();
  const { title, why } = usePromptWords();
  return (
    <section
      className={styles.sheet}
      aria-label={say('region.prompt')}
      data-region="prompt"
      data-anchor="prompt"
      data-asked={question !== undefined || undefined}
    >
      <div className={styles.words} aria-live={question === undefined ? 'polite' : 'assertive'}>
        <h2>{title}</h2>
        {preview === undefined && <p>{why}</p>}
      </div>
      {refused !== undefined && <WhyNot refused={refused} />}
      {preview !== undefined && (
        <div className={styles.gains}>
          <Gains preview={preview} isPlain />
        </div>
      )}
      <Warnings warnings={warnings} />
      <div className={styles.pickers}>
        <FigurePicker />
        <FirstPicker />
        <ChoiceButtons />
        <AskHint />
      </div>
      <div className={styles.actions}>
        <PromptActions />
      </div>
      <HintBox as="sheet" />
    </section>
  );
}
