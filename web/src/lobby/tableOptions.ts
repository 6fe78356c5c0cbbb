import type { TableInfo } from '@omerta/protocol';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import type { RulesOptions, TableChange } from '../net/tablesApi.ts';
import { CLOCKS, clockNamed } from '../setup/clocks.ts';
import type { TableOptions } from '../setup/OptionsForm.tsx';

/** The options of a table as the form shows them. */
export function optionsOf({ title = '', settings, options }: TableInfo, game: WebGame): TableOptions {
  const { clock, timeOut, pace, spectators, memoryAid, log, hints } = settings;
  const ours = new Set(game.switches.map(({ field }) => field));
  const switches = Object.fromEntries(Object.entries(options).filter(([field]) => ours.has(field)));
  return {
    title,
    clock: clockNamed(clock) ?? 'none',
    timeOut,
    pace,
    spectators,
    memoryAid: memoryAid && log === 'open', // it needs the log
    log,
    hints,
    switches,
  };
}

/** What the form changed. A clock we do not offer stays as it is until another one is chosen. */
export function changeFrom(info: TableInfo, game: WebGame, chosen: TableOptions): TableChange {
  const { title, clock, switches, ...settings } = chosen;
  const before = optionsOf(info, game);
  const others = Object.fromEntries(
    Object.entries(optionsToChange(info)).filter(([field]) => !game.switches.some(rule => rule.field === field)),
  );
  return {
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    options: { ...others, ...switches } as RulesOptions, // what the rules had, with our switches turned
    settings: { ...settings, ...(clock === before.clock ? {} : { clock: CLOCKS[clock] }) },
  };
}

/** The options as the host sends them back: what players chose to play as is theirs, and the server keeps it. */
export function optionsToChange({ options, factions }: TableInfo): RulesOptions {
  const others = Object.entries(options).filter(([field]) => field !== factions?.field);
  return Object.fromEntries(others) as RulesOptions; // the rules have checked them
}
