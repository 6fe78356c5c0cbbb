// The options of a table's rules. Each game has its own; all are options of the commands.

import type { Switch } from '@omerta/terminal/game.ts';
import { type Command, Option } from 'commander';
import type { CliGame } from './cliGame.ts';
import { GAMES } from './games.ts';
import { Mistake } from './mistake.ts';
import { list, quoted } from './options.ts';

export function addSwitches(command: Command): Command {
  for (const { id, switches } of GAMES) {
    for (const each of switches) command.addOption(optionOf(each).helpGroup(`Options of ${id}:`));
  }
  return command;
}

/** The options of a game, from the switches given. */
export function optionsFrom(game: CliGame, said: object): object {
  const chosen = {};
  for (const { id, each, value } of switchesSaid(said)) {
    if (id !== game.id) throw new Mistake(`--${each.name} is for ${id}, not for ${game.id}`);
    Object.assign(chosen, meaningOf(each, value));
  }
  return chosen;
}

/** The names of the switches given, of any game. */
export function switchNamesIn(said: object): string[] {
  return switchesSaid(said).map(({ each }) => each.name);
}

interface SaidSwitch {
  readonly id: string; // of its game
  readonly each: Switch;
  readonly value: unknown;
}

function switchesSaid(said: object): SaidSwitch[] {
  const values = new Map(Object.entries(said));
  return GAMES.flatMap(({ id, switches }) =>
    switches
      .map(each => ({ id, each, value: values.get(optionOf(each).attributeName()) }))
      .filter(({ value }) => value !== undefined),
  );
}

function meaningOf(each: Switch, value: unknown): object {
  if ('sets' in each) return each.sets;
  const meaning = Object.hasOwn(each.values, String(value)) ? each.values[String(value)] : undefined;
  if (meaning !== undefined) return meaning;
  throw new Mistake(`--${each.name} must be ${list(Object.keys(each.values), 'or')}, not ${quoted(String(value))}`);
}

function optionOf(each: Switch): Option {
  const values = 'values' in each ? ` <${Object.keys(each.values).join('|')}>` : '';
  const option = new Option(`--${each.name}${values}`, each.about);
  option.negate = false; // "--no-takers" is a name, not the opposite of "--takers"
  return option;
}
