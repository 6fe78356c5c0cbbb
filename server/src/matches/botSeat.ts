import { botName } from '@omerta/bots';
import { botsOf } from '../games.ts';
import type { Match, Seat } from '../store/store.ts';

/** A bot with a name of its own, told by the table and the seat. */
export function botSeat({ id, game, seats }: Match, seat: number, level: string): Seat {
  const taken = seats.map(({ name }) => name);
  return { kind: 'bot', name: botName(botsOf(game), numberOf(id) + seat, taken), level, ready: true };
}

/** Another for another table. */
function numberOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
