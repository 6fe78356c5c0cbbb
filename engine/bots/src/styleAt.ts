import { pick, type Seat, type Seed } from '@omerta/kernel';
import { randomFor } from './randomFor.ts';
import { STYLES, type Style } from './styles.ts';

/** The style of the bot on this seat. The seed is secret, so players cannot know the style in advance. */
export function styleAt(seed: Seed, seat: Seat): Style {
  return pick(randomFor('style', seed, seat), STYLES);
}
