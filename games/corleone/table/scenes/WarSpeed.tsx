import { settings, useSettings } from '@omerta/table/settings/settings.ts';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { SkipSign } from '../draw/signs.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './WarSpeed.module.css';

const SPEEDS = [1, 2] as const;

export interface WarSpeedProps {
  /** Signs in place of words, where there is little room. */
  readonly isShort?: boolean;
}

/** How fast the turfs of a war are gone through; or all of them at once. */
export function WarSpeed({ isShort = false }: WarSpeedProps) {
  const { say } = useAtTable();
  const model = useTableModel();
  const now = useSettings(({ warSpeed }) => warSpeed);
  return (
    <fieldset className={styles.speed} data-pacing>
      <legend className="unseen">{say('war.speed')}</legend>
      {!isShort && <span aria-hidden="true">{say('war.speed')}</span>}
      <div>
        {SPEEDS.map(speed => (
          <button
            key={speed}
            type="button"
            aria-pressed={speed === now}
            onClick={() => settings.setState({ warSpeed: speed })}
          >
            {say('war.times', { speed })}
          </button>
        ))}
        <button type="button" onClick={() => model.skip()}>
          {isShort && <SkipSign size={20} />}
          <span className={isShort ? 'unseen' : undefined}>{say('war.skip')}</span>
        </button>
      </div>
    </fieldset>
  );
}
