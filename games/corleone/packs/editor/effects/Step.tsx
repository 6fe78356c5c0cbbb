import { corleoneText } from '@omerta/corleone/words';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEditor, useLanguage } from '../editor.ts';
import type { Effect } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { Pick } from '../parts/Pick.tsx';
import { GoodChoice } from './GoodChoice.tsx';
import { Sentence } from './Sentence.tsx';
import { StepList } from './StepList.tsx';
import styles from './steps.module.css';
import { firstEffect, opsAt, type Spot } from './steps.ts';
import { isNest, isPlain } from './variants.ts';

export interface StepProps {
  readonly effect: Effect;
  readonly spot: Spot;
  readonly number: number;
  readonly onChange: (effect: Effect) => void;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** One step as a sentence, every word of which is a choice. */
export function Step({ effect, spot, number, onChange, onEarlier, onLater, onRemove }: StepProps) {
  const say = useWords(packWords);
  const language = useLanguage();
  const { pack, isReadOnly } = useEditor();
  const what = (
    <Pick
      label={say('step.what', { number })}
      value={effect.op}
      options={opsAt(spot, pack).map(op => ({ value: op, label: corleoneText.opName(language, op) }))}
      onChange={op => onChange(firstEffect(op, spot, pack))}
    />
  );
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <div className={styles.sentence}>
          {isPlain(effect.op) && (
            <Sentence effect={effect} op={effect.op} spot={spot} number={number} what={what} onChange={onChange} />
          )}
          {effect.op === 'gainGoodChoice' && (
            <GoodChoice effect={effect} number={number} what={what} onChange={onChange} />
          )}
          {isNest(effect.op) && what}
        </div>
        {effect.op === 'choose' && (
          <StepList
            effects={effect.options}
            spot={{ ...spot, depth: spot.depth + 1 }}
            label={say('step.inside', { number })}
            onChange={options => onChange({ ...effect, options })}
          />
        )}
        {effect.op === 'sequence' && (
          <StepList
            effects={effect.effects}
            spot={{ ...spot, depth: spot.depth + 1 }}
            label={say('step.inside', { number })}
            onChange={effects => onChange({ ...effect, effects })}
          />
        )}
        {!SAID_BY_WORDS.has(effect.op) && <p className={styles.read}>{corleoneText.effectText(language, effect)}</p>}
      </div>
      {!isReadOnly && (
        <span className={styles.tools}>
          <Button
            size="small"
            look="ghost"
            aria-label={say('step.earlier', { number })}
            closed={onEarlier === undefined && say('step.isFirst')}
            onClick={onEarlier}
          >
            ↑
          </Button>
          <Button
            size="small"
            look="ghost"
            aria-label={say('step.later', { number })}
            closed={onLater === undefined && say('step.isLast')}
            onClick={onLater}
          >
            ↓
          </Button>
          <Button size="small" look="ghost" aria-label={say('step.remove', { number })} onClick={onRemove}>
            ×
          </Button>
        </span>
      )}
    </li>
  );
}

/** The words one picks say everything about these; for the others the card's own sentence says the rest. */
const SAID_BY_WORDS: ReadonlySet<Effect['op']> = new Set([
  ...(['gainMoney', 'gainGood', 'gainGoodChoice', 'suitcase', 'drawJobs', 'takeHorseHead', 'exchange'] as const),
  ...(['gunDown', 'moveFigure', 'choose', 'sequence'] as const),
]);
