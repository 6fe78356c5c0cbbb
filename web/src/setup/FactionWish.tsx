import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { FactionPicker } from './FactionPicker.tsx';
import { withWish } from './factions.ts';

export interface FactionWishProps {
  readonly game: WebGame;
  readonly wishes: readonly string[]; // mine is the first
  readonly onChange: (wishes: readonly string[]) => void;
}

/** What I want to play as, before there is a table. */
export function FactionWish({ game, wishes, onChange }: FactionWishProps) {
  const about = useAboutOf(game.id)?.factions;
  const factions = game.lobby?.factions;
  if (about === undefined || factions === undefined) return undefined;
  return (
    <FactionPicker
      all={factions.all}
      Picture={factions.Picture}
      about={about}
      chosen={factions.all.find(faction => faction === wishes[0])}
      onChoose={faction => onChange(withWish(wishes, 0, faction))}
      onChooseAny={() => onChange(withWish(wishes, 0, ''))}
    />
  );
}
