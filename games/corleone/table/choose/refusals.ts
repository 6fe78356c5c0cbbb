// "Why not?": what the player would have meant by a tap on something closed, and why the rules refuse it.
import {
  type Choice,
  type Content,
  isGood,
  isNote,
  MEMBERS,
  type Role,
  type SeenRules,
  type View,
} from '@omerta/corleone/seen';
import { only, type Reason } from '@omerta/kernel';
import { nameIn, sortOf, type Thing } from './things.ts';

/** These say only that something else is asked; any other reason says more. */
const GENERAL: readonly string[] = ['notThisQuestion', 'abilityNotHere', 'notYourTurn', 'notAsked'];

/** Why a thing cannot be tapped now; undefined where it can, or where nothing is known about it. */
export function whyNotThing(rules: SeenRules, content: Content, view: View, thing: Thing): Reason | undefined {
  const reasons: Reason[] = [];
  for (const choice of meant(content, view, thing)) {
    const reason = rules.whyNot(view, choice);
    if (reason === undefined) return undefined;
    reasons.push(reason);
  }
  return reasons.find(({ code }) => !GENERAL.includes(code)) ?? reasons[0];
}

/** The choices a tap may have meant, the likeliest first. */
function meant(content: Content, view: View, thing: Thing): readonly Choice[] {
  const name = nameIn(thing);
  switch (sortOf(thing)) {
    case 'place':
      return meantByPlace(content, view, name);
    case 'figure':
      return [{ kind: 'lose', role: name as Role }];
    case 'hand':
      return meantByCard(content, name);
    case 'public':
      return [{ kind: 'job', job: name, from: 'public', goods: goodsOf(content, name) }];
    case 'ally':
      return [{ kind: 'hire', ally: name }];
    case 'played':
      return [
        { kind: 'ready', ally: name },
        { kind: 'ally', ally: name },
      ];
    case 'seat':
      return [
        { kind: 'rob', seats: only(Number(name)) },
        { kind: 'first', seat: Number(name) },
      ];
    case 'icon':
      return [{ kind: 'use', ability: name }];
    case 'pile':
      return isNote(name) || isGood(name) ? [{ kind: 'take', card: name }] : [];
    case 'offer':
      return [{ kind: 'keep', job: name }];
    case 'option':
      return [{ kind: 'option', number: Number(name) }];
    case 'order':
      return [{ kind: 'order', first: name === 'money' ? 'money' : 'ability' }];
    case 'skip':
      return [{ kind: 'skip' }];
    case 'done':
      return [{ kind: 'done' }];
    case 'goods':
    case 'marker':
      return [];
  }
}

function meantByPlace(content: Content, { viewer, table }: View, at: string): readonly Choice[] {
  const onAnyPlace: readonly Choice[] = [
    { kind: 'gunDown', at },
    { kind: 'place', at },
    { kind: 'pick', at },
    { kind: 'move', from: at, to: at },
    { kind: 'return', at },
  ];
  if (content.turfIndex.has(at))
    return [
      { kind: 'turf', turf: at },
      { kind: 'place', at },
      { kind: 'marker', turf: at, depth: 0 },
    ];
  if (!content.spaceIndex.has(at))
    return [{ kind: 'thug', business: at }, { kind: 'front', business: at }, ...onAnyPlace];
  const reserve = viewer === 'spectator' ? [] : (table.seats[viewer]?.members ?? []);
  const [member = MEMBERS[0]] = reserve;
  return [{ kind: 'member', member, space: at }, ...onAnyPlace];
}

function meantByCard(content: Content, card: string): readonly Choice[] {
  const discarded: Choice = { kind: 'discard', card };
  if (isNote(card)) return [{ kind: 'suitcase', note: card }, { kind: 'offer', note: card }, discarded];
  if (content.allies.has(card)) return [{ kind: 'ally', ally: card }, discarded];
  return content.jobs.has(card)
    ? [{ kind: 'job', job: card, from: 'hand', goods: goodsOf(content, card) }, discarded]
    : [discarded];
}

const goodsOf = ({ jobs }: Content, job: string) => jobs.get(job)?.goods ?? [];
