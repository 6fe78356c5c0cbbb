import type { Emote } from '@omerta/protocol';
import { EMOTE_FACES } from './emoteFaces.tsx';

/** A drawn face, without its name: that stands beside it. */
export function EmoteFace({ emote, size = 40 }: { readonly emote: Emote; readonly size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="-4 -4 128 128" aria-hidden="true" focusable="false">
      {EMOTE_FACES[emote]}
    </svg>
  );
}
