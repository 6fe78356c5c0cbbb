import type { Bullet, Share, Talent } from '@omerta/cashnguns/seen';
import type { PartOf } from '@omerta/words';

/** What a client may draw as a chip. */
export type Thing =
  | { readonly kind: 'share'; readonly text: string; readonly share: Share }
  | { readonly kind: 'bullet'; readonly text: string; readonly bullet: Bullet }
  | { readonly kind: 'talent'; readonly text: string; readonly talent: Talent };

export type Part = PartOf<Thing>;
