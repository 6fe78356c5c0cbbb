import { settings, useSettings } from '../../../settings/settings.ts';
import { useTableModel } from '../../../table/useTable.ts';
import { useAtTable } from '../atTable.ts';
import styles from './WarSpeed.module.css';

const SPEEDS = [1, 2] as const;

/** How fast the turfs of a war are gone through; or all of them at once. */
export function WarSpeed() {
  const { say } = useAtTable();
  const model = useTableModel();
  const now = useSettings(({ warSpeed }) => warSpeed);
  return (
    <fieldset className={styles.speed} data-pacing>
      <legend className="unseen">{say('war.speed')}</legend>
      <span aria-hidden="true">{say('war.speed')}</span>
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
          {say('war.skip')}
        </button>
      </div>
    </fieldset>
  );
}
