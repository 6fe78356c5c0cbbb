import { type Event, isStanding, type State } from '@omerta/cashnguns/rules';
import type { Seat } from '@omerta/kernel';

/** How often a seat bluffed, and how often its targets ducked. */
export interface BluffReport {
  readonly bangsLoaded: number;
  readonly clicksLoaded: number;
  readonly ducked: number;
  readonly duckedFromBlanks: number; // every gun that was aimed held a Click
  readonly duckedFromBangs: number; // at least one held a Bang
  readonly stoodBeforeBangs: number;
  readonly stoodBeforeBlanks: number;
  readonly bluffsThatWorked: number; // ducked before this seat's Click
  readonly bluffsCalled: number; // stood before it
}

/** From the states before each choice and the events after it. */
export function bluffsOf(
  players: number,
  states: readonly State[],
  events: readonly (readonly Event[])[],
): BluffReport[] {
  const reports = Array.from({ length: players }, () => ({ ...NOTHING }));
  for (const [step, happened] of events.entries()) {
    const revealed = happened.find(event => event.kind === 'courageRevealed');
    const before = states[step - 1];
    if (revealed?.kind !== 'courageRevealed' || before === undefined) continue;
    for (const seat of [...revealed.ducked, ...revealed.standing]) {
      countSeat(reports, before, seat, revealed.ducked.includes(seat));
    }
  }
  return reports;
}

type Counts = { -readonly [Field in keyof BluffReport]: number };

function countSeat(reports: readonly Counts[], { table, own }: State, seat: Seat, ducked: boolean): void {
  const report = reports[seat]!;
  const { played } = own[seat]!;
  if (played === 'bang') report.bangsLoaded += 1;
  if (played === 'click') report.clicksLoaded += 1;
  if (ducked) report.ducked += 1;
  const guns = [...own.keys()].filter(other => {
    const player = table.seats[other]!;
    return other !== seat && isStanding(player) && player.loaded && player.target === seat;
  });
  if (guns.length === 0) return;
  const isBlank = guns.every(gun => own[gun]!.played === 'click');
  report[REACTIONS[ducked ? 'ducked' : 'stood'][isBlank ? 'blanks' : 'bangs']] += 1;
  for (const gun of guns) {
    if (own[gun]!.played === 'click') reports[gun]![ducked ? 'bluffsThatWorked' : 'bluffsCalled'] += 1;
  }
}

const REACTIONS = {
  ducked: { blanks: 'duckedFromBlanks', bangs: 'duckedFromBangs' },
  stood: { blanks: 'stoodBeforeBlanks', bangs: 'stoodBeforeBangs' },
} as const;

const NOTHING: BluffReport = {
  bangsLoaded: 0,
  clicksLoaded: 0,
  ducked: 0,
  duckedFromBlanks: 0,
  duckedFromBangs: 0,
  stoodBeforeBangs: 0,
  stoodBeforeBlanks: 0,
  bluffsThatWorked: 0,
  bluffsCalled: 0,
};
