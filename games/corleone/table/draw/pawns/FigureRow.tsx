import { memo } from 'react';
import type { FamilyId } from '../families.ts';
import styles from './FigureRow.module.css';
import { PawnIcon } from './PawnIcon.tsx';
import type { PawnKind } from './pawnKinds.ts';

/** In reserve, standing on the board, or lying in the Hudson. */
export type Whereabouts = 'reserve' | 'board' | 'hudson';

export interface FigureRowProps {
  readonly family: FamilyId;
  readonly figures: readonly { readonly kind: PawnKind; readonly at: Whereabouts }[];
  readonly size?: number;
  readonly label: string; // the whole row in words
}

/** A family's figures: bright in reserve, pale on the board, fallen over in the Hudson. */
export const FigureRow = memo(function FigureRow({ family, figures, size = 56, label }: FigureRowProps) {
  return (
    <span className={styles.row} role="img" aria-label={label}>
      {figures.map(({ kind, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: thugs of one family are alike, so only their order tells them apart
        <span key={index} className={styles[at]}>
          <PawnIcon kind={kind} family={family} size={size} />
        </span>
      ))}
    </span>
  );
});
