import type { Room } from '@omerta/table/table/useRoom.ts';

/** How the table is laid out, from the widest to the smallest. */
export type Layout = 'wide' | 'desktop' | 'tablet' | 'beside' | 'phone' | 'small';

/** Larger text needs a larger screen, so rails become tabs before anything is cut off. */
export function layoutFor({ width, height, textSize }: Room): Layout {
  const scale = textSize / 100;
  const wide = width / scale;
  const high = height / scale;
  if (wide >= 1680 && high >= 1000) return 'wide';
  if (wide >= 1200 && high >= 680) return 'desktop';
  if (wide >= 900 && high >= 600) return 'tablet';
  if (wide >= 600) return 'beside';
  return wide < 375 || high < 700 ? 'small' : 'phone';
}

export const hasRails = (layout: Layout): boolean => layout === 'wide' || layout === 'desktop';
