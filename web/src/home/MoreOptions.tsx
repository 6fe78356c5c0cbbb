import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import styles from '../setup/OptionsForm.module.css';
import { OptionsForm } from '../setup/OptionsForm.tsx';
import { setups } from '../setup/setupStore.ts';
import { hintsAt, isOnServer, type TableSetup } from '../setup/tableSetup.ts';
import { pageWords } from '../words/pageWords.ts';
import { ChosenPack } from './ChosenPack.tsx';

export interface MoreOptionsProps {
  readonly game: WebGame;
  readonly setup: TableSetup;
  readonly onClose: () => void;
}

/** Everything else that can be chosen about a table; it holds at once. */
export function MoreOptions({ game, setup, onClose }: MoreOptionsProps) {
  const say = useWords(pageWords);
  const { isUp } = useServerConnection();
  return (
    <Sheet title={say('set.more')} onClose={onClose} closeLabel={say('close')}>
      <OptionsForm
        game={game}
        at={isUp && isOnServer(setup) ? 'server' : 'device'}
        options={{ ...setup, hints: hintsAt(setup) }}
        onChange={change => setups.setState(change)}
      />
      {game.packs !== undefined && <ChosenPack pack={setup.pack} />}
      <div className={styles.foot}>
        <Button look="primary" onClick={onClose}>
          {say('options.done')}
        </Button>
      </div>
    </Sheet>
  );
}
