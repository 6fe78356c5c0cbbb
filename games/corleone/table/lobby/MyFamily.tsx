import type { LobbySeat } from '@omerta/table/lobby/lobbySeat.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { FAMILY_IDS } from '../draw/families.ts';
import { FamilyPicker } from './FamilyPicker.tsx';
import { familiesIn, familiesWith } from './families.ts';
import { lobbyWords } from './lobbyWords.ts';

/** The host's own family. Those of others are theirs; an empty seat's can be had. */
export default function MyFamily({ lobby }: { readonly lobby: LobbySeat }) {
  const say = useWords(lobbyWords);
  const { info, mine } = lobby;
  if (mine === undefined || !info.you.isHost) return undefined;
  const worn = familiesIn(info.options);
  const taken = worn.filter(
    (_, seat) => seat !== mine && seat < info.seats.length && info.seats[seat]?.kind !== 'empty',
  );
  return (
    <div title={say('family.hint')}>
      <FamilyPicker
        families={FAMILY_IDS}
        chosen={worn[mine]}
        taken={taken}
        say={say}
        mayBeAny={false}
        size={23}
        onChoose={family =>
          family !== undefined &&
          lobby.changeOptions({ families: familiesWith(worn.slice(0, info.seats.length), mine, family) })
        }
      />
    </div>
  );
}
