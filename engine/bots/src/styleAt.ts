import { pick, type Seat, type Seed } from '@omerta/kernel';
import { randomFor } from './randomFor.ts';
import { STYLES, type Style } from './styles.ts';

/** How the bot on this seat likes to play. The seed is a secret of the table, so nobody knows it from the start. */
export function styleAt(seed: Seed, seat: Seat): Style {
  return pick(randomFor('style', seed, seat), STYLES);
}
