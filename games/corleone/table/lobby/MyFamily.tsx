import type { LobbySeat } from '@omerta/table/lobby/lobbySeat.ts';
import { FAMILY_IDS } from '../draw/families.ts';
import { FamilyPicker, type SayFamilies } from './FamilyPicker.tsx';
import { familiesIn, familiesWith } from './families.ts';

export interface MyFamilyProps {
  readonly lobby: LobbySeat;
  readonly say: SayFamilies;
  readonly className?: string | undefined;
}

/** The host's own family. Those of others are theirs; an empty seat's can be had. */
export function MyFamily({ lobby, say, className }: MyFamilyProps) {
  const { info, mine } = lobby;
  if (mine === undefined) return undefined;
  const worn = familiesIn(info.options);
  const taken = worn.filter(
    (_, seat) => seat !== mine && seat < info.seats.length && info.seats[seat]?.kind !== 'empty',
  );
  return (
    <div className={className} title={say('family.hint')}>
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
