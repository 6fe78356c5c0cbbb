import type { TableInfo } from '@omerta/protocol';
import { levelIn, searchFor } from './wantedGame.ts';

/** The address of another game like one of this device: the same seats and rules, dealt anew. */
export function addressOfAgain(info: TableInfo, hasOwnPack: boolean): string {
  const { match, game, seats, options, settings } = info;
  const people = seats.filter(({ kind }) => kind === 'person');
  const search = searchFor({
    players: seats.length,
    people: people.length,
    names: people.map(({ name }) => name),
    level: levelIn(seats.find(({ kind }) => kind === 'bot')?.level),
    pace: settings.pace,
    memoryAid: settings.memoryAid,
    hints: settings.hints,
    pack: hasOwnPack ? match : undefined, // the game keeps it
    options,
  });
  return `/practice/${game}?${search}&after=${match}`; // no two alike: a game that could not be kept still has the other
}
