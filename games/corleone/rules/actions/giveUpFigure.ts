import { figureOf, MEMBERS, type Role } from '../figures.ts';
import type { Look } from '../game.ts';
import { removeOne } from '../moves.ts';
import { reasons } from '../reasons.ts';
import type { Action } from './action.ts';

/** F4, RN-02: only if there is no other action. */
export const giveUpFigure: Action<'lose'> = {
  choices(look, list) {
    for (const role of figuresInReserve(look)) list.push({ kind: 'lose', role });
  },
  whyNot: (look, { role }) => (figuresInReserve(look).includes(role) ? undefined : reasons.figureNotInReserve),
  perform(game, seat, { role }) {
    const player = game.table.seats[seat]!;
    if (role === 'thug') player.thugs -= 1;
    else removeOne(player.members, role);
    game.table.hudson.push(figureOf(seat, role));
    game.events?.push({ kind: 'figureGivenUp', seat, role });
  },
};

/** Lowest id first. */
export const figuresInReserve = ({ table, seat }: Look): Role[] => {
  const { thugs, members } = table.seats[seat]!;
  return [...(thugs > 0 ? (['thug'] as const) : []), ...MEMBERS.filter(member => members.includes(member))];
};
