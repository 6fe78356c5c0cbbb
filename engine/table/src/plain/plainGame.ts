import type { SeenRules } from '@omerta/kernel';
import type { GameWords } from '@omerta/words';

/** All that the plain table needs of a game. */
export interface PlainGame {
  readonly words: GameWords;
  readonly rules: Pick<SeenRules, 'choices' | 'log' | 'writeChoice' | 'readChoice'>;
}
