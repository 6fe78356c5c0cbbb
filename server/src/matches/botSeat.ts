import { botName } from '@omerta/bots';
import { distinctName, lookAlikesAmong } from '@omerta/names';
import { botsOf } from '../games.ts';
import type { Match, Seat } from '../store/store.ts';
import { namesAt } from './seatNames.ts';

/** The table and the seat determine the bot's name, which looks like no other one there. */
export function botSeat(match: Match, seat: number, level: string): Seat {
  const bots = botsOf(match.game);
  const names = namesAt(match);
  const name = distinctName(botName(bots, numberOf(match.id) + seat, lookAlikesAmong(bots.names, names)), names);
  return { kind: 'bot', name, level, ready: true };
}

/** Differs between tables. */
function numberOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
