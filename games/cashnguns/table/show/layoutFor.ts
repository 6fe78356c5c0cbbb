import type { Room } from '@omerta/table/table/useRoom.ts';

export interface Layout {
  /** Table, bar below and column beside it; the same without the column; from my chair. */
  readonly kind: 'desktop' | 'tablet' | 'phone';
  /** Little height: captions go, the stash folds. */
  readonly isLow: boolean;
}

/** Larger text needs a larger screen, so the column becomes a drawer before anything is cut off. */
export function layoutFor({ width, height, textSize }: Room): Layout {
  const scale = textSize / 100;
  const wide = width / scale;
  const high = height / scale;
  const kind = wide >= 1100 && high >= 600 ? 'desktop' : wide >= 700 && high >= 500 ? 'tablet' : 'phone';
  return { kind, isLow: high < (kind === 'phone' ? 740 : 700) };
}
