import type { TableInfo } from '@omerta/protocol';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { tablesApi, type Visibility } from '../net/tablesApi.ts';
import { useDoing } from '../page/useDoing.ts';
import styles from '../setup/OptionsForm.module.css';
import { OptionsForm } from '../setup/OptionsForm.tsx';
import { pageWords } from '../words/pageWords.ts';
import { changeFrom, optionsOf } from './tableOptions.ts';

export interface ChangeTableProps {
  readonly info: TableInfo;
  readonly game: WebGame;
  readonly onClose: () => void;
}

/** The host changes the table; players who were ready have to confirm again. */
export function ChangeTable({ info, game, onClose }: ChangeTableProps) {
  const say = useWords(pageWords);
  const [options, setOptions] = useState(() => optionsOf(info, game));
  const [visibility, setVisibility] = useState<Visibility>(info.visibility);
  const { doing, refusal, start } = useDoing<'change'>(say, 'here');
  const save = async () => {
    const change = { ...changeFrom(info, game, options), visibility };
    if (await start('change', () => tablesApi.change(info.match, change))) onClose();
  };
  return (
    <Sheet title={say('rules.title')} onClose={onClose} closeLabel={say('close')}>
      <div className={styles.first}>
        <Segmented
          label={say('set.visibility')}
          value={visibility}
          options={(['private', 'unlisted', 'public'] as const).map(value => ({
            value,
            label: say(`set.visibility.${value}`),
          }))}
          onChange={setVisibility}
        />
      </div>
      <OptionsForm game={game} options={options} onChange={change => setOptions({ ...options, ...change })} />
      {refusal !== undefined && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <p className={styles.pack}>{say('rules.readyAgain')}</p>
      <div className={styles.foot}>
        <Button onClick={onClose}>{say('rules.keep')}</Button>
        <Button look="primary" isBusy={doing === 'change'} onClick={save}>
          {say('rules.save')}
        </Button>
      </div>
    </Sheet>
  );
}
