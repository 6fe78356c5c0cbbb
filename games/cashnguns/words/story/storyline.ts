import { NO_SEAT, type SeenEvent } from '@omerta/cashnguns/seen';
import type { Seat, Storyline } from '@omerta/words';
import type { Guns, Hustle, Sharing, Talents, Told, Volley } from './told.ts';

/** A round is a few beats: the guns go up, some duck and some fire, the rest is shared. */
export const storyline: Storyline<SeenEvent, Told<SeenEvent>> = {
  begins(event) {
    switch (event.kind) {
      case 'talentDealt':
        return talentsGoOn({ kind: 'talents', dealt: [] }, event);
      case 'hustled':
        return { kind: 'hustle', seat: event.seat, victim: event.victim, drawn: event.bullet, given: undefined };
      default:
        if (event.kind === 'bulletDiscarded') return undefined;
        return (
          gunsGoOn({ kind: 'guns', aims: [], isUp: false, order: undefined, also: [] }, event) ??
          volleyGoesOn(
            { kind: 'volley', ducked: [], isShown: false, shots: undefined, wounds: [], out: [], also: [] },
            event,
          ) ??
          sharingGoesOn({ kind: 'sharing', takes: [], also: [] }, event)
        );
    }
  },
  goesOn(told, event) {
    switch (told.kind) {
      case 'talents':
        return talentsGoOn(told, event);
      case 'hustle':
        return hustleGoesOn(told, event);
      case 'guns':
        return gunsGoOn(told, event);
      case 'volley':
        return volleyGoesOn(told, event);
      case 'sharing':
        return sharingGoesOn(told, event);
    }
  },
};

const talentsGoOn = (told: Talents, event: SeenEvent): Talents | undefined =>
  event.kind === 'talentDealt'
    ? { ...told, dealt: [...told.dealt, { seat: event.seat, talent: event.talent }] }
    : undefined;

const hustleGoesOn = (told: Hustle, event: SeenEvent): Hustle | undefined =>
  event.kind === 'givenBack' ? { ...told, given: { bullet: event.bullet } } : undefined;

function gunsGoOn(told: Guns<SeenEvent>, event: SeenEvent): Guns<SeenEvent> | undefined {
  switch (event.kind) {
    case 'stageBegan':
      return event.stage === 'bullet' || event.stage === 'holdUp' || event.stage === 'privilege' ? told : undefined;
    case 'bulletChosen':
    case 'aimChosen':
    case 'bulletKept':
    case 'privilegeDeclined':
      return told;
    case 'aimsRevealed':
      return { ...told, isUp: true, aims: byTarget(event.targets) };
    case 'privilegeUsed':
      return { ...told, order: { by: event.godfather, to: event.seat, change: undefined } };
    case 'targetChanged':
      return {
        ...told,
        order: told.order && { ...told.order, change: { from: event.from, target: event.target } },
      };
    case 'satOut':
    case 'noTarget':
    case 'kidAimed':
    case 'bulletExchanged':
      return { ...told, also: [...told.also, event] };
    case 'bulletDiscarded': // too slow
      return told;
    default:
      return undefined;
  }
}

function byTarget(targets: readonly Seat[]): Guns<SeenEvent>['aims'] {
  const aimed = [...new Set(targets)].filter(target => target !== NO_SEAT);
  return aimed.map(target => ({
    target,
    seats: [...targets.keys()].filter(seat => targets[seat] === target),
  }));
}

function volleyGoesOn(told: Volley<SeenEvent>, event: SeenEvent): Volley<SeenEvent> | undefined {
  switch (event.kind) {
    case 'stageBegan':
      return event.stage === 'courage' || event.stage === 'effects' ? told : undefined;
    case 'courageChosen':
    case 'bulletDiscarded':
    case 'healingDeclined':
    case 'vultureDeclined':
      return told;
    case 'courageRevealed':
      return { ...told, isShown: true, ducked: event.ducked };
    case 'shotsFired':
      return { ...told, shots: event.shots };
    case 'wounded':
      return { ...told, wounds: [...told.wounds, { seat: event.seat, total: event.wounds }] };
    case 'eliminated':
      return { ...told, out: [...told.out, event.seat] };
    case 'stealthyTook':
    case 'woundHealed':
    case 'bulletTakenBack':
    case 'bangShown':
    case 'professionalStole':
    case 'luckyEscape':
    case 'vultureTook':
      return { ...told, also: [...told.also, event] };
    default:
      return undefined;
  }
}

function sharingGoesOn(told: Sharing<SeenEvent>, event: SeenEvent): Sharing<SeenEvent> | undefined {
  switch (event.kind) {
    case 'stageBegan':
      return event.stage === 'sharing' ? told : undefined;
    case 'sharingBegan':
    case 'shareDeclared':
    case 'shareAllowed':
    case 'junkDeclined':
    case 'leftSharing':
    case 'nothingToTake':
    case 'bulletDiscarded': // for a Clip
      return told;
    case 'cuteTook':
    case 'shareTaken':
      return { ...told, takes: withTake(told.takes, event) };
    case 'shareBanned':
    case 'aidUsed':
    case 'clipUsed':
    case 'friendReloaded':
    case 'junkSwapped':
    case 'noTakers':
    case 'newGodfather':
      return { ...told, also: [...told.also, event] };
    default:
      return undefined;
  }
}

function withTake(
  takes: Sharing<SeenEvent>['takes'],
  { seat, share }: Extract<SeenEvent, { readonly kind: 'cuteTook' | 'shareTaken' }>,
): Sharing<SeenEvent>['takes'] {
  if (!takes.some(each => each.seat === seat)) return [...takes, { seat, shares: [share] }];
  return takes.map(each => (each.seat === seat ? { seat, shares: [...each.shares, share] } : each));
}
