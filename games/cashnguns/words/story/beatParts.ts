import type { SeenEvent, Share, Shot } from '@omerta/cashnguns/seen';
import { type Beat, joined, type Language, type Seat, words } from '@omerta/words';
import { formatParts, type Values } from '../book.ts';
import { eventValues, limitOf } from '../events.ts';
import type { MessageKey } from '../keys.ts';
import type { Part } from '../parts.ts';
import type { Setting } from '../setting.ts';
import { type Speech, speechIn } from '../speech.ts';
import type { Guns, Hustle, Order, Sharing, Talents, Told, Volley } from './told.ts';

/** A beat of the log in one sentence or a few; one without parts is not worth a line. */
export function beatParts(
  language: Language,
  { events, told }: Beat<SeenEvent, Told<SeenEvent>>,
  setting: Setting,
): Part[] {
  const message = (key: MessageKey, values?: Values) => formatParts(language, key, values);
  const event = (each: SeenEvent) => message(`event.${each.kind}`, eventValues(language, each, setting));
  const say = { ...speechIn(language, setting), setting, message, event };
  if (told === undefined) return events[0]!.kind === 'stageBegan' ? [] : event(events[0]!);
  return joined(
    tellers[told.kind](told as never, say, events[0]!).filter(sentence => sentence.length > 0),
    ' ',
  );
}

interface Telling extends Speech {
  readonly setting: Setting;
  message(key: MessageKey, values?: Values): Part[];
  event(event: SeenEvent): Part[];
}

/** Its sentences. */
type Teller<T> = (told: T, say: Telling, first: SeenEvent) => Part[][];

const tellers: { readonly [K in Told['kind']]: Teller<Extract<Told<SeenEvent>, { readonly kind: K }>> } = {
  talents: talentSentences,
  hustle: hustleSentences,
  guns: gunSentences,
  volley: volleySentences,
  sharing: sharingSentences,
};

function talentSentences({ dealt }: Talents, say: Telling): Part[][] {
  const each = dealt.map(({ seat, talent }) => [say.player(seat), words(': '), say.talent(talent)]);
  return [say.message('story.talents', { talents: joined(each, '; ') })];
}

function hustleSentences({ seat, victim, drawn, given }: Hustle, say: Telling, first: SeenEvent): Part[][] {
  if (given === undefined) return [say.event(first)];
  const isSeen = drawn !== undefined && given.bullet !== undefined;
  return [
    say.message('story.hustle', {
      talent: say.talent('hustler'),
      player: say.player(seat),
      target: say.player(victim),
      seen: isSeen ? 'yes' : 'no',
      drawn: isSeen ? say.bullet(drawn) : '',
      given: isSeen ? say.bullet(given.bullet) : '',
    }),
  ];
}

function gunSentences({ aims, isUp, order, also }: Guns<SeenEvent>, say: Telling): Part[][] {
  const isAimed = aims.length > 0;
  return [
    ...(isUp && !isAimed ? [say.event({ kind: 'aimsRevealed', targets: [] })] : []),
    ...aims.map(({ target, seats }) =>
      say.message('story.aim', { count: seats.length, players: say.players(seats), target: say.player(target) }),
    ),
    ...also.map(say.event),
    ...(order === undefined ? [] : [orderSentence(order, say)]),
  ];
}

function orderSentence({ by, to, change }: Order, say: Telling): Part[] {
  if (change === undefined) return say.event({ kind: 'privilegeUsed', godfather: by, seat: to });
  return say.message('story.order', {
    godfather: say.player(by),
    player: say.player(to),
    from: say.player(change.from),
    target: say.player(change.target),
  });
}

/** What did nothing is left to the steps. */
const hasEffect = (event: SeenEvent): boolean =>
  !(event.kind === 'aidUsed' && event.healed === 0) && !(event.kind === 'clipUsed' && !event.effect);

function volleySentences(told: Volley<SeenEvent>, say: Telling): Part[][] {
  const { ducked, isShown, shots, also, out } = told;
  const clicks = (shots ?? []).filter(({ bullet }) => bullet === 'click').map(({ seat }) => seat);
  return [
    ...(isShown ? [say.message('story.ducked', { count: ducked.length, players: say.players(ducked) })] : []),
    ...(shots?.length === 0 ? [say.event({ kind: 'shotsFired', shots: [] })] : []),
    ...(clicks.length === 0 ? [] : [say.message('story.clicks', { players: say.players(clicks) })]),
    ...hitSentences(told, say),
    ...also.map(say.event),
    ...(out.length === 0 ? [] : [say.message('story.out', { count: out.length, players: say.players(out) })]),
  ];
}

/** By target; those who were lucky have no new wound. */
function hitSentences({ shots = [], wounds }: Volley<SeenEvent>, say: Telling): Part[][] {
  const bangs = (shots as readonly Shot[]).filter(({ bullet }) => bullet === 'bang');
  return [...new Set(bangs.map(({ target }) => target))].map(target => {
    const seats: Seat[] = bangs.filter(shot => shot.target === target).map(({ seat }) => seat);
    const wound = wounds.find(({ seat }) => seat === target);
    return say.message('story.hit', {
      count: seats.length,
      players: say.players(seats),
      target: say.player(target),
      wounded: wound === undefined ? 'no' : 'yes',
      total: wound?.total ?? 0,
      limit: limitOf(say.setting, target),
    });
  });
}

/** Takes of rounds that are over may have left the log: then only what stays is told, the desk too. */
function sharingSentences({ takes, also }: Sharing<SeenEvent>, say: Telling): Part[][] {
  const each = takes.map(({ seat, shares }) => [say.player(seat), words(': '), ...counted(shares, say)]);
  return [
    ...(each.length === 0 ? [] : [say.message('story.sharing', { takes: joined(each, '; ') })]),
    ...also.filter(event => hasEffect(event) && !(event.kind === 'newGodfather' && each.length > 0)).map(say.event),
  ];
}

function counted(shares: readonly Share[], say: Telling): Part[] {
  return joined(
    [...new Set(shares)].map(share => {
      const count = shares.filter(each => each === share).length;
      return [say.share(share), ...(count === 1 ? [] : [words(`\u00a0×\u00a0${count}`)])];
    }),
    ', ',
  );
}
