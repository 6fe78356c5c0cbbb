// What an event reveals to a player who knows the rules, beyond what it shows.
import { countLoot, type Recall, type SeenEvent } from '@omerta/cashnguns/rules';
import { rowOf, type Seat } from '@omerta/kernel';

/** The public part of the hold-up. */
export interface HoldUp {
  readonly professional: Seat | undefined;
  readonly targets: readonly Seat[]; // by seat; none before they are shown
  readonly down: readonly Seat[]; // ducked or sat out
}

export const NO_HOLD_UP: HoldUp = { professional: undefined, targets: [], down: [] };

type Kind = SeenEvent['kind'];
type SeenOf<K extends Kind> = Extract<SeenEvent, { kind: K }>;

export const followHoldUp = (holdUp: HoldUp, event: SeenEvent): HoldUp =>
  rowOf(changes, event.kind)?.(holdUp, event) ?? holdUp;

const changes: { readonly [K in Kind]?: (holdUp: HoldUp, event: SeenOf<K>) => HoldUp } = {
  talentDealt: (holdUp, { seat, talent }) => (talent === 'professional' ? { ...holdUp, professional: seat } : holdUp),
  stageBegan: (holdUp, { stage }) => (stage === 'loot' || stage === 'sharing' ? over(holdUp) : holdUp),
  satOut: (holdUp, { seat }) => ({ ...holdUp, down: [...holdUp.down, seat] }),
  aimsRevealed: (holdUp, { targets }) => ({ ...holdUp, targets }),
  kidAimed: aimed,
  targetChanged: aimed,
  courageRevealed: (holdUp, { ducked }) => ({ ...holdUp, down: [...holdUp.down, ...ducked] }),
};

/** Cards put away later were never aimed. */
function over({ professional }: HoldUp): HoldUp {
  return { ...NO_HOLD_UP, professional };
}

function aimed(holdUp: HoldUp, { seat, target }: { readonly seat: Seat; readonly target: Seat }): HoldUp {
  return { ...holdUp, targets: holdUp.targets.with(seat, target) };
}

/** T-PRO: with a Bang he would have stolen, so the card he puts away is a Click. */
export function inferBullet(event: SeenEvent, holdUp: HoldUp, known: Recall): SeenEvent {
  const isTold =
    event.kind === 'bulletDiscarded' && event.bullet === undefined && couldSteal(event.seat, holdUp, known);
  return isTold ? { ...event, bullet: 'click' } : event;
}

function couldSteal(seat: Seat, { professional, targets, down }: HoldUp, { seats }: Recall): boolean {
  const target = targets[seat];
  if (seat !== professional || target === undefined || down.includes(seat) || !down.includes(target)) return false;
  const { loot, others } = seats[target]!.loot;
  return others + countLoot(loot) > 0;
}
