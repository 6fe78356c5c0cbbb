// References to what Paints defines. A page that draws anything of this game mounts Paints once.
import type { Gangster } from './gangsters.ts';

export const clothId = (gangster: Gangster): string => `cash-cloth-${gangster}`;
export const clothOf = (gangster: Gangster): string => `url(#${clothId(gangster)})`;

export const FELT = 'url(#cash-felt)';
export const WALNUT = 'url(#cash-walnut)';
export const BRASS = 'url(#cash-brass)';
export const SPOTLIGHT = 'url(#cash-spotlight)';
export const VIGNETTE = 'url(#cash-vignette)';
/** The paper-coloured die-cut edge: gangsters are cardboard standees. */
export const STICKER = 'url(#cash-sticker)';
/** The round window of a medal, open at the top for hats. */
export const MEDAL_WINDOW = 'url(#cash-medal)';
