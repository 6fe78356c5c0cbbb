import { useWords } from '@omerta/table/words/useWords.ts';
import { familiesIn, houseGame } from '@omerta/web/pages/houseGames.ts';
import styles from '@omerta/web/pages/lobby/SeatCard.module.css';
import { type Lobby, rulesOptions } from '@omerta/web/pages/lobby/useLobby.ts';
import { pageWords } from '@omerta/web/words/pageWords.ts';
import { FamilyPicker } from './FamilyPicker.tsx';
import { familiesWith } from './families.ts';

/** The host's own family. Those of others are theirs; an empty seat's can be had. */
export function MyFamily({ lobby }: { readonly lobby: Lobby }) {
  const say = useWords(pageWords);
  const { info, gathering } = lobby;
  const game = houseGame(info.game);
  const worn = familiesIn(game, info.options);
  const { mine } = gathering;
  if (game === undefined || game.families.length === 0 || mine === undefined) return undefined;
  const taken = worn.filter(
    (_, seat) => seat !== mine && seat < info.seats.length && info.seats[seat]?.kind !== 'empty',
  );
  return (
    <div className={styles.family} title={say('family.hint')}>
      <FamilyPicker
        families={game.families}
        chosen={worn[mine]}
        taken={taken}
        mayBeAny={false}
        size={23}
        onChoose={family =>
          family !== undefined &&
          lobby.change({
            options: {
              ...rulesOptions(info),
              families: familiesWith(worn.slice(0, info.seats.length), mine, family),
            },
          })
        }
      />
    </div>
  );
}
