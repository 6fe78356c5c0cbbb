// A round in short: who shot whom, and who took what. From events that all saw.
import { type Bullet, NO_SEAT, type SeenEvent, type Share } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';

/** Why a card was not fired. */
export type Unfired = 'ducked' | 'targetDucked' | 'tooSlow' | 'targetTooSlow';

export type ShotEnd =
  | { readonly kind: 'wounded'; readonly wounds: number }
  | { readonly kind: 'out' }
  | { readonly kind: 'lucky' }
  | { readonly kind: 'click' }
  /** The card went face down, and stays so for ever. */
  | { readonly kind: 'unseen'; readonly why: Unfired }
  /** The Professional shows a Bang that needs no shot. */
  | { readonly kind: 'shown' };

export interface RecapShot {
  readonly seat: Seat;
  readonly target: Seat; // NO_SEAT for those who were too slow
  readonly end: ShotEnd;
}

export interface RecapTakes {
  readonly seat: Seat;
  readonly shares: readonly Share[];
}

export interface Recap {
  readonly round: number;
  readonly shots: readonly RecapShot[]; // Bangs, Clicks, unseen
  readonly bangs: number;
  readonly clicks: number;
  readonly unseen: number;
  readonly takes: readonly RecapTakes[]; // in the order of the first share
  /** To whom the desk goes; undefined where it stays. */
  readonly newGodfather: Seat | undefined;
}

/** `events` from one beginning of a round on, until the next; those of the next are not looked at. */
export function recapOf(events: readonly SeenEvent[]): Recap {
  const next = events.findIndex(({ kind }, at) => at > 0 && kind === 'roundBegan');
  const round = next < 0 ? events : events.slice(0, next);
  const shots = [...firedIn(round), ...unfiredIn(round)].toSorted((one, other) => orderOf(one) - orderOf(other));
  const took = sharesIn(round);
  return {
    round: kindsOf(round, 'roundBegan')[0]?.round ?? 0,
    shots,
    bangs: countOf(round, 'bang'),
    clicks: countOf(round, 'click'),
    unseen: shots.filter(({ end }) => end.kind === 'unseen').length,
    takes: [...took].map(([seat, shares]) => ({ seat, shares })),
    newGodfather: kindsOf(round, 'newGodfather').at(-1)?.seat,
  };
}

type SeenOf<K extends SeenEvent['kind']> = Extract<SeenEvent, { readonly kind: K }>;

/** The events of one kind, in order. */
export const kindsOf = <K extends SeenEvent['kind']>(events: readonly SeenEvent[], kind: K): readonly SeenOf<K>[] =>
  events.filter((event): event is SeenOf<K> => event.kind === kind);

/** Where each seat aims in the end. */
export function targetsIn(round: readonly SeenEvent[]): readonly Seat[] {
  let targets: readonly Seat[] = [];
  for (const event of round) {
    if (event.kind === 'aimsRevealed') targets = event.targets;
    else if (event.kind === 'kidAimed' || event.kind === 'targetChanged')
      targets = targets.with(event.seat, event.target);
  }
  return targets;
}

const shotsIn = (round: readonly SeenEvent[]) => kindsOf(round, 'shotsFired').flatMap(({ shots }) => shots);

const countOf = (round: readonly SeenEvent[], bullet: Bullet): number =>
  shotsIn(round).filter(shot => shot.bullet === bullet).length;

function firedIn(round: readonly SeenEvent[]): readonly RecapShot[] {
  const out = new Set(kindsOf(round, 'eliminated').map(({ seat }) => seat));
  const lucky = new Set(kindsOf(round, 'luckyEscape').map(({ seat }) => seat));
  const wounds = new Map(kindsOf(round, 'wounded').map(({ seat, wounds }) => [seat, wounds]));
  return shotsIn(round).map(({ seat, target, bullet }) => ({ seat, target, end: endOf(target, bullet) }));

  function endOf(target: Seat, bullet: Bullet): ShotEnd {
    if (bullet === 'click') return { kind: 'click' };
    if (lucky.has(target)) return { kind: 'lucky' };
    return out.has(target) ? { kind: 'out' } : { kind: 'wounded', wounds: wounds.get(target) ?? 0 };
  }
}

function unfiredIn(round: readonly SeenEvent[]): readonly RecapShot[] {
  const targets = targetsIn(round);
  const ducked = new Set(kindsOf(round, 'courageRevealed').flatMap(event => event.ducked));
  const slow = new Set(kindsOf(round, 'satOut').map(({ seat }) => seat));
  const fired = new Set(shotsIn(round).map(({ seat }) => seat));
  const ended = round.findIndex(({ kind }) => kind === 'sharingBegan' || kind === 'noTakers');
  const showdown = ended < 0 ? round : round.slice(0, ended); // later discards are of clips
  const target = (seat: Seat) => targets[seat] ?? NO_SEAT;
  return [
    ...kindsOf(showdown, 'bangShown').map(
      ({ seat, victim }): RecapShot => ({
        seat,
        target: victim,
        end: { kind: 'shown' },
      }),
    ),
    ...kindsOf(showdown, 'bulletDiscarded')
      .filter(({ seat }) => !fired.has(seat))
      .map(({ seat }): RecapShot => ({ seat, target: target(seat), end: { kind: 'unseen', why: whyOf(seat) } })),
  ];

  function whyOf(seat: Seat): Unfired {
    if (slow.has(seat) || target(seat) === NO_SEAT) return 'tooSlow';
    if (ducked.has(seat)) return 'ducked';
    return slow.has(target(seat)) ? 'targetTooSlow' : 'targetDucked';
  }
}

const ORDER: Readonly<Record<ShotEnd['kind'], number>> = {
  wounded: 0,
  out: 0,
  lucky: 0,
  shown: 0,
  click: 1,
  unseen: 2,
};
const orderOf = ({ end }: RecapShot): number => ORDER[end.kind];

/** All that was taken from the table in public. */
function sharesIn(round: readonly SeenEvent[]): ReadonlyMap<Seat, readonly Share[]> {
  const took = new Map<Seat, readonly Share[]>();
  for (const event of round) {
    if (event.kind === 'shareTaken' || event.kind === 'stealthyTook' || event.kind === 'cuteTook')
      took.set(event.seat, [...(took.get(event.seat) ?? []), event.share]);
  }
  return took;
}
