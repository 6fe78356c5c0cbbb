import type { GameTypes, Rules } from '@omerta/kernel';
import type { Bot } from './bot.ts';
import type { Advise } from './hints/advise.ts';
import type { Rung } from './levels.ts';
import type { Memory } from './memory.ts';
import type { Style } from './styles.ts';
import type { Tunable } from './tunable.ts';

/** The bots of one game. `plainBots` serves games without this facet. */
export interface GameBots<G extends GameTypes = GameTypes> {
  /** Personal names, used in this order. */
  readonly names: readonly string[];
  /** Milliseconds a decision may take on one core, by level; then the best choice so far is played. */
  readonly thinkingTimes: Readonly<Record<Rung, number>>;
  bot(rung: Rung, style: Style, rules: Rules<G>): Bot<G>;
  /** A memory of one seat, from the deal on. */
  newMemory(rules: Rules<G>, players: number): Memory;
  /** Kinds of events a whole log may start with: a log that starts otherwise is incomplete and not remembered. */
  readonly logBegins: readonly string[];
  /** Missing if the game has no hints. */
  adviser?(rules: Rules<G>): Advise;
  /** Missing if nothing can be tuned. */
  tunable?(rules: Rules<G>): Tunable;
}
