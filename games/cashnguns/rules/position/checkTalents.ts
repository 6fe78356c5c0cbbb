import { seatName } from '@omerta/kernel';
import type { Complain } from '@omerta/kernel/shape';
import type { State } from '../state.ts';
import { NO_TALENT, TALENTS } from '../talents.ts';
import { newTally } from './tally.ts';

/** T0, AMB-36: each talent once, and only at tables that play with them. */
export const checkTalents = ({ table, own }: State, complain: Complain): void => {
  const tally = newTally(Object.fromEntries(TALENTS.map(talent => [talent, 1])), complain);
  const isChoosing = table.agenda.at(-1)?.kind === 'keepTalent';
  for (const [seat, { talent }] of table.seats.entries()) {
    const field = `seats.${seatName(seat)}`;
    const { dealt } = own[seat]!;
    const rest = isChoosing ? `${field}.dealt` : `${field}.rejected`;
    if (talent !== NO_TALENT) tally.add(talent, 1, `${field}.talent`);
    for (const each of dealt) tally.add(each, 1, rest);
    if (talent !== NO_TALENT && !table.house.talents) complain(`${field}.talent`, 'this table plays without talents');
    if (talent !== NO_TALENT && isChoosing) complain(`${field}.talent`, 'must be missing: talents are being chosen');
    if (dealt.length > 0 && !(table.house.talents && table.house.talentDeal === 'two'))
      complain(rest, 'this table does not choose between two talents');
    if (isChoosing && dealt.length !== 2) complain(rest, 'must be the two talents to choose from');
    if (!isChoosing && dealt.length === 2) complain(`${field}.dealt`, 'must be missing: the talents have been chosen');
  }
};
