import { NEW_GODFATHER, type Share } from '@omerta/cashnguns/seen';
import { useMemo } from 'react';
import { DeskToken } from '../draw/cards/DeskToken.tsx';
import { LootCard } from '../draw/cards/LootCard.tsx';
import { useAtTable } from './atTable.ts';
import { sceneWords } from './sceneWords.ts';

export interface ShareFaceProps {
  readonly share: Share;
  readonly picture?: number;
  readonly size?: number; // width in px
  readonly isVetoed?: boolean;
}

/** A card of the loot or the New Godfather token; whatever holds it says its name. */
export function ShareFace({ share, picture = 0, size = 72, isVetoed = false }: ShareFaceProps) {
  const at = useAtTable();
  const { say } = at;
  const { loot } = useMemo(() => sceneWords(at), [at]);
  if (share === NEW_GODFATHER)
    return <DeskToken words={[say('art.newAbove'), say('art.newBelow')]} size={size * 1.3} />;
  return <LootCard kind={share} words={loot} picture={picture} size={size} state={isVetoed ? 'vetoed' : undefined} />;
}
