import { checkPack, describeProblem, standardPack } from '@omerta/corleone/seen';
import { expect, test } from 'vitest';
import { changeAllyEffects, changeEntry } from '../edits.ts';
import type { Effect } from '../entries.ts';
import { firstEffect, opsAt, type Spot, variantsAt } from './steps.ts';
import { isNest, isPlain, variantOf, variantsOf, withSlot } from './variants.ts';

const CARDS = ['job', 'ally', 'business'] as const;
const chief: Effect = variantsOf('placeNeutral', standardPack).find(
  ({ slots }) => slots.figure === 'policeChief',
)!.effect;
const shoot: Effect = variantsOf('gunDown', standardPack)[0]!.effect;

test('every step of the standard pack is a sentence of the editor', () => {
  const effects = [...standardPack.jobs, ...standardPack.allies].flatMap(card => card.effects.flatMap(parts));
  const onBusinesses = [...standardPack.businesses.printed, ...standardPack.businesses.tiles].flatMap(business => [
    ...business.back,
    ...(business.front ?? []),
  ]);
  for (const effect of [...effects, ...onBusinesses])
    if (isPlain(effect.op)) expect(variantOf(effect, variantsOf(effect.op, standardPack)), effect.op).toBeDefined();
});

test.each(CARDS)('what may be written on a %s can be played', card => {
  const spot: Spot = { card, depth: 0 };
  for (const op of opsAt(spot, standardPack)) {
    const effects = isPlain(op)
      ? variantsAt(op, spot, standardPack).map(({ effect }) => effect)
      : [firstEffect(op, spot, standardPack)];
    for (const effect of effects) expect(errorsWith(card, whole(effect)), JSON.stringify(effect)).toEqual([]);
  }
});

test('what may be written inside another step can be played, two levels deep', () => {
  for (const op of opsAt({ card: 'ally', depth: 1 }, standardPack)) {
    const inner = firstEffect(op, { card: 'ally', depth: 1 }, standardPack);
    expect(errorsWith('ally', [{ op: 'choose', options: [inner, inner] }]), op).toEqual([]);
  }
  expect(opsAt({ card: 'ally', depth: 2 }, standardPack).filter(isNest)).toEqual([]);
});

test('choosing another word keeps the others as far as the rules can do it', () => {
  const variants = variantsAt('gunDown', { card: 'job', depth: 0 }, standardPack);
  const slots = { amount: 'one', owner: 'opponent', kind: 'familyMember', place: 'anywhere' };
  expect(withSlot(variants, slots, 'owner', 'opponentOrNeutral')?.slots).toEqual({
    ...slots,
    owner: 'opponentOrNeutral',
  });
  expect(withSlot(variants, slots, 'place', 'sameTurf')?.slots).toEqual({
    ...slots,
    amount: 'upToOne',
    place: 'sameTurf',
  });
  expect(withSlot(variants, slots, 'amount', 'every')?.slots.kind).toBe('any');
});

/** Some parts speak of another, which must stand before them or beside them. */
function whole(effect: Effect): readonly Effect[] {
  if (effect.op === 'gunDown' && effect.group !== undefined) return [effect, effect];
  if (effect.op === 'gunDown' && effect.scope === 'chiefTurf') return [chief, effect];
  if (effect.op !== 'moveFigure') return [effect];
  if (effect.from === 'chiefTurf') return [chief, effect];
  if (effect.to !== 'vacatedSpace') return [effect];
  return [{ ...shoot, target: { owner: 'opponent', kind: effect.kind } } as Effect, effect];
}

function errorsWith(card: (typeof CARDS)[number], effects: readonly Effect[]): readonly string[] {
  const pack = {
    job: () => changeEntry(standardPack, 'jobs', 0, { effects }),
    ally: () => changeAllyEffects(standardPack, 0, effects),
    business: () => changeEntry(standardPack, 'businesses.tiles', 0, { front: effects as [] }), // the check tells what may not stand there
  }[card]();
  return checkPack(pack).errors.map(describeProblem);
}

const parts = (effect: Effect): readonly Effect[] => {
  if (effect.op === 'choose') return effect.options.flatMap(parts);
  return effect.op === 'sequence' ? effect.effects.flatMap(parts) : [effect];
};
