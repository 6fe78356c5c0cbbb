import type { Chip } from '@omerta/words';
import { seatColour } from './seatColours.ts';

/** A piece of a sentence: players in their colour, things in bold. */
export function Part({ part }: { readonly part: Chip }) {
  if (part.kind === 'text') return part.text;
  if ('seat' in part && typeof part.seat === 'number')
    return <b style={{ color: seatColour(part.seat) }}>{part.text}</b>;
  return <b>{part.text}</b>;
}
