import { aimsLast, gunsOn, woundsToDie } from '@omerta/cashnguns/seen';
// The players as the scene draws them. Before the joint reveal nothing in it depends on a hidden card.
import type { Seat } from '@omerta/kernel';
import { LOOKS } from '../../draw/gangsters.ts';
import type { SceneSeat, TargetState } from '../../draw/sceneProps.ts';
import type { AtTable } from '../../show/atTable.ts';
import { openLootWords } from '../../show/openLootWords.ts';
import { areAimsShown, poseOf, tagOf } from '../../show/poses.ts';
import type { Play } from '../play.ts';
import { PROMPTS } from '../prompts.ts';
import { isOpen } from '../selection.ts';

/** What is read of the table. */
export type Seen = Pick<
  AtTable,
  'table' | 'loots' | 'view' | 'seat' | 'say' | 'names' | 'gangsters' | 'info' | 'rules'
>;
/** What the player has done so far. */
export type Playing = Pick<Play, 'kind' | 'choices' | 'picked' | 'target' | 'isIn' | 'isHidden'>;
type Ready = readonly (boolean | undefined)[];

export const sceneSeats = (at: Seen, play: Playing, ready: Ready): readonly SceneSeat[] =>
  at.table.seats.map((_, seat) => sceneSeat(at, play, ready[seat], seat));

function sceneSeat(at: Seen, play: Playing, isReady: boolean | undefined, seat: Seat): SceneSeat {
  const { table, say, names, info } = at;
  const player = table.seats[seat]!;
  const gangster = at.gangsters[seat]!;
  const who = info.seats[seat];
  const pose = poseOf(player);
  return {
    seat,
    gangster,
    name: names.player(seat),
    label: labelOf(at, seat, isReady),
    talent: player.talent === '' ? undefined : player.talent,
    talentName: names.talent(player.talent),
    wounds: player.wounds,
    woundLimit: woundsToDie(player),
    loot: player.loot,
    openLoot: player.alive ? at.loots?.[seat] : undefined,
    pose,
    you: seat === at.seat ? youAfter(names.player(seat), say('you')) : undefined,
    isGodfather: table.godfather === seat,
    isReady,
    isAway: who?.kind === 'person' && !who.present,
    isBot: who?.kind === 'bot',
    tag: tagOf(at, pose),
    target: targetOf(at, play, seat),
  };
}

/** "(you)", unless the name says it already. */
const youAfter = (name: string, you: string): string => (you.toLowerCase() === `(${name.toLowerCase()})` ? '' : you);

function labelOf(at: Seen, seat: Seat, isReady: boolean | undefined): string {
  const { table, loots, say, names, gangsters } = at;
  const player = table.seats[seat]!;
  const open = player.alive ? loots?.[seat] : undefined;
  const look = LOOKS[gangsters[seat]!];
  const label = say('seat.label', {
    name: names.player(seat),
    gangster: look.name,
    letter: look.letter,
    wounds: player.wounds,
    limit: woundsToDie(player),
    talent: names.talent(player.talent) || 'none',
    loot: player.loot,
    godfather: table.godfather === seat ? 'yes' : 'no',
    state: player.alive ? player.down || 'standing' : 'out',
    ready: isReady === undefined ? 'nobody' : isReady ? 'yes' : 'no',
    guns: areAimsShown(table) ? gunsOn(table, seat).length : 0,
  });
  return open === undefined ? label : `${label} ${openLootWords(at, open)}`;
}

/** How a seat answers to a tap now; undefined where no seat can be pointed at. */
function targetOf({ table, seat: mine }: Seen, play: Playing, seat: Seat): TargetState | undefined {
  const { kind, choices, picked, target, isIn } = play;
  if (kind === undefined || isIn || seat === mine) return undefined;
  if (kind === 'bullet') {
    if (mine === undefined || aimsLast(table.seats[mine]!)) return undefined;
    if (!table.seats[seat]!.alive) return 'forbidden';
    return seat === target ? 'chosen' : 'open';
  }
  if (!PROMPTS[kind].isByTarget) return undefined;
  if (picked.includes(`seat:${seat}`)) return 'chosen';
  if (isOpen(choices, picked, `seat:${seat}`)) return 'open';
  return kind === 'retarget' && mine !== undefined && table.seats[mine]?.target === seat ? 'struck' : 'forbidden';
}
