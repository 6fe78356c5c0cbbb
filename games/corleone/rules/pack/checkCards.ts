import { checkReferences } from './checkReferences.ts';
import { innerParts } from './innerParts.ts';
import type { AllyEntry, Effect, EffectOp, Exchange, IconEntry, NeutralFigure, Pack } from './pack.ts';
import { complain, inside, type PackProblem, type Place } from './problem.ts';
import { eachEntry, GOODS } from './sections.ts';

/** Whether the effects of jobs, allies, businesses and icons fit together and are allowed there. */
export function checkCards(pack: Pack, problems: PackProblem[]): void {
  eachEntry('icons', pack.icons, problems, (icon, place) => checkIcon(icon, pack.icons, place));
  eachEntry('jobs', pack.jobs, problems, (job, place) => {
    checkExchanges(job.effects, pack.icons, inside(place, 'effects'));
    checkReferences(job.effects, 'job', inside(place, 'effects'));
  });
  eachEntry('allies', pack.allies, problems, (ally, place) => {
    checkExchanges(ally.effects, pack.icons, inside(place, 'effects'));
    checkReferences(ally.effects, 'ally', inside(place, 'effects'));
    checkFigure(ally, place);
  });
  const checkSides = (business: { back: readonly Effect[]; front: readonly Effect[] | null }, place: Place) => {
    checkExchanges(business.back, pack.icons, inside(place, 'back'));
    checkExchanges(business.front ?? [], pack.icons, inside(place, 'front'));
  };
  eachEntry('businesses.printed', pack.businesses.printed, problems, checkSides);
  eachEntry('businesses.tiles', pack.businesses.tiles, problems, checkSides);
}

/** The icons of the rule book that are no exchange; `money` and `good` stand for any value and any good. */
const ICON_OPS: ReadonlyMap<string, EffectOp | undefined> = new Map([
  ['money', undefined],
  ['good', undefined],
  ['suitcase', 'suitcase'],
  ['job', 'drawJobs'],
  ['horseHead', 'takeHorseHead'],
]);

function checkIcon(icon: IconEntry, icons: readonly IconEntry[], place: Place): void {
  const field = inside(place, 'id');
  if (icons.find(({ id }) => id === icon.id) !== icon) complain(field, 'is used twice');
  if (GOODS.has(icon.id)) complain(field, `${icon.id} is the name of a good`);
  const expected = ICON_OPS.has(icon.id) ? ICON_OPS.get(icon.id) : 'exchange';
  if (icon.effect?.op !== expected)
    complain(inside(place, 'effect'), `must be ${expected ?? 'missing'} for the icon ${icon.id}`);
}

/** An exchange is drawn as one of the icons, so the icon must be declared. */
function checkExchanges(effects: readonly Effect[], icons: readonly IconEntry[], place: Place): void {
  effects.forEach((effect, at) => {
    checkExchange(effect, icons, inside(place, at));
  });
}

function checkExchange(effect: Effect, icons: readonly IconEntry[], place: Place): void {
  for (const [part, partPlace] of innerParts(effect, place)) checkExchange(part, icons, partPlace);
  if (effect.op === 'exchange' && !icons.some(icon => isSameExchange(icon.effect, effect)))
    complain(place, 'this exchange is none of the declared icons (the same cards in the same order)');
}

const isSameExchange = (icon: Effect | undefined, exchange: Exchange): boolean =>
  icon?.op === 'exchange' &&
  icon.discard === exchange.discard &&
  String(icon.gainMoney) === String(exchange.gainMoney) &&
  String(icon.gainGoodChoice) === String(exchange.gainGoodChoice);

function checkFigure(ally: AllyEntry, place: Place): void {
  const [placed] = ally.effects.flatMap((effect): NeutralFigure[] =>
    effect.op === 'placeNeutral' ? [effect.figure] : [],
  );
  if (ally.figure !== (placed ?? null))
    complain(inside(place, 'figure'), `is ${ally.figure}, but the effects place ${placed ?? 'no neutral figure'}`);
}
