// Whether a player's own Talent may matter at this moment, from what all know: never from the player's bullet.
import { gunsOn, type LootKind, type Task, type View, woundsToDie } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import type { AtTable } from '../atTable.ts';
import type { TalentAtSeat } from './talentsAtStart.ts';

/** `may`: it can matter in what is decided now; `works`: it does something just now; `cannot`: not this time. */
export type TalentNow = 'idle' | 'may' | 'works' | 'cannot';

type Seen = Pick<AtTable, 'table' | 'view' | 'story'>;

export function talentNow({ table, view, story }: Seen, { seat, talent }: TalentAtSeat): TalentNow {
  const { onStage } = story;
  if (onStage !== undefined && WORKS.includes(onStage.kind) && 'seat' in onStage && onStage.seat === seat)
    return 'works';
  const player = table.seats[seat];
  if (player === undefined || !player.alive) return 'cannot';
  const task = view.table.agenda.at(-1)?.kind;
  if (task === undefined || !MOMENTS[talent].includes(task)) return 'idle';
  return mayHelp(table, seat, talent) ? 'may' : 'cannot';
}

const WORKS: readonly string[] = [
  'hustled',
  'kidAimed',
  'stealthyTook',
  'woundHealed',
  'bulletTakenBack',
  'professionalStole',
  'luckyEscape',
  'vultureTook',
  'cuteTook',
  'shareBanned',
  'friendReloaded',
  'junkSwapped',
];

const MOMENTS: { readonly [T in TalentAtSeat['talent']]: readonly Task['kind'][] } = {
  greedy: ['sharing'],
  stealthy: ['courage'],
  cunning: ['aim', 'kid', 'cunning'],
  cute: ['courage'],
  dictator: ['sharing', 'dictator'],
  kid: ['aim', 'kid'],
  lucky: ['courage'],
  collector: [],
  doctor: ['courage', 'doctor'],
  smart: ['courage', 'smart'],
  unbreakable: ['courage'],
  hustler: ['hustle', 'giveBack'],
  professional: ['courage'],
  goodFriend: ['sharing'],
  vulture: ['courage', 'burials'],
  junkDealer: ['sharing', 'junk'],
};

function mayHelp(table: View['table'], seat: Seat, talent: TalentAtSeat['talent']): boolean {
  const player = table.seats[seat]!;
  const lies = (kind: LootKind) => table.loot[kind] > 0;
  switch (talent) {
    case 'stealthy':
      return lies('bill10');
    case 'cute':
      return lies('bill5');
    case 'goodFriend':
      return lies('clip');
    case 'doctor':
      return player.wounds > 0;
    case 'lucky':
      return gunsOn(table, seat).length > 1;
    case 'unbreakable':
      return gunsOn(table, seat).length > 0;
    case 'vulture':
      return table.seats.some((other, at) => at !== seat && other.alive && other.wounds === woundsToDie(other) - 1);
    case 'dictator':
    case 'junkDealer':
    case 'greedy':
      return player.down === '';
    case 'cunning':
      return table.round < LAST_ROUND;
    case 'kid':
    case 'collector':
    case 'smart':
    case 'hustler':
    case 'professional':
      return true;
  }
}

const LAST_ROUND = 8;
