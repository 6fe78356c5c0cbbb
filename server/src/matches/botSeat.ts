import { botName } from '@omerta/bots';
import { botsOf } from '../games.ts';
import type { Match, Seat } from '../store/store.ts';

/** The table and the seat determine the bot's name. */
export function botSeat({ id, game, seats }: Match, seat: number, level: string): Seat {
  const taken = seats.map(({ name }) => name);
  return { kind: 'bot', name: botName(botsOf(game), numberOf(id) + seat, taken), level, ready: true };
}

/** Differs between tables. */
function numberOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
