import { has, type Seat, seatName } from '@omerta/kernel';
import type { Complain } from '@omerta/kernel/shape';
import { NO_SEAT, type Own, type State, TOO_SLOW } from '../state.ts';
import { NO_TALENT } from '../talents.ts';
import { whyNotTarget } from '../targets.ts';
import type { TaskKind } from '../tasks/task.ts';

/** The secret answers of a seat must fit the question, and so must the cards it was dealt or drew in secret. */
export const checkAnswers = (state: State, complain: Complain): void => {
  const { table } = state;
  const question = table.agenda.at(-1);
  for (const [seat, own] of state.own.entries()) {
    const field = `seats.${seatName(seat)}`;
    const isAnswered =
      question !== undefined && 'waiting' in question && has(question.asked, seat) && !has(question.waiting, seat);
    const expected = isAnswered ? answerTo[question.kind] : undefined;
    for (const answer of ANSWERS) {
      const isThere = isSaid[answer](own, table.seats[seat]!.loaded);
      if (isThere && answer !== expected) complain(`${field}.${answer}`, 'does not fit the question that is asked now');
      if (answer !== expected) continue;
      const problem = isThere ? whyNot[answer](state, seat) : 'is missing';
      if (problem !== undefined) complain(`${field}.${answer}`, problem);
    }
    checkExchange(state, seat, `${field}.hustle`, complain);
  }
};

const ANSWERS = ['kept', 'bullet', 'aim', 'courage'] as const;
type Answer = (typeof ANSWERS)[number];

const answerTo: { readonly [K in TaskKind]?: Answer } = {
  keepTalent: 'kept',
  bullets: 'bullet',
  aim: 'aim',
  courage: 'courage',
};

const isSaid: { readonly [A in Answer]: (own: Own, loaded: boolean) => boolean } = {
  kept: own => own.kept !== NO_TALENT,
  bullet: (own, loaded) => own.played !== '' && !loaded,
  aim: own => own.aim !== NO_SEAT,
  courage: own => own.courage !== '',
};

const whyNot: { readonly [A in Answer]: (state: State, seat: Seat) => string | undefined } = {
  kept({ own }, seat) {
    const { kept, dealt } = own[seat]!;
    return dealt.some(talent => talent === kept) ? undefined : `${kept} is not among the two (T0)`;
  },
  bullet({ own }, seat) {
    const { played, hand } = own[seat]!;
    return played !== '' && hand[played] === 0 ? `there is no ${played} in the hand (2b)` : undefined;
  },
  aim({ table, own }, seat) {
    const { aim } = own[seat]!;
    const reason = aim === TOO_SLOW ? undefined : whyNotTarget(table, seat, aim);
    return reason && `${seatName(seat)} cannot aim at ${seatName(aim)} (${reason.rule})`;
  },
  courage: () => undefined,
};

/** T-HUS: an exchange is half done only while the Hustler chooses what to give. */
const checkExchange = ({ table, own }: State, seat: Seat, field: string, complain: Complain): void => {
  const exchange = own[seat]!.hustle;
  if (exchange === undefined) return;
  const task = table.agenda.at(-1);
  const isOpen = task?.kind === 'giveBack' && (task.seat === seat || task.victim === seat);
  if (exchange.other === seat) complain(`${field}.other`, 'must be another player (T-HUS)');
  if (!isOpen && (exchange.got === '' || exchange.gave === ''))
    complain(field, 'must say what was got and what was given');
  if (task?.kind === 'hustle' || table.stage === 'talents')
    complain(field, 'must be missing: nothing was exchanged yet');
};
