import { useWords } from '@omerta/table/words/useWords.ts';
import { useEditor } from '../editor.ts';
import { changeSetup } from '../edits.ts';
import type { Setup } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { Stepper } from '../parts/Stepper.tsx';
import styles from './forms.module.css';

const COUNTS = [2, 3, 4, 5] as const;
type Numbers = Setup['byPlayers'][2];

/** What is dealt and laid out depends on how many play. */
export function PlayerCounts() {
  const say = useWords(packWords);
  const { pack, edit } = useEditor();
  const { setup } = pack;
  return COUNTS.map(players => {
    const numbers = setup.byPlayers[players];
    const change = (fields: Partial<Numbers>) =>
      edit(
        changeSetup(pack, { byPlayers: { ...setup.byPlayers, [players]: { ...numbers, ...fields } } }),
        `${players} ${Object.keys(fields).join()}`,
      );
    const field = (name: keyof Numbers) => ({ entry: 'setup', field: `byPlayers.${players}.${name}` });
    return (
      <section key={players} className={styles.group}>
        <h3>{say('group.players', { count: players })}</h3>
        <div className={styles.fields}>
          <Stepper
            {...field('publicJobs')}
            label={say('field.publicJobs')}
            value={numbers.publicJobs}
            most={9}
            onChange={publicJobs => change({ publicJobs })}
          />
          <Stepper
            {...field('allyCards')}
            label={say('field.allyCards')}
            value={numbers.allyCards}
            most={9}
            onChange={allyCards => change({ allyCards })}
          />
          <Stepper
            {...field('thugsPerPlayer')}
            label={say('field.thugsPerPlayer')}
            value={numbers.thugsPerPlayer}
            least={1}
            most={9}
            onChange={thugsPerPlayer => change({ thugsPerPlayer })}
          />
          <Stepper
            {...field('startingBlueTiles')}
            label={say('field.startingTiles')}
            value={numbers.startingBlueTiles}
            most={7}
            onChange={startingBlueTiles => change({ startingBlueTiles })}
          />
        </div>
      </section>
    );
  });
}
