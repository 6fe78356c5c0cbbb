import { allSeats, listSeats, NO_SEATS, rowOf, type Seats, seatName, without, withSeat } from '@omerta/kernel';
import type { Complain } from '@omerta/kernel/shape';
import { countAlive, fromGodfather, living, ownerOf } from '../seating.ts';
import { NO_SEAT, type State, type Table } from '../state.ts';
import { canOrder } from '../tasks/privilege.ts';
import type { Task, TaskKind } from '../tasks/task.ts';
import { checkSharing, isClockwise } from './checkSharing.ts';

/** Whether the last task asks seats it may ask, about cards that exist. */
export const checkQuestion = (state: State, complain: Complain): void => {
  const { table } = state;
  const at = table.agenda.length - 1;
  const task = table.agenda[at];
  if (task === undefined) return;
  const here: Complain = (field, message) => complain(`agenda[${at}].${field}`, message);
  rowOf(questions, task.kind)?.(state, task, here);
  if (table.stage === 'sharing') checkSharing(table, complain);
};

type TaskOf<K extends TaskKind> = Extract<Task, { kind: K }>;

const questions: { readonly [K in TaskKind]?: (state: State, task: TaskOf<K>, complain: Complain) => void } = {
  keepTalent: ({ table }, task, complain) => checkAsked(task, allSeats(table.players), complain),
  giveBack({ table, own }, { seat, victim }, complain) {
    if (victim === seat || !table.seats[victim]!.alive) complain('victim', 'must be another living player (T-HUS)');
    const [drew, lost] = [own[seat]!.hustle, own[victim]!.hustle];
    const isTold = drew?.other === victim && lost?.other === seat && drew.got === lost.gave && drew.got !== '';
    if (!isTold || drew.gave !== '' || lost.got !== '')
      complain('seat', `${seatName(seat)} must have got by "hustle" what ${seatName(victim)} gave, and nothing else`);
  },
  bullets: ({ table }, task, complain) => checkAsked(task, living(table), complain),
  aim({ table }, task, complain) {
    const kid = ownerOf(table, 'kid');
    checkAsked(task, kid === NO_SEAT ? living(table) : without(living(table), kid), complain);
    checkToCome(table, ['kid', 'cunning'], complain);
  },
  kid: ({ table }, _task, complain) => checkToCome(table, ['cunning'], complain),
  privilege({ table }, { seat }, complain) {
    if (seat !== table.godfather) complain('seat', `the Godfather is ${seatName(table.godfather)}`);
    else if (!canOrder(table)) complain('seat', 'the Godfather has no player to order (AMB-07, AMB-10)');
  },
  retarget({ table }, { seat }, complain) {
    if (seat === table.godfather) complain('seat', 'the Godfather orders another player (AMB-08)');
    else if (table.seats[seat]!.target === NO_SEAT) complain('seat', `${seatName(seat)} has no target (4a)`);
  },
  courage({ table }, task, complain) {
    const inRound = listSeats(living(table)).filter(seat => table.seats[seat]!.down !== 'satOut');
    checkAsked(task, inRound.reduce(withSeat, NO_SEATS), complain);
  },
  doctor({ table }, { seat }, complain) {
    const { down, wounds } = table.seats[seat]!;
    if (down !== 'ducked' || wounds === 0) complain('seat', 'the Doctor heals a wound when she has ducked (T-DOC)');
    if (table.agenda.some(task => task.kind === 'unfired' && task.step > 0))
      complain('kind', 'the Doctor comes before the discards (AMB-13)');
  },
  smart({ table }, { seat }, complain) {
    const { target } = table.seats[seat]!;
    if (target === NO_SEAT || table.seats[target]!.down === '')
      complain('seat', 'the player the Smart aims at does not lie down (T-SMA)');
    const step = table.agenda.find(task => task.kind === 'unfired')?.step ?? 0;
    if (step === 0 || fromGodfather(table, step - 1) !== seat)
      complain('seat', `must be the last of the ${step} seats that were dealt with`);
  },
  burials({ table }, { victims, vulture }, complain) {
    if (vulture !== ownerOf(table, 'vulture')) complain('vulture', 'must be the living Vulture (T-VUL)');
    if (victims.some(seat => table.seats[seat]!.alive || table.seats[seat]!.down !== 'wounded'))
      complain('victims', 'must be eliminated in this round (6f)');
    if (!isClockwise(table, victims)) complain('victims', 'must be in order from the Godfather clockwise (AMB-53)');
    if (countAlive(table) < 2) complain('victims', 'must be empty: the game is over with fewer than two alive (E8)');
  },
};

/** T-KID, T-CUN: their tasks lie below until their turn. */
const checkToCome = (table: Table, talents: readonly ('kid' | 'cunning')[], complain: Complain): void => {
  for (const talent of talents)
    if (ownerOf(table, talent) !== NO_SEAT && !table.agenda.some(({ kind }) => kind === talent))
      complain('kind', `the task of the ${talent} is missing below it`);
};

const checkAsked = (task: { asked: Seats; waiting: Seats }, wanted: Seats, complain: Complain): void => {
  if (task.asked !== wanted) complain('asked', `must be ${listSeats(wanted).map(seatName).join(', ')}`);
  const others = listSeats(task.waiting & ~task.asked).map(seatName);
  if (others.length > 0) complain('waiting', `${others.join(', ')} not among those asked`);
};
