import type { SeenEvent } from '@omerta/corleone/seen';
import type { Bribery, Count, Opening, Told, Tribute, Turn, War } from './told.ts';

export type Phased = Exclude<Told, Turn>;

const OPENING: Opening = {
  kind: 'opening',
  joins: undefined,
  jobs: [],
  allies: [],
  business: undefined,
  noTile: undefined,
};

export function phaseBegins(event: SeenEvent): Phased | undefined {
  if (event.kind === 'handCounted') return countGoesOn({ kind: 'count', hands: [] }, event);
  if (event.kind !== 'phaseBegan') return openingGoesOn(OPENING, event);
  switch (event.phase) {
    case 'open':
      return OPENING;
    case 'war':
      return { kind: 'war', turfs: [] };
    case 'bribery':
      return { kind: 'bribery', hired: [], without: [], left: [] };
    case 'tribute':
      return { kind: 'tribute', paid: [] };
    case 'entracte':
      return { kind: 'entracte' };
    case 'family':
    case 'over':
      return undefined;
  }
}

export function phaseGoesOn(told: Phased, event: SeenEvent): Phased | undefined {
  switch (told.kind) {
    case 'opening':
      return openingGoesOn(told, event);
    case 'war':
      return warGoesOn(told, event);
    case 'bribery':
      return briberyGoesOn(told, event);
    case 'tribute':
      return tributeGoesOn(told, event);
    case 'entracte':
      return event.kind === 'figuresWentHome' ? told : undefined;
    case 'count':
      return countGoesOn(told, event);
  }
}

function openingGoesOn(told: Opening, event: SeenEvent): Opening | undefined {
  switch (event.kind) {
    case 'phaseBegan':
      return event.phase === 'open' || event.phase === 'family' ? told : undefined;
    case 'jobsReshuffled':
      return told;
    case 'memberJoined':
      return { ...told, joins: event.member };
    case 'jobsLaid':
      return { ...told, jobs: event.jobs ?? [] };
    case 'alliesLaid':
      return { ...told, allies: event.allies };
    case 'businessOpened':
      return { ...told, business: { turf: event.turf, business: event.business } };
    case 'noBusinessOpened':
      return { ...told, noTile: { act: event.act, color: event.color } };
    default:
      return undefined;
  }
}

/** The seat that won a turf counts only once its marker lies there. */
function warGoesOn(told: War, event: SeenEvent): War | undefined {
  switch (event.kind) {
    case 'turfWon':
    case 'turfNotWon':
      return { ...told, turfs: [...told.turfs, { turf: event.turf, seat: undefined }] };
    case 'markerPlaced':
    case 'markerMoved': {
      const { seat } = event;
      const turf = event.kind === 'markerPlaced' ? event.turf : event.to;
      return { ...told, turfs: told.turfs.map(each => (each.turf === turf ? { turf, seat } : each)) };
    }
    case 'markerDeclined':
      return told;
    default:
      return undefined;
  }
}

function briberyGoesOn(told: Bribery, event: SeenEvent): Bribery | undefined {
  switch (event.kind) {
    case 'bidMade':
    case 'bidsRevealed':
      return told;
    case 'bribePaid':
      return { ...told, hired: [...told.hired, { seat: event.seat, notes: event.notes, ally: undefined }] };
    case 'allyHired':
      return {
        ...told,
        hired: told.hired.map(each => (each.seat === event.seat ? { ...each, ally: event.ally } : each)),
      };
    case 'bidTakenBack':
      return { ...told, without: [...told.without, { seat: event.seat, notes: event.notes }] };
    case 'alliesLeft':
      return { ...told, left: event.allies };
    default:
      return undefined;
  }
}

function tributeGoesOn(told: Tribute, event: SeenEvent): Tribute | undefined {
  switch (event.kind) {
    case 'alliesReturned':
    case 'tributeDone':
      return told;
    case 'tributePaid':
      return { ...told, paid: [...told.paid, { seat: event.seat, cards: event.cards }] };
    default:
      return undefined;
  }
}

const countGoesOn = (told: Count, event: SeenEvent): Count | undefined =>
  event.kind === 'handCounted'
    ? { ...told, hands: [...told.hands, { seat: event.seat, notes: event.notes }] }
    : undefined;
