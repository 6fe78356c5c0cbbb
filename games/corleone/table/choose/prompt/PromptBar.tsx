import { HintBox } from '@omerta/table/hints/HintBox.tsx';
import { HintButton } from '@omerta/table/hints/HintButton.tsx';
import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { UndoSign } from '../../draw/signs.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { bidOf } from '../bids.ts';
import { usePlay } from '../play.ts';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import { FigurePicker } from './FigurePicker.tsx';
import { FirstPicker } from './FirstPicker.tsx';
import styles from './PromptBar.module.css';
import { PromptFigure } from './PromptFigure.tsx';
import { useHintSide } from './useHintSide.ts';
import { usePromptWords } from './usePromptWords.ts';
import { WhyNot } from './WhyNot.tsx';

/** The voice of the table: what is asked and why, and the buttons to answer with. */
export function PromptBar() {
  const { say } = useAtTable();
  const { question, refused } = usePlay();
  const { title, why } = usePromptWords();
  const hintSide = useHintSide();
  return (
    <section
      className={styles.prompt}
      aria-label={say('region.prompt')}
      data-region="prompt"
      data-anchor="prompt"
      data-asked={question !== undefined || undefined}
    >
      {refused !== undefined && !refused.thing.startsWith('place:') && (
        <div className={styles.refused}>
          <WhyNot refused={refused} />
        </div>
      )}
      <HintBox side={hintSide} />
      <PromptFigure />
      <div className={styles.words} aria-live={question === undefined ? 'polite' : 'assertive'}>
        <h2>{title}</h2>
        <p>{why}</p>
      </div>
      <div className={styles.answers}>
        <FigurePicker />
        <ChoiceButtons />
        <FirstPicker />
        <AskHint />
        <PromptActions />
      </div>
    </section>
  );
}

/** Advice for the player who is asked. */
export const AskHint = () => (
  <HintButton
    className={`${buttons.button} ${buttons.ghost} ${styles.hint}`}
    keyHint={<kbd className={styles.key}>I</kbd>}
  />
);

/** Back, undo and the one primary button. */
export function PromptActions() {
  const { say } = useAtTable();
  const { question, selection, marked, needed, confirm, back, undo, mayUndo, isSending, kind, send } = usePlay();
  const { verb } = usePromptWords();
  if (question === undefined) return null;
  const isMarking = needed > 0;
  const left = needed - marked.length;
  const hasStep = marked.length > 0 || selection.chosen !== undefined;
  return (
    <>
      {mayUndo && (
        <Button look="ghost" onClick={undo} icon={<UndoSign />} isBusy={isSending}>
          <span className={styles.undo}>{say('undo')}</span> <kbd className={styles.key}>U</kbd>
        </Button>
      )}
      {hasStep && (
        <Button look="ghost" onClick={back}>
          {say(isMarking || kind === 'bid' ? 'clear' : 'back')}
        </Button>
      )}
      {kind === 'bid' && (
        <Button look={marked.length === 0 ? 'primary' : 'ghost'} onClick={() => send(bidOf([]))} isBusy={isSending}>
          {say('bidNothing')}
        </Button>
      )}
      {isMarking && left !== 0 && (
        <Button look="primary" closed={say('why.chooseMore', { count: Math.abs(left), more: left > 0 ? 'yes' : 'no' })}>
          {say(left > 0 ? 'chooseMore' : 'chooseFewer', { count: Math.abs(left) })}
        </Button>
      )}
      {verb !== undefined && (
        <Button look="primary" onClick={confirm} isBusy={isSending}>
          {verb} <kbd className={styles.key}>{say('enter')}</kbd>
        </Button>
      )}
    </>
  );
}
