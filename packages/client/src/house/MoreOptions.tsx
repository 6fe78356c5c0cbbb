import { Link } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/useWords.ts';
import type { HouseGame } from './houseGames.ts';
import styles from './OptionsForm.module.css';
import { OptionsForm } from './OptionsForm.tsx';
import { setups } from './setupStore.ts';
import type { TableSetup } from './tableSetup.ts';

export interface MoreOptionsProps {
  readonly game: HouseGame;
  readonly setup: TableSetup;
  readonly onClose: () => void;
}

/** Everything else that can be chosen about a table; it holds at once. */
export function MoreOptions({ game, setup, onClose }: MoreOptionsProps) {
  const say = useWords('house');
  return (
    <Sheet title={say('set.more')} onClose={onClose} closeLabel={say('close')}>
      <OptionsForm game={game} options={setup} onChange={change => setups.setState(change)} />
      {game.hasPacks && (
        <p className={styles.pack}>
          {say('options.pack', {
            pack: setup.pack === undefined ? say('options.pack.standard') : setup.pack.slice(0, 12),
          })}{' '}
          {setup.pack !== undefined && (
            <Button size="small" onClick={() => setups.setState({ pack: undefined })}>
              {say('options.pack.back')}
            </Button>
          )}{' '}
          <Link href="/packs">{say('options.pack.choose')}</Link>
        </p>
      )}
      <div className={styles.foot}>
        <Button look="primary" onClick={onClose}>
          {say('options.done')}
        </Button>
      </div>
    </Sheet>
  );
}
