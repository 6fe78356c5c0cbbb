import { useLine } from '../net/line.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/useWords.ts';
import { ChosenPack } from './ChosenPack.tsx';
import type { HouseGame } from './houseGames.ts';
import styles from './OptionsForm.module.css';
import { OptionsForm } from './OptionsForm.tsx';
import { setups } from './setupStore.ts';
import { hintsAt, isAtTheHouse, type TableSetup } from './tableSetup.ts';

export interface MoreOptionsProps {
  readonly game: HouseGame;
  readonly setup: TableSetup;
  readonly onClose: () => void;
}

/** Everything else that can be chosen about a table; it holds at once. */
export function MoreOptions({ game, setup, onClose }: MoreOptionsProps) {
  const say = useWords('house');
  const { isUp } = useLine();
  return (
    <Sheet title={say('set.more')} onClose={onClose} closeLabel={say('close')}>
      <OptionsForm
        game={game}
        at={isUp && isAtTheHouse(setup) ? 'house' : 'device'}
        options={{ ...setup, hints: hintsAt(setup) }}
        onChange={change => setups.setState(change)}
      />
      {game.hasPacks && <ChosenPack pack={setup.pack} />}
      <div className={styles.foot}>
        <Button look="primary" onClick={onClose}>
          {say('options.done')}
        </Button>
      </div>
    </Sheet>
  );
}
