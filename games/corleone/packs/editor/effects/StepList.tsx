import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEditor } from '../editor.ts';
import type { Effect } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { Step } from './Step.tsx';
import styles from './steps.module.css';
import { firstEffect, type Spot } from './steps.ts';

export interface StepListProps {
  readonly effects: readonly Effect[];
  readonly spot: Spot;
  readonly label: string;
  readonly onChange: (effects: readonly Effect[]) => void;
}

const MOST_STEPS = 9;

/** What a card does, step by step. No free code: steps are built of what the rules can do. */
export function StepList({ effects, spot, label, onChange }: StepListProps) {
  const say = useWords(packWords);
  const { pack, isReadOnly } = useEditor();
  const swapped = (at: number) =>
    effects.map((effect, n) => effects[n === at ? at + 1 : n === at + 1 ? at : n] ?? effect);
  return (
    <div className={styles.list} data-depth={spot.depth}>
      <ol aria-label={label}>
        {effects.map((effect, at) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are told apart by their order
            key={at}
            effect={effect}
            spot={spot}
            number={at + 1}
            onChange={changed => onChange(effects.map((each, n) => (n === at ? changed : each)))}
            onEarlier={at === 0 ? undefined : () => onChange(swapped(at - 1))}
            onLater={at === effects.length - 1 ? undefined : () => onChange(swapped(at))}
            onRemove={() => onChange(effects.filter((_, n) => n !== at))}
          />
        ))}
      </ol>
      {effects.length === 0 && <p className={styles.read}>{say('step.none')}</p>}
      {!isReadOnly && (
        <Button
          size="small"
          icon={<Icon name="plus" size={14} />}
          closed={effects.length >= MOST_STEPS && say('problem.atMost', { count: String(MOST_STEPS) })}
          onClick={() => onChange([...effects, firstEffect('gainMoney', spot, pack)])}
        >
          {say('step.add')}
        </Button>
      )}
    </div>
  );
}
