// Well-formed messages that must be refused. Each is made for a position and checked against the legal choices.
import { below, has, listSeats, pick, type Random, type Seat } from '@omerta/kernel';
import { mayUndo } from '@omerta/match';
import type { Position, Sender } from './position.ts';

export interface Illegal {
  readonly from: Sender;
  readonly kind: string;
  readonly message: object;
}

type Make = (position: Position, random: Random) => Illegal | undefined;

/** By what is wrong with it; undefined where it would be legal just now. */
export const ILLEGAL: Readonly<Record<string, Make>> = {
  'a stale or future decision': (position, random) => {
    const seat = aSeat(position, random);
    const right = decisionOf(position, seat);
    const decision = pick(
      random,
      [right + 1, right - 1, right + 7, 1_000_000, 0].filter(each => each >= 0 && each !== right),
    );
    return command(position, seat, { decision, text: legalFor(position, seat, random) });
  },
  'a choice that is not on the list': (position, random) => {
    const seat = aSeat(position, random);
    return choice(position, seat, pick(random, position.texts));
  },
  'the choice of another player': (position, random) => {
    const [seat, other] = [aSeat(position, random), aSeat(position, random)];
    return choice(position, seat, legalFor(position, other, random));
  },
  'the decision and the choice of another player': (position, random) => {
    const [seat, other] = [aSeat(position, random), aSeat(position, random)];
    const text = legalFor(position, other, random);
    const decision = decisionOf(position, other);
    return decision === decisionOf(position, seat)
      ? choice(position, seat, text)
      : command(position, seat, { decision, text });
  },
  'a choice that is spelt oddly': (position, random) => {
    const seat = aSeat(position, random);
    const text = odd(pick(random, [legalFor(position, seat, random), pick(random, position.texts)]), random);
    return text === '' || text.length > 200 ? undefined : choice(position, seat, text);
  },
  'a sender without a seat': (position, random) => {
    const seat = aSeat(position, random);
    const from = pick(random, OUTSIDERS);
    const { message } = command(position, seat, {
      decision: decisionOf(position, seat),
      text: legalFor(position, seat, random),
    });
    return { from, kind: 'command', message };
  },
  'a sender who names another seat': (position, random) => {
    const [seat, other] = [aSeat(position, random), aSeat(position, random)];
    const claim = pick(random, [
      { seat: other },
      { from: { seat: other, as: 'bot', by: 'player' } },
      { as: other },
      { person: position.real.live.match.seats[other]!.person },
      { by: 'clock' },
    ]);
    const message = { ...messageOf(position, other, legalFor(position, other, random)), ...claim };
    return { from: pick(random, [seat, ...OUTSIDERS]), kind: 'command', message };
  },
  'another table': (position, random) => {
    const seat = aSeat(position, random);
    const { match } = pick(random, position.real.others);
    const message = {
      ...messageOf(position, seat, legalFor(position, seat, random)),
      match: match.id,
      decision: pick(random, [0, decisionOf(position, seat)]),
    };
    return { from: seat, kind: 'command', message };
  },
  'no table': (position, random) => {
    const seat = aSeat(position, random);
    return {
      from: seat,
      kind: 'command',
      message: { ...messageOf(position, seat, legalFor(position, seat, random)), match: 'z'.repeat(16) },
    };
  },
  'the id of an earlier command, with other content': (position, random) => {
    const { given } = position;
    const text = pick(random, [...position.texts, legalFor(position, given.seat, random)]);
    const decision = decisionOf(position, given.seat);
    const isSame = text === given.text && decision === given.decision;
    return isSame ? undefined : { ...command(position, given.seat, { decision, text, command: given.command }) };
  },
  "the id of another player's command": (position, random) => {
    const seat = aSeat(position, random);
    if (seat === position.given.seat) return undefined;
    const text = pick(random, [position.given.text, legalFor(position, seat, random)]);
    return command(position, seat, { decision: decisionOf(position, seat), text, command: position.given.command });
  },
  'an undo that is not allowed': (position, random) => {
    const from = pick<Sender>(random, [aSeat(position, random), ...OUTSIDERS]);
    const seat = typeof from === 'number' ? from : aSeat(position, random);
    const right = decisionOf(position, seat);
    const isAllowed = mayUndo(position.real.live.state.progress!, seat);
    const decision = typeof from === 'number' && isAllowed ? right + 1 : right;
    const name = pick(random, ['an-undo-xyz', ...(seat === position.given.seat ? [] : [position.given.command])]);
    return { from, kind: 'undo', message: { match: matchOf(position), decision, command: name } };
  },
  'a draft for another decision or seat': (position, random) => {
    const seat = aSeat(position, random);
    const from = pick<Sender>(random, [seat, ...OUTSIDERS]);
    const decision = decisionOf(position, seat) + (from === seat ? 1 + below(random, 3) : 0);
    return {
      from,
      kind: 'draft',
      message: { match: matchOf(position), decision, text: legalFor(position, seat, random) },
    };
  },
  'chat from a page that does not watch': (position, random) => {
    const match = matchOf(position);
    const [kind, message] = pick(random, [
      ['say', { match, text: 'psst' }],
      ['emote', { match, emote: 'liar' }],
      ['log', { match }],
      ['chat', { match }],
    ] as const);
    return { from: 'notWatching', kind, message };
  },
  'watching a private table': (position, random) => {
    const secret = position.real.others.at(-1)!.match.id;
    const asked = pick(random, [{}, { code: 'AAAAAA' }, { screen: 'x'.repeat(43) }, { since: 1 }]);
    return {
      from: pick<Sender>(random, ['spectator', 'anonymous', 'formerPlayer', 0]),
      kind: 'watch',
      message: { match: secret, ...asked },
    };
  },
};

