import { useWords } from '@omerta/table/words/useWords.ts';
import type { ReactNode } from 'react';
import type { Effect } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { Pick } from '../parts/Pick.tsx';
import { useKinds } from '../parts/useGameWords.ts';
import styles from './steps.module.css';

type Chosen = Extract<Effect, { readonly op: 'gainGoodChoice' }>;

export interface GoodChoiceProps {
  readonly effect: Chosen;
  readonly number: number;
  readonly what: ReactNode;
  readonly onChange: (effect: Effect) => void;
}

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Goods of one's choice: how many, and of which. */
export function GoodChoice({ effect, number, what, onChange }: GoodChoiceProps) {
  const say = useWords(packWords);
  const { goods } = useKinds();
  const count = (
    <Pick
      label={say('step.word', { number, slot: 'number' })}
      value={String(effect.count)}
      options={NUMBERS.map(value => ({ value, label: value }))}
      onChange={value => onChange({ ...effect, count: Number(value) })}
    />
  );
  const from = (
    <fieldset className={styles.goods}>
      <legend className="unseen">{say('step.goods', { number })}</legend>
      {goods.map(({ value, name }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={effect.from.includes(value)}
            onChange={({ target }) =>
              onChange({
                ...effect,
                from: target.checked ? [...effect.from, value] : effect.from.filter(each => each !== value),
              })
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
  return say.rich('sentence.gainGoodChoice', { what, number: count, goods: from });
}
