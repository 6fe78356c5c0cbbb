// A game as the commands use it, put together from its facets.
import { type Bot, botOf, type GameBots, type Level } from '@omerta/bots';
import type { GameCoach } from '@omerta/coach';
import { type Game, type GameTypes, type PlayerRange, type Rules, rulesOfVersion } from '@omerta/kernel';
import type { BoundTerminal, ScenarioResult, Switch, Terminal } from '@omerta/terminal/game.ts';

export interface CliGame<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly players: PlayerRange;
  /** Options a table may set. */
  readonly switches: readonly Switch<G>[];
  /** The game with its standard content. */
  standard(): BoundGame<G>;
  /** Missing if the game has only its standard content. */
  readPack?(json: unknown): ReadPack<G>;
  /** The form of its packs as a JSON Schema. */
  packSchema?(): unknown;
  /** Missing if the game has none. */
  runScenario?(json: unknown): ScenarioResult;
}

/** Problems name the entry and the field, one line each. */
export interface ReadPack<G extends GameTypes = GameTypes> {
  readonly game?: BoundGame<G>; // present exactly if there is no error
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** A game with one pack. */
export interface BoundGame<G extends GameTypes = GameTypes> extends BoundTerminal<G> {
  readonly id: string;
  readonly rules: Rules<G>;
  /** As a version of the rules plays it; undefined if this release does not have it. */
  atVersion(version: number): BoundGame<G> | undefined;
  readonly ownPack: object | undefined; // carried by records; undefined: the standard pack
  readonly bots: GameBots<G>;
  readonly coach?: GameCoach<G> | undefined;
  bot(level: Level): Bot;
  /** `chosen`: what the switches set. */
  optionsFor(players: number, chosen?: Partial<G['Options']>): G['Options'];
  playersIn(options: G['Options']): number;
}

/** The facets of a game. */
export interface Facets<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bots: GameBots<G>;
  readonly terminal: Terminal<G>;
  /** Missing if the game has no coach. */
  readonly coach?: GameCoach<G>;
}

export function cliGame<G extends GameTypes>({ game, bots, terminal, coach }: Facets<G>): CliGame {
  const { packs } = game;
  const bound = (rules: Rules<G>, ownPack: object | undefined): BoundGame<G> => ({
    ...terminal.bind(rules),
    id: game.id,
    rules,
    atVersion(version) {
      const own = rulesOfVersion(rules, version);
      return own === undefined ? undefined : bound(own, ownPack);
    },
    ownPack,
    bots,
    coach,
    bot: level => botOf(bots as GameBots, level, rules as Rules<GameTypes>), // of the same game
    optionsFor: (players, chosen) => ({ ...game.optionsFor(players), ...chosen, players }),
    playersIn: game.playersIn,
  });
  const made: CliGame<G> = {
    id: game.id,
    players: game.players,
    switches: terminal.switches,
    standard: () => bound(game.rules, undefined),
    ...(packs === undefined
      ? {}
      : {
          readPack(json) {
            const read = packs.read(json);
            const { warnings } = read;
            return read.ok
              ? { game: bound(read.rules, packs.packOf(read.rules)), errors: [], warnings }
              : { errors: read.problems, warnings };
          },
        }),
    ...(terminal.packSchema === undefined ? {} : { packSchema: terminal.packSchema }),
    ...(terminal.runScenario === undefined ? {} : { runScenario: terminal.runScenario }),
  };
  return made as unknown as CliGame; // the commands take its states and views from its own rules
}