const OUTSIDERS: readonly Sender[] = ['spectator', 'anonymous', 'formerPlayer', 'otherTable'];

function matchOf({ real }: Position): string {
  return real.live.match.id;
}

function decisionOf({ real }: Position, seat: Seat): number {
  return real.live.state.progress!.decisions[seat]!;
}

function aSeat({ real, rules }: Position, random: Random): Seat {
  const asked = listSeats(rules.mayChoose(real.live.state.progress!.state));
  const all = real.live.match.seats.map((_, seat) => seat);
  return pick(random, below(random, 2) === 0 && asked.length > 0 ? asked : all);
}

/** A legal choice of the seat; any choice of the game where it has none. */
function legalFor(position: Position, seat: Seat, random: Random): string {
  const legal = choicesOf(position, seat);
  return legal.length === 0 ? pick(random, position.texts) : pick(random, legal);
}

function choicesOf({ real, rules }: Position, seat: Seat): string[] {
  const { state } = real.live.state.progress!;
  return rules.choices(rules.viewFor(state, seat)).map(rules.writeChoice);
}

function messageOf(position: Position, seat: Seat, text: string) {
  return { match: matchOf(position), decision: decisionOf(position, seat), command: 'a-new-command', text };
}

function command(position: Position, from: Seat, more: { decision: number; text: string; command?: string }): Illegal {
  return { from, kind: 'command', message: { ...messageOf(position, from, more.text), ...more } };
}

/** This text for the seat's own decision; undefined where that is legal. */
function choice(position: Position, seat: Seat, text: string): Illegal | undefined {
  const { state } = position.real.live.state.progress!;
  const isPlaying = position.real.live.playing !== undefined;
  const isLegal =
    isPlaying &&
    has(position.rules.mayChoose(state), seat) &&
    choicesOf(position, seat).includes(meant(position, text));
  return isLegal ? undefined : command(position, seat, { decision: decisionOf(position, seat), text });
}

/** A choice may be written in more than one way: goods of a job in any order, numbers with leading zeros. */
function meant({ rules }: Position, text: string): string {
  const choice = rules.readChoice(text);
  return choice === undefined ? text : rules.writeChoice(choice);
}

function odd(text: string, random: Random): string {
  const numbers = [...text.matchAll(/\d+/g)];
  const put = pick(random, ODD);
  if (numbers.length > 0 && below(random, 2) === 0) {
    const { index, 0: number } = pick(random, numbers);
    return (
      text.slice(0, index) +
      pick(random, [put, `0${number}`, `${number}.0`, `+${number}`, `${number}e0`]) +
      text.slice(index + number.length)
    );
  }
  const at = below(random, text.length + 1);
  return pick(random, [
    put,
    text + put,
    put + text,
    text.slice(0, at) + put + text.slice(at),
    text.slice(0, at),
    text.toUpperCase(),
    `${text},${text}`,
    text.replace(/:.*/, `:${put}`),
  ]);
}

const ODD = [
  'NaN',
  '-0',
  '-1',
  '9007199254740993',
  '1e3',
  'Infinity',
  '__proto__',
  'constructor',
  'toString',
  ' ',
  '\u0000',
  '٣',
  '\n',
  '0x1',
  ':',
  '@',
  '[object Object]',
  'undefined',
  'null',
  '\ud800',
  '%31',
];
