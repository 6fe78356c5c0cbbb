import type { SeenEvent } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/words';
import type { Consequence, Deed, Gain, Turn } from './told.ts';

export function turnBegins(event: SeenEvent): Turn | undefined {
  const deed = deedOf(event);
  if (deed === undefined || !('seat' in event)) return undefined;
  return { kind: 'turn', seat: event.seat, deed, where: [], gains: [], control: undefined, consequences: [] };
}

function deedOf(event: SeenEvent): Deed | undefined {
  switch (event.kind) {
    case 'thugPlayed':
      return { kind: 'thug', business: event.business };
    case 'memberPlayed':
      return { kind: 'member', member: event.member, space: event.space };
    case 'jobDeclared':
      return { kind: 'job', job: event.job!, from: event.from, goods: event.goods }; // it is declared face up
    case 'allyPlayed':
      return { kind: 'ally', ally: event.ally };
    case 'figureGivenUp':
      return { kind: 'lost', role: event.role };
    default:
      return undefined;
  }
}

export function turnGoesOn(turn: Turn, event: SeenEvent): Turn | undefined {
  switch (event.kind) {
    case 'frontUsed':
      return at(turn, event.business);
    case 'controllerBenefits':
      return { ...turn, control: { seat: event.seat, turf: event.turf, gains: turn.control?.gains ?? [] } };
    case 'moneyTaken':
      return gained(turn, event.seat, { kind: 'taken', card: event.note! }); // it is taken face up
    case 'goodTaken':
      return gained(turn, event.seat, { kind: 'taken', card: event.good });
    case 'suitcased':
      return gained(turn, event.seat, { kind: 'suitcased', note: event.note! }); // I6: the card is shown
    case 'offersRevealed':
      return gained(turn, event.seat, { kind: 'suitcased', note: event.best });
    case 'cardDiscarded':
      return gained(turn, event.seat, { kind: 'discarded', card: event.card! }); // face up
    case 'jobsLookedAt':
      return gained(turn, event.seat, { kind: 'looked', count: event.count });
    case 'jobKept':
      return kept(turn, event.seat, {
        kind: 'kept',
        job: event.job,
        of: event.discarded.length + 1,
        discarded: event.discarded,
      });
    case 'jobDrawnUnseen':
      return gained(turn, event.seat, { kind: 'kept', job: event.job, of: 1, discarded: [] });
    case 'horseHeadTaken':
      return gained(turn, event.seat, { kind: 'horseHead' });
    case 'abilitiesDeclined':
      return gained(turn, event.seat, { kind: 'declined', abilities: event.abilities });
    case 'handCardStolen':
      return gained(turn, event.seat, { kind: 'stolen', from: event.from, where: 'hand', card: event.card });
    case 'suitcaseNoteStolen':
      return gained(turn, event.seat, { kind: 'stolen', from: event.from, where: 'suitcase', card: event.note });
    case 'allyTakenBack':
      return gained(turn, event.seat, { kind: 'ally', ally: event.ally });
    case 'neutralPlaced':
      return at(turn, event.to);
    case 'gunnedDown':
      return caused(turn, { kind: 'gunnedDown', figure: event.figure, at: event.at });
    case 'figureMoved':
      return caused(turn, { kind: 'moved', figure: event.figure, from: event.from, to: event.to });
    case 'figureReturned':
      return caused(turn, { kind: 'returned', figure: event.figure, from: event.from });
    case 'markerPlaced':
      return caused(turn, { kind: 'marked', turf: event.turf });
    case 'markerMoved':
      return caused(turn, { kind: 'markerMoved', from: event.from, to: event.to });
    case 'jobCompleted':
    case 'noMoneyTaken':
    case 'noJobDrawn':
    case 'jobsReshuffled':
    case 'markerDeclined':
    case 'figureChosen':
    case 'scoreSettled':
    case 'noMoneyToOffer':
    case 'offerMade':
      return turn; // its steps tell it
    default:
      return undefined;
  }
}

const at = (turn: Turn, place: string): Turn =>
  turn.where.includes(place) ? turn : { ...turn, where: [...turn.where, place] };

const caused = (turn: Turn, consequence: Consequence): Turn => ({
  ...turn,
  consequences: [...turn.consequences, consequence],
});

const gained = (turn: Turn, seat: Seat, gain: Gain): Turn => changed(turn, seat, gains => [...gains, gain]);

/** One of the Jobs that were looked at before. */
const kept = (turn: Turn, seat: Seat, gain: Gain): Turn =>
  changed(turn, seat, gains => {
    const looked = gains.findLastIndex(({ kind }) => kind === 'looked');
    return [...gains.filter((_, at) => at !== looked), gain];
  });

/** What comes to another seat comes to the player who controls the turf (T2). */
function changed(turn: Turn, seat: Seat, change: (gains: readonly Gain[]) => readonly Gain[]): Turn {
  if (seat === turn.seat) return { ...turn, gains: change(turn.gains) };
  if (seat !== turn.control?.seat) return turn;
  return { ...turn, control: { ...turn.control, gains: change(turn.control.gains) } };
}
