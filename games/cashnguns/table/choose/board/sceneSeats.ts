// What the scenes draw, from what this viewer knows. Before the joint reveal nothing in it depends on a hidden card.
import { type Bullet, type LootKind, listLoot, NEW_GODFATHER, NOBODY, typeOf } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { ASKING } from './asking.ts';
import type { AtTable } from './atTable.ts';
import { isOpen, seatOf } from './choosing.ts';
import { LOOKS } from './draw/gangsters.ts';
import type {
  Pose,
  SceneAim,
  SceneLoot,
  SceneSeat,
  SceneTag,
  SceneToken,
  SceneWords,
  TargetState,
} from './draw/sceneProps.ts';
import type { Play } from './play.ts';
import { gunsOn, woundLimit } from './risks.ts';
import { bannedNow } from './sharing.ts';
import type { PublicTable } from './staging/tableAfter.ts';

type Seen = Pick<AtTable, 'table' | 'view' | 'seat' | 'say' | 'names' | 'gangsters' | 'info' | 'rules'>;
type Playing = Pick<Play, 'kind' | 'choices' | 'picked' | 'target' | 'isIn' | 'isHidden'>;
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
    woundLimit: woundLimit(player),
    loot: player.loot,
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

export function poseOf({ alive, down }: PublicTable['seats'][number]): Pose {
  if (!alive) return 'out';
  return down === '' ? 'stand' : down === 'wounded' ? 'down' : down;
}

export function tagOf({ say }: Pick<AtTable, 'say'>, pose: Pose): SceneTag | undefined {
  if (pose === 'out') return { text: say('tag.out'), tone: 'red' };
  if (pose === 'down') return { text: say('tag.down'), tone: 'paper' };
  if (pose === 'ducked') return { text: say('tag.ducked'), tone: 'teal' };
  return pose === 'satOut' ? { text: say('tag.satOut'), tone: 'paper' } : undefined;
}

function labelOf(at: Seen, seat: Seat, isReady: boolean | undefined): string {
  const { table, say, names, gangsters } = at;
  const player = table.seats[seat]!;
  const look = LOOKS[gangsters[seat]!];
  return say('seat.label', {
    name: names.player(seat),
    gangster: look.name,
    letter: look.letter,
    wounds: player.wounds,
    limit: woundLimit(player),
    talent: names.talent(player.talent) || 'none',
    loot: player.loot,
    godfather: table.godfather === seat ? 'yes' : 'no',
    state: player.alive ? player.down || 'standing' : 'out',
    ready: isReady === undefined ? 'nobody' : isReady ? 'yes' : 'no',
    guns: areAimsShown(table) ? gunsOn(table, seat).length : 0,
  });
}

/** How a seat answers to a finger just now; undefined where nobody is to be pointed at. */
function targetOf({ table, seat: mine }: Seen, play: Playing, seat: Seat): TargetState | undefined {
  const { kind, choices, picked, target, isIn } = play;
  if (kind === undefined || isIn || seat === mine) return undefined;
  if (kind === 'bullet') {
    if (mine === undefined || table.seats[mine]?.talent === 'kid') return undefined;
    if (!table.seats[seat]!.alive) return 'forbidden';
    return seat === target ? 'chosen' : 'open';
  }
  if (!ASKING[kind].isByTarget) return undefined;
  if (picked.includes(`seat:${seat}`)) return 'chosen';
  if (isOpen(choices, picked, `seat:${seat}`)) return 'open';
  return kind === 'retarget' && mine !== undefined && table.seats[mine]?.target === seat ? 'struck' : 'forbidden';
}

/** Stages in which the guns are up. */
export const areAimsShown = ({ stage }: PublicTable): boolean =>
  stage === 'holdUp' || stage === 'privilege' || stage === 'courage' || stage === 'effects';

