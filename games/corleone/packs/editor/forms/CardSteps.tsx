import { corleoneText } from '@omerta/corleone/words';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEditor, useLanguage } from '../editor.ts';
import { StepList } from '../effects/StepList.tsx';
import type { Ally, Effect, Job } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { Frame } from '../parts/Frame.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { textOfSteps } from '../textOfSteps.ts';
import { unsaidIn } from '../wordsAndSteps.ts';
import styles from './forms.module.css';

export interface CardStepsProps {
  readonly card: 'job' | 'ally';
  readonly entry: Job | Ally;
  readonly onSteps: (effects: readonly Effect[]) => void;
  readonly onText: (text: string) => void;
}

/** What a card does, and the words that say so, compared with each other. */
export function CardSteps({ card, entry, onSteps, onText }: CardStepsProps) {
  const say = useWords(packWords);
  const language = useLanguage();
  const { pack, isReadOnly } = useEditor();
  const named = `${card === 'job' ? 'jobs' : 'allies'}/${entry.id}`;
  const unsaid = unsaidIn(entry.text, entry.effects);
  const read = corleoneText.cardText(language, card, entry.id, pack);
  return (
    <>
      <section className={styles.steps}>
        <Frame label={say('field.steps')} entry={named} field="effects" source={entry} isGroup>
          {() => (
            <StepList effects={entry.effects} spot={{ card, depth: 0 }} label={say('field.steps')} onChange={onSteps} />
          )}
        </Frame>
      </section>
      <TextLine
        label={say('field.text')}
        entry={named}
        field="text"
        rows={3}
        value={entry.text}
        hint={read === entry.text ? undefined : say('text.read', { text: read })}
        onChange={onText}
      />
      {unsaid.length > 0 && (
        <ul className={styles.unsaid}>
          {unsaid.map(({ step, fact }) => (
            <li key={`${step} ${fact}`}>{say('unsaid', { step, fact })}</li>
          ))}
        </ul>
      )}
      {!isReadOnly && entry.effects.length > 0 && (
        <Button
          size="small"
          look="ghost"
          className={styles.fromSteps}
          onClick={() => onText(textOfSteps(language, entry.effects))}
        >
          {say('text.fromSteps')}
        </Button>
      )}
    </>
  );
}
