import { rowOf } from '@omerta/kernel';
import type { EventKind, SeenEvent } from '@omerta/liars-dice/seen';
import type { Language, People, Values } from '@omerta/words';
import { type Speech, speechIn } from './speech.ts';

/** The arguments of an event's message. */
export const eventValues = (language: Language, event: SeenEvent, { people }: { readonly people: People }): Values =>
  rowOf(tellers, event.kind)(event, speechIn(language, people));

type Teller<E> = (event: E, say: Speech) => Values;

const tellers: { readonly [K in EventKind]: Teller<Extract<SeenEvent, { kind: K }>> } = {
  roundBegan: ({ round, starter, dice }, say) => ({ round, player: say.player(starter), dice }),
  diceRolled: ({ seat, dice }, say) => ({
    player: say.player(seat),
    seen: dice === undefined ? 'no' : 'yes',
    dice: say.dice(dice ?? []),
  }),
  secondRollDecided: ({ seat }, say) => ({ player: say.player(seat) }),
  secondRollsShown: ({ seats }, say) => ({ some: seats.length > 0 ? 'yes' : 'no', players: say.players(seats) }),
  bidMade: ({ bid }, say) => ({ player: say.player(bid.seat), bid: say.bid(bid) }),
  liarCalled: ({ seat, bid }, say) => ({ player: say.player(seat), bidder: say.player(bid.seat), bid: say.bid(bid) }),
  spotOnCalled: ({ seat, bid }, say) => ({ player: say.player(seat), bid: say.bid(bid) }),
  wasTooSlow: ({ seat }, say) => ({ player: say.player(seat) }),
  cupsLifted: ({ bid, cups, found }, say) => ({ cups: say.cups(cups), bid: say.bid(bid), found }),
  dieLost: ({ seat, left }, say) => ({ player: say.player(seat), left }),
  playerOut: ({ seat }, say) => ({ player: say.player(seat) }),
  gameWon: ({ seat }, say) => ({ player: say.player(seat) }),
};
