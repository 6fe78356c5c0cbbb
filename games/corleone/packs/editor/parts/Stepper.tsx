import { useWords } from '@omerta/table/words/useWords.ts';
import { packWords } from '../packWords.ts';
import { Frame, type FrameProps } from './Frame.tsx';
import styles from './parts.module.css';

export interface StepperProps extends Omit<FrameProps, 'children'> {
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

/** A whole number, to be typed or changed by one. */
export function Stepper({ value, least = 0, most = 99, onChange, ...frame }: StepperProps) {
  const say = useWords(packWords);
  const kept = (wished: number) => Math.min(most, Math.max(least, Math.trunc(wished)));
  return (
    <Frame {...frame}>
      {control => (
        <span className={styles.stepper}>
          <button
            type="button"
            aria-label={say('less', { what: frame.label })}
            aria-disabled={value <= least || undefined}
            onClick={() => onChange(kept(value - 1))}
          >
            −
          </button>
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            value={value}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              if (!Number.isNaN(target.valueAsNumber)) onChange(kept(target.valueAsNumber));
            }}
          />
          <button
            type="button"
            aria-label={say('more', { what: frame.label })}
            aria-disabled={value >= most || undefined}
            onClick={() => onChange(kept(value + 1))}
          >
            +
          </button>
        </span>
      )}
    </Frame>
  );
}