/** `fired`: by seat, what all have seen. `isQuiet`: lines that do not concern me step back. */
export function sceneAims(
  at: Seen,
  play: Playing,
  fired: ReadonlyMap<Seat, Bullet>,
  isQuiet: boolean,
): readonly SceneAim[] {
  const { table, seat: mine } = at;
  if (!areAimsShown(table)) return ownAim(at, play);
  const aims = table.seats.flatMap((player, seat): SceneAim[] => {
    if (!player.alive || player.target === NOBODY || player.down === 'satOut') return [];
    const isMine = seat === mine || player.target === mine;
    const bullet = fired.get(seat);
    const state = isFizzled(table, seat, bullet) ? 'fizzled' : isQuiet && !isMine ? 'quiet' : 'rest';
    return [{ from: seat, to: player.target, state, ...(bullet === undefined ? {} : { fired: bullet }) }];
  });
  return aims.length > 0 ? aims : ownAim(at, play);
}

/** A gun that will not be fired any more: its owner or its target lies behind the table. */
function isFizzled(table: PublicTable, seat: Seat, fired: Bullet | undefined): boolean {
  const { down, target } = table.seats[seat]!;
  const aimed = table.seats[target];
  return fired === undefined && (down === 'ducked' || aimed?.down === 'ducked' || aimed?.down === 'satOut');
}

/** My own line before the reveal: on my device only, and not while the hand is covered. */
function ownAim({ seat, table }: Seen, { kind, picked, target, isIn, isHidden }: Playing): readonly SceneAim[] {
  if (seat === undefined || isIn || isHidden) return [];
  const [last] = picked;
  const to = kind === 'bullet' ? target : kind === 'aim' && last !== undefined ? seatOf(last) : undefined;
  return to === undefined || !table.seats[to]?.alive ? [] : [{ from: seat, to, state: 'mine' }];
}

/** Whoever takes a share leaves a chip in its place until all are taken. */
export function sceneLoot(at: Pick<AtTable, 'table' | 'story' | 'scene' | 'gangsters'>): readonly SceneLoot[] {
  const { table, gangsters } = at;
  const banned = bannedNow(table);
  const takers = takersOf(at);
  const whole = { ...table.loot };
  for (const [kind, seats] of takers) whole[kind] += seats.length;
  const copies = new Map<string, number>();
  return listLoot(whole).map(kind => {
    const copy = copies.get(kind) ?? 0;
    copies.set(kind, copy + 1);
    const state = banned !== '' && typeOf(kind) === banned ? 'vetoed' : 'table';
    const taker = takers.get(kind)?.[whole[kind] - 1 - copy]; // the last copy goes first
    const takenBy = taker === undefined ? {} : { takenBy: gangsters[taker] };
    return { key: `${kind}.${copy}`, kind, picture: copy % 3, state, ...takenBy };
  });
}

/** By kind of card, who has taken one of them in this sharing, in turn. */
function takersOf({ table, story, scene }: Pick<AtTable, 'table' | 'story' | 'scene'>) {
  const takers = new Map<LootKind, readonly Seat[]>();
  if (table.stage !== 'sharing') return takers;
  for (const event of story.round) {
    if (event.kind !== 'shareTaken' || event.share === NEW_GODFATHER) continue;
    if (event === story.onStage && scene.beat !== 'shown') continue;
    takers.set(event.share, [...(takers.get(event.share) ?? []), event.seat]);
  }
  return takers;
}

/** The desk lies beside the loot until somebody takes it. */
export function sceneToken({
  table,
  say,
  gangsters,
}: Pick<AtTable, 'table' | 'say' | 'gangsters'>): SceneToken | undefined {
  const taker = gangsters[table.nextGodfather];
  if (table.stage !== 'sharing' || (!table.token && taker === undefined)) return undefined;
  return { words: [say('art.newAbove'), say('art.newBelow')], takenBy: table.token ? undefined : taker };
}

export const sceneWords = ({ say, names }: Pick<AtTable, 'say' | 'names'>): SceneWords => ({
  bang: say('art.bang'),
  click: say('art.click'),
  loot: {
    worth: thousands => say('worth', { thousands }),
    worthInFull: thousands => names.amount(thousands),
    diamond: say('art.diamond'),
    painting: say('art.painting'),
    clip: say('art.clip'),
    clipEffect: say('art.clipEffect'),
    aid: say('art.aid'),
    aidEffect: say('art.aidEffect'),
  },
});
