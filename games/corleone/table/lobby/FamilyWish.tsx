import { useWords } from '@omerta/table/words/useWords.ts';
import { FAMILY_IDS } from '../draw/families.ts';
import { FamilyPicker } from './FamilyPicker.tsx';
import { lobbyWords } from './lobbyWords.ts';

export interface FamilyWishProps {
  readonly wish: string | undefined;
  readonly onWish: (family: string | undefined) => void;
}

/** The family the host wants, before there is a table. */
export function FamilyWish({ wish, onWish }: FamilyWishProps) {
  const say = useWords(lobbyWords);
  return (
    <FamilyPicker
      families={FAMILY_IDS}
      chosen={FAMILY_IDS.find(family => family === wish)}
      say={say}
      onChoose={onWish}
    />
  );
}
