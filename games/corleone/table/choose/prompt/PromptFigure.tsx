import { PawnIcon } from '../../draw/pawns/PawnIcon.tsx';
import type { PawnKind } from '../../draw/pawns/pawnKinds.ts';
import { useAtTable } from '../../show/atTable.ts';
import { usePlay } from '../play.ts';
import { nameIn, sortOf } from '../things.ts';

/** The figure that is meant; while others play, one of theirs. */
export function PromptFigure({ size = 42 }: { readonly size?: number }) {
  const { families, seat, waiting } = useAtTable();
  const { selection, question } = usePlay();
  const figure = selection.tapped.find(thing => sortOf(thing) === 'figure');
  const owner = question === undefined ? waiting[0] : seat;
  const family = owner === undefined ? 'neutral' : (families[owner] ?? 'neutral');
  const kind = figure === undefined ? 'don' : (nameIn(figure) as PawnKind);
  return <PawnIcon kind={family === 'neutral' ? 'mayor' : kind} family={family} size={size} />;
}
