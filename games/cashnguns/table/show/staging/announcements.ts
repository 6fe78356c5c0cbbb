// What the announcer says, from what all see at that moment: the same events, the same words. Every kind of line has its
// own length, whatever it says.
import type { SeenEvent } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import type { WordKey } from '@omerta/table/words/words.ts';
import type { TvWords } from '../tvWords.ts';
import type { Beat } from './plan.ts';

type Said = Extract<WordKey<TvWords>, `announce.${string}`>;

export interface Announcement {
  readonly said: Said;
  readonly seats: readonly Seat[]; // who is named
  readonly count: number;
  readonly ms: number;
}

/** Milliseconds for which a line stands and may be spoken. */
const LENGTHS = {
  'announce.round': 3_000,
  'announce.last': 3_000,
  'announce.loaded': 1_600,
  'announce.most': 3_000,
  'announce.handsUp': 3_000,
  'announce.nobodyDucks': 3_000,
  'announce.ducks': 3_000,
  'announce.hit': 3_200,
  'announce.harmless': 3_200,
  'announce.nobodyFires': 3_200,
  'announce.talent': 2_400,
  'announce.share': 2_600,
  'announce.noTakers': 2_600,
  'announce.desk': 2_600,
} as const satisfies Readonly<Record<Said, number>>;

/** Lines of one family take the same time, or their length would tell which it is. */
export const FAMILIES: readonly (readonly Said[])[] = [
  ['announce.most', 'announce.handsUp'],
  ['announce.nobodyDucks', 'announce.ducks'],
  ['announce.hit', 'announce.harmless', 'announce.nobodyFires'],
  ['announce.share', 'announce.noTakers'],
  ['announce.round', 'announce.last'],
];

const line = (said: Said, seats: readonly Seat[] = [], count = seats.length): Announcement => ({
  said,
  seats,
  count,
  ms: LENGTHS[said],
});

const LAST_ROUND = 8;
const NOBODY = 2; // guns on a player that are worth a word

/** Undefined where nothing is said. */
export function announcementOf(
  event: SeenEvent,
  beat: Beat | undefined,
  isAftermath: boolean,
): Announcement | undefined {
  switch (event.kind) {
    case 'roundBegan':
      return event.round === LAST_ROUND
        ? line('announce.last', [event.godfather])
        : line('announce.round', [event.godfather], event.round);
    case 'aimsRevealed':
      return beat === 'shown' ? aimedAt(event.targets) : line('announce.loaded');
    case 'courageRevealed':
      if (beat !== 'shown') return undefined;
      return event.ducked.length === 0 ? line('announce.nobodyDucks') : line('announce.ducks', event.ducked);
    case 'shotsFired':
      return isAftermath || (event.shots.length === 0 && beat === 'shown') ? firedAt(event.shots) : undefined;
    case 'stealthyTook':
    case 'woundHealed':
    case 'professionalStole':
    case 'cuteTook':
    case 'vultureTook':
    case 'junkSwapped':
    case 'friendReloaded':
      return line('announce.talent', [event.seat]);
    case 'sharingBegan':
      return line('announce.share', event.order.slice(0, 1));
    case 'noTakers':
      return line('announce.noTakers');
    case 'newGodfather':
      return line('announce.desk', [event.seat]);
    default:
      return undefined; // the table shows it
  }
}

function aimedAt(targets: readonly number[]): Announcement {
  const counts = new Map<number, number>();
  for (const target of targets) if (target >= 0) counts.set(target, (counts.get(target) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const [first, ...others] = [...counts].filter(([, count]) => count === most);
  return first === undefined || most < NOBODY || others.length > 0
    ? line('announce.handsUp')
    : line('announce.most', [first[0]], most);
}

function firedAt(shots: readonly { readonly target: Seat; readonly bullet: string }[]): Announcement {
  if (shots.length === 0) return line('announce.nobodyFires');
  const hit = [...new Set(shots.filter(({ bullet }) => bullet === 'bang').map(({ target }) => target))];
  return hit.length === 0 ? line('announce.harmless') : line('announce.hit', hit);
}
