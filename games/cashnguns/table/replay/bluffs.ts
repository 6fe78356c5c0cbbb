import { type Bullet, NO_SEAT, type SeenEvent } from '@omerta/cashnguns/seen';

/** How one seat bluffed and was bluffed. Cards this viewer never saw are left out. */
export interface Bluffs {
  clicks: number;
  clicksThatWorked: number; // their target ducked
  bangs: number;
  bangsThatHit: number;
  goodDucks: number; // a Bang was on it
  wastedDucks: number; // only Clicks were
}

/** From the events of a game as one viewer saw them. */
export function bluffsOf(events: readonly SeenEvent[], players: number): readonly Bluffs[] {
  const bluffs = Array.from({ length: players }, none);
  let round = newRound(players);
  for (const event of events) {
    if (event.kind === 'roundBegan') round = newRound(players);
    follow(round, event);
    if (event.kind === 'shotsFired') countRound(bluffs, round);
    if (event.kind === 'luckyEscape') forgetHits(bluffs, round, event.seat);
  }
  return bluffs;
}

interface Round {
  targets: number[];
  readonly ducked: Set<number>;
  readonly cards: Map<number, Bullet>; // in front, once known
  readonly fired: Set<number>;
  isOpen: boolean; // between courage and fire, when what is discarded lay in front
  readonly takenBack: Set<number>; // the Smart discards another card
}

const none = (): Bluffs => ({
  clicks: 0,
  clicksThatWorked: 0,
  bangs: 0,
  bangsThatHit: 0,
  goodDucks: 0,
  wastedDucks: 0,
});

const newRound = (players: number): Round => ({
  targets: Array.from({ length: players }, () => NO_SEAT),
  ducked: new Set(),
  cards: new Map(),
  fired: new Set(),
  isOpen: false,
  takenBack: new Set(),
});

function follow(round: Round, event: SeenEvent): void {
  if (event.kind === 'aimsRevealed') round.targets = [...event.targets];
  if (event.kind === 'kidAimed' || event.kind === 'targetChanged') round.targets[event.seat] = event.target;
  if (event.kind === 'courageRevealed') {
    for (const seat of event.ducked) round.ducked.add(seat);
    round.isOpen = true;
  }
  if (event.kind === 'bulletTakenBack') round.takenBack.add(event.seat);
  if (event.kind === 'bangShown') round.cards.set(event.seat, 'bang');
  if (
    event.kind === 'bulletDiscarded' &&
    round.isOpen &&
    event.bullet !== undefined &&
    !round.takenBack.has(event.seat)
  )
    round.cards.set(event.seat, event.bullet);
  if (event.kind === 'shotsFired') {
    for (const { seat, bullet } of event.shots) {
      round.cards.set(seat, bullet);
      round.fired.add(seat);
    }
    round.isOpen = false;
  }
}

function countRound(bluffs: readonly Bluffs[], { targets, ducked, cards, fired }: Round): void {
  for (const [seat, bullet] of cards) {
    const mine = bluffs[seat]!;
    const target = targets[seat] ?? NO_SEAT;
    if (bullet === 'click') mine.clicks += 1;
    if (bullet === 'click' && ducked.has(target)) mine.clicksThatWorked += 1;
    if (bullet === 'bang') mine.bangs += 1;
    if (bullet === 'bang' && fired.has(seat)) mine.bangsThatHit += 1;
  }
  for (const seat of ducked) {
    const guns = targets.flatMap((target, from) => (target === seat ? [cards.get(from)] : []));
    if (guns.includes('bang')) bluffs[seat]!.goodDucks += 1;
    else if (guns.length > 0 && !guns.includes(undefined)) bluffs[seat]!.wastedDucks += 1;
  }
}

/** T-LUC: two Bangs or more do nothing to the Lucky Man. */
function forgetHits(bluffs: readonly Bluffs[], { targets, cards, fired }: Round, lucky: number): void {
  for (const seat of fired) {
    if (targets[seat] === lucky && cards.get(seat) === 'bang') bluffs[seat]!.bangsThatHit -= 1;
  }
}
