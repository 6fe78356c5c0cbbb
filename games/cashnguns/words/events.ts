import {
  type EventKind,
  LOOT,
  NO_SEAT,
  NO_TALENT,
  type SeenEvent,
  type Shot,
  STAGES,
  typeOf,
  WORTH,
  woundsToDie,
} from '@omerta/cashnguns/seen';
import { rowOf } from '@omerta/kernel';
import { joined, type Language, type Seat } from '@omerta/words';
import { formatParts, type Values } from './book.ts';
import { nameOf } from './names.ts';
import type { Part } from './parts.ts';
import type { Setting } from './setting.ts';
import { type Speech, speechIn } from './speech.ts';

/** The arguments of an event's message. */
export const eventValues = (language: Language, event: SeenEvent, setting: Setting): Values =>
  rowOf(tellers, event.kind)(event, { ...speechIn(language, setting), setting });

type SeenOf<K extends EventKind> = Extract<SeenEvent, { readonly kind: K }>;
type Teller<E> = (event: E, say: Telling) => Values;

interface Telling extends Speech {
  readonly setting: Setting;
}

const tellers: { readonly [K in EventKind]: Teller<SeenOf<K>> } = {
  talentDealt: ({ seat, talent }, say) => ({ player: say.player(seat), talent: say.talent(talent) }),
  talentsOffered: ({ seat, talents }, say) => ({
    player: say.player(seat),
    seen: yesIf(talents !== undefined),
    talents: joined((talents ?? []).map(say.talent), ', '),
  }),
  talentChosen: ({ seat }, say) => ({ player: say.player(seat) }),
  roundBegan: ({ round, godfather, loot = [], carried }, say) => ({
    round,
    count: loot.length + carried,
    godfather: say.player(godfather),
    loot: say.counted(LOOT.flatMap(kind => loot.filter(each => each === kind))),
    carried,
  }),
  stageBegan: ({ stage }, say) => ({
    stage,
    number: STAGES.indexOf(stage),
    name: nameOf(say.language, 'stage', stage),
  }),
  // stages 1 to 4
  hustled: ({ seat, victim, bullet }, say) => ({
    talent: say.talent('hustler'),
    player: say.player(seat),
    target: say.player(victim),
    ...bulletValues(say, bullet),
  }),
  givenBack: ({ seat, victim, bullet }, say) => ({
    talent: say.talent('hustler'),
    player: say.player(seat),
    target: say.player(victim),
    ...bulletValues(say, bullet),
  }),
  bulletChosen: ({ seat }, say) => ({ player: say.player(seat) }),
  aimChosen: ({ seat }, say) => ({ player: say.player(seat) }),
  aimsRevealed({ targets }, say) {
    const aims = targets.flatMap((target, seat) => (target === NO_SEAT ? [] : [aimLine(say, seat, target)]));
    return { aiming: noneIf(aims.length === 0), aims: joined(aims, ' ') };
  },
  satOut: ({ seat }, say) => ({ player: say.player(seat) }),
  noTarget: ({ seat }, say) => ({ player: say.player(seat) }),
  kidAimed: ({ seat, target }, say) => ({
    talent: say.talent('kid'),
    player: say.player(seat),
    target: say.player(target),
  }),
  bulletExchanged: ({ seat, bullet }, say) => ({
    talent: say.talent('cunning'),
    player: say.player(seat),
    ...bulletValues(say, bullet),
  }),
  bulletKept: ({ seat }, say) => ({ talent: say.talent('cunning'), player: say.player(seat) }),
  privilegeUsed: ({ godfather, seat }, say) => ({ godfather: say.player(godfather), player: say.player(seat) }),
  privilegeDeclined: ({ godfather }, say) => ({ godfather: say.player(godfather) }),
  targetChanged: ({ seat, from, target }, say) => ({
    player: say.player(seat),
    from: say.player(from),
    target: say.player(target),
  }),
  // stages 5 and 6
  courageChosen: ({ seat }, say) => ({ player: say.player(seat) }),
  courageRevealed: ({ ducked, standing }, say) => ({
    ducking: ducked.length,
    ducked: say.players(ducked),
    standing: standing.length,
    stood: say.players(standing),
  }),
  stealthyTook: ({ seat, share }, say) => ({
    talent: say.talent('stealthy'),
    player: say.player(seat),
    amount: say.amount(WORTH[share]),
  }),
  woundHealed: ({ seat, wounds }, say) => ({ talent: say.talent('doctor'), player: say.player(seat), wounds }),
  healingDeclined: ({ seat }, say) => ({ talent: say.talent('doctor'), player: say.player(seat) }),
  bulletDiscarded: ({ seat, bullet }, say) => ({ player: say.player(seat), ...bulletValues(say, bullet) }),
  bulletTakenBack: ({ seat }, say) => ({ talent: say.talent('smart'), player: say.player(seat) }),
  bangShown: ({ seat, victim }, say) => ({
    talent: say.talent('professional'),
    player: say.player(seat),
    target: say.player(victim),
  }),
  professionalStole: ({ seat, victim, loot }, say) => ({
    talent: say.talent('professional'),
    player: say.player(seat),
    target: say.player(victim),
    seen: yesIf(loot !== undefined),
    card: loot === undefined ? '' : say.share(loot),
  }),
  shotsFired: ({ shots }, say) => ({
    fired: noneIf(shots.length === 0),
    shots: joined(
      shots.map(shot => shotLine(say, shot)),
      ' ',
    ),
  }),
  luckyEscape: ({ seat, hits }, say) => ({ talent: say.talent('lucky'), player: say.player(seat), count: hits }),
  wounded: ({ seat, hits, wounds }, say) => ({
    target: say.player(seat),
    count: hits,
    total: wounds,
    limit: limitOf(say.setting, seat),
  }),
  eliminated: ({ seat }, say) => ({ player: say.player(seat) }),
  vultureTook: ({ seat, victim, cards, count }, say) => ({
    talent: say.talent('vulture'),
    player: say.player(seat),
    target: say.player(victim),
    count,
    seen: yesIf(cards !== undefined),
    cards: say.counted(cards ?? []),
  }),
  vultureDeclined: ({ seat, victim }, say) => ({
    talent: say.talent('vulture'),
    player: say.player(seat),
    target: say.player(victim),
  }),
  // stage 7
  cuteTook: ({ seat, share }, say) => ({
    talent: say.talent('cute'),
    player: say.player(seat),
    amount: say.amount(WORTH[share]),
  }),
  sharingBegan: ({ order }, say) => ({ players: say.inOrder(order) }),
  noTakers: ({ kept }) => ({ kept: yesIf(kept) }),
  shareDeclared: ({ seat, shares }, say) => ({ player: say.player(seat), shares: say.shares(shares) }),
  shareBanned: ({ seat, taker, type }, say) => ({
    talent: say.talent('dictator'),
    player: say.player(seat),
    target: say.player(taker),
    type,
  }),
  shareAllowed: ({ seat }, say) => ({ talent: say.talent('dictator'), player: say.player(seat) }),
  nothingToTake: ({ seat }, say) => ({ player: say.player(seat) }),
  shareTaken: ({ seat, share }, say) => ({
    player: say.player(seat),
    kind: typeOf(share),
    amount: share === 'godfather' ? '' : say.amount(WORTH[share]),
  }),
  leftSharing: ({ seat }, say) => ({ talent: say.talent('greedy'), player: say.player(seat) }),
  aidUsed: ({ seat, healed }, say) => ({ player: say.player(seat), count: healed }),
  clipUsed: ({ seat, effect }, say) => ({ player: say.player(seat), effect: yesIf(effect) }),
  friendReloaded: ({ seat }, say) => ({ talent: say.talent('goodFriend'), player: say.player(seat) }),
  junkSwapped: ({ seat, other, given, loot }, say) => ({
    talent: say.talent('junkDealer'),
    player: say.player(seat),
    target: say.player(other),
    given: say.share(given),
    seen: yesIf(loot !== undefined),
    card: loot === undefined ? '' : say.share(loot),
  }),
  junkDeclined: ({ seat }, say) => ({ talent: say.talent('junkDealer'), player: say.player(seat) }),
  newGodfather: ({ seat }, say) => ({ player: say.player(seat) }),
  gameEnded({ why, result }, say) {
    const winners = [...result.keys()].filter(seat => result[seat]!.place === 1);
    return {
      why,
      winners: winners.length,
      names: say.players(winners),
      amount: say.amount(result[winners[0] ?? 0]!.total),
    };
  },
};

const yesIf = (is: boolean): string => (is ? 'yes' : 'no');
const noneIf = (is: boolean): string => (is ? 'none' : 'some');

/** A bullet card, if the viewer sees it. */
const bulletValues = (say: Telling, bullet: Shot['bullet'] | undefined): Values => ({
  seen: yesIf(bullet !== undefined),
  bullet: bullet === undefined ? '' : say.bullet(bullet),
});

const aimLine = (say: Telling, seat: Seat, target: Seat): Part[] =>
  formatParts(say.language, 'line.aim', { player: say.player(seat), target: say.player(target) });

const shotLine = (say: Telling, { seat, target, bullet }: Shot): Part[] =>
  formatParts(say.language, `line.${bullet}`, { player: say.player(seat), target: say.player(target) });

/** 6f, T-UNB: at how many wounds a player is out. */
export const limitOf = ({ people }: Setting, seat: Seat): number =>
  woundsToDie({ talent: people[seat]!.talent ?? NO_TALENT });
