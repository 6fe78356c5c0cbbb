import type { Pace } from '@omerta/protocol';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Choice } from '@omerta/table/ui/Choice.tsx';
import { Field } from '@omerta/table/ui/Field.tsx';
import { Toggle } from '@omerta/table/ui/Toggle.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { pageWords } from '../words/pageWords.ts';
import { CLOCK_NAMES } from './clocks.ts';
import styles from './OptionsForm.module.css';
import { RuleSwitches } from './RuleSwitches.tsx';
import { otherSwitches } from './ruleSwitches.ts';
import type { TableSetup } from './tableSetup.ts';

/** What can be changed about a table, before it is opened and while people gather. */
export type TableOptions = Pick<
  TableSetup,
  'title' | 'clock' | 'timeOut' | 'pace' | 'spectators' | 'memoryAid' | 'log' | 'switches'
> & { readonly hints: boolean };

export interface OptionsFormProps {
  readonly game: WebGame;
  /** A table on this device has no name, no clock and no spectators, and its log is open. */
  readonly at?: 'server' | 'device';
  /** Whether the clock and the main rule of the game are chosen here, and not beside it. */
  readonly hasAll?: boolean;
  readonly options: TableOptions;
  readonly onChange: (change: Partial<TableOptions>) => void;
}

const PACES = ['party', 'brisk', 'instant'] as const satisfies readonly Pace[];

export function OptionsForm({ game, at = 'server', hasAll = true, options, onChange }: OptionsFormProps) {
  const say = useWords(pageWords);
  const { aids = [] } = game;
  const isOnServer = at === 'server';
  const isOpen = !isOnServer || options.log === 'open';
  return (
    <div className={styles.form}>
      {isOnServer && (
        <>
          <Field
            label={say('options.title')}
            value={options.title}
            maxLength={60}
            placeholder={say('options.title.example')}
            onChange={title => onChange({ title })}
          />
          {hasAll && (
            <Choice
              label={say('options.clock')}
              value={options.clock}
              options={CLOCK_NAMES.map(value => ({ value, label: say(`clock.${value}`) }))}
              onChange={clock => onChange({ clock })}
            />
          )}
          <Choice
            label={say('options.timeOut')}
            value={options.timeOut}
            options={(['rules', 'bot'] as const).map(value => ({ value, label: say(`options.timeOut.${value}`) }))}
            onChange={timeOut => onChange({ timeOut })}
          />
        </>
      )}
      <Choice
        label={say('options.pace')}
        value={options.pace}
        options={PACES.map(value => ({ value, label: say(`options.pace.${value}`) }))}
        onChange={pace => onChange({ pace })}
      />
      <RuleSwitches
        game={game}
        rules={hasAll ? game.switches : otherSwitches(game.switches)}
        values={options.switches}
        onChange={switches => onChange({ switches })}
      />
      <div className={styles.toggles}>
        {isOnServer && (
          <Toggle
            label={say('options.spectators')}
            hint={say('options.spectators.hint')}
            value={options.spectators}
            onChange={spectators => onChange({ spectators })}
          />
        )}
        {aids.includes('memoryAid') && (
          <Toggle
            label={say('options.memoryAid')}
            hint={say('options.memoryAid.hint')}
            value={options.memoryAid && isOpen}
            closed={isOpen ? undefined : say('options.memoryAid.closed')}
            onChange={memoryAid => onChange({ memoryAid })}
          />
        )}
        {isOnServer && (
          <Toggle
            label={say('options.log')}
            hint={say('options.log.hint')}
            value={isOpen}
            onChange={opens => onChange(opens ? { log: 'open' } : { log: 'closed', memoryAid: false })}
          />
        )}
        {aids.includes('hints') && (
          <Toggle
            label={say('options.hints')}
            hint={say('options.hints.hint')}
            value={options.hints}
            onChange={hints => onChange({ hints })}
          />
        )}
      </div>
    </div>
  );
}
