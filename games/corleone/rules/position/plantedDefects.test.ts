import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { positionAt } from '../../testing/positionAt.ts';
import { bindPack } from '../content.ts';
import { standardPack } from '../pack/standard.ts';
import type { State } from '../state.ts';
import type { TaskKind } from '../tasks/task.ts';
import schema from './position.schema.json' with { type: 'json' };
import type { CorleonePosition } from './position.ts';
import { readCorleonePosition } from './readPosition.ts';

const content = bindPack(standardPack);
const isValid = new Ajv2020({ strictTypes: false }).compile(schema);

/** A position at this question; `when` adds a condition. */
const asking = (players: number, kind: TaskKind, when: (state: State) => boolean = () => true) =>
  positionAt(players, state => state.table.agenda.at(-1)?.kind === kind && when(state));

const isWaitedFor = (waiting: number, seat: number): boolean => ((waiting >> seat) & 1) === 1;

/** A has answered in secret, B has not. */
const hasAnswered = ({ table }: State): boolean => {
  const task = table.agenda.at(-1);
  return task !== undefined && 'waiting' in task && !isWaitedFor(task.waiting, 0) && isWaitedFor(task.waiting, 1);
};

/** With the jobs of the deck and the goods of the piles aside, so that there is room for one more. */
const withRoom = ({ state, ...envelope }: CorleonePosition): CorleonePosition => {
  const piles = { ...state.piles, gun: 0, booze: 0, bloodMoney: 0, narcotics: 0 };
  return { ...envelope, state: { ...state, jobDeck: [], jobDiscard: [], piles } };
};

const turn = withRoom(asking(3, 'turn', ({ table }) => table.act === 2 && table.horseHead === 0));
const closed = turn.state.blueTiles[0]!;
const turnOfTwo = asking(2, 'turn');
const bottom = [{ kind: 'acts' }, { kind: 'familyBusiness', next: 'B' }];
const acted = { kind: 'turn', seat: 'A', acted: true };
const jobPick = withRoom(asking(3, 'jobPick'));
const bribery = asking(3, 'bribery', state => hasAnswered(state) && state.own[0]!.bid !== undefined);
const hire = asking(4, 'hire');
const settle = asking(4, 'settle', state => state.own.some(({ pick }) => pick !== undefined));
const offers = asking(4, 'offers', state => state.own.some(({ offered }) => offered !== undefined));
const tribute = asking(3, 'tribute', state => hasAnswered(state) && state.own[0]!.discards.length > 0);
const whoFirst = asking(3, 'whoFirst');
const over = withRoom(positionAt(3, state => state.table.phase === 'over'));
const lastAct = asking(3, 'turn', ({ table }) => table.act === 4);

const lastTask = (position: CorleonePosition): Readonly<Record<string, unknown>> => position.state.agenda.at(-1)!;

const picker = Object.keys(settle.state.seats).find(letter => settle.state.seats[letter]!.pick !== undefined)!;
const offering = Object.keys(offers.state.seats).find(letter => offers.state.seats[letter]!.offered !== undefined)!;
const looker = String(lastTask(jobPick).seat);
const [hiring] = lastTask(hire).order as string[];
const last = (position: CorleonePosition): number => position.state.agenda.length - 1;

type SeenBy = 'schema' | 'checks';
type Defect = readonly [what: string, position: unknown, path: string, value: unknown, field: string, seenBy: SeenBy];

const REMOVED = Symbol('removed');

const DEFECTS: readonly Defect[] = [
  // the envelope
  ['another format', turn, 'format', 'omerta-position/9', 'format', 'schema'],
  ['another game', turn, 'game', 'chess', 'game', 'schema'],
  ['another version', turn, 'version', 99, 'version', 'checks'],
  ['another pack', turn, 'pack', '0000000000000000', 'pack', 'checks'],
  ['no state', turn, 'state', REMOVED, 'state', 'schema'],
  // shapes
  ['a field too many', turn, 'state/weather', 'rain', 'state.weather', 'schema'],
  ['a field too few', turn, 'state/hudson', REMOVED, 'state.hudson', 'schema'],
  ['an act that is not', turn, 'state/act', 5, 'state.act', 'schema'],
  ['a phase that is not', turn, 'state/phase', 'lunch', 'state.phase', 'schema'],
  ['a hand that is no list', turn, 'state/seats/A/hand', 'gun', 'state.seats.A.hand', 'schema'],
  ['half a thug', turn, 'state/seats/A/thugs', 0.5, 'state.seats.A.thugs', 'schema'],
  ['a pile below nothing', turn, 'state/piles/gun', -1, 'state.piles.gun', 'schema'],
  ['a generator of no kind', turn, 'state/random/kind', 'dice', 'state.random.kind', 'schema'],
  ['a generator without a word', turn, 'state/random/b', REMOVED, 'state.random.b', 'schema'],
  [
    'a key that is too short',
    turn,
    'state/random',
    { kind: 'live', key: 'ff', count: 0 },
    'state.random.key',
    'schema',
  ],
  // names
  ['an unknown card', turn, 'state/seats/A/hand', ['ace'], 'state.seats.A.hand[0]', 'checks'],
  ['a good in a suitcase', turn, 'state/seats/A/suitcase', ['gun'], 'state.seats.A.suitcase[0]', 'schema'],
  ['an ally among the jobs', turn, 'state/publicJobs', ['mayor1'], 'state.publicJobs[0]', 'checks'],
  ['a red tile among the blue', turn, 'state/blueTiles', ['nightClub'], 'state.blueTiles[0]', 'checks'],
  ['an unknown turf', turn, 'state/control', { hoboken: ['A'] }, 'state.control.hoboken', 'checks'],
  ['an unknown space', turn, 'state/board', { F99: 'A.don' }, 'state.board.F99', 'checks'],
  ['an unknown figure', turn, 'state/hudson', ['A.cousin'], 'state.hudson[0]', 'schema'],
  ['a figure of an empty seat', turn, 'state/hudson', ['E.don'], 'state.hudson[0]', 'checks'],
  ['the horse head at an empty seat', turn, 'state/horseHead', 'E', 'state.horseHead', 'checks'],
  ['an unknown family', turn, 'state/seats/A/family', 'soprano', 'state.seats.A.family', 'checks'],
  ['a missing seat', turn, 'state/seats/B', REMOVED, 'state.seats', 'schema'],
  ['one player alone', turnOfTwo, 'state/seats', { A: turnOfTwo.state.seats.A }, 'state.seats', 'schema'],
  // more than there is
  ['a pile too high', turn, 'state/piles/$5', 36, 'state.piles.$5', 'checks'],
  ['a job too many', turn, 'state/publicJobs', ['carBomb', 'carBomb', 'carBomb'], 'state.publicJobs[2]', 'checks'],
  ['a row too long', turn, 'state/publicJobs', ['usurp', 'layLow', 'mobHit', 'offer'], 'state.publicJobs', 'checks'],
  ['an ally twice', turn, 'state/alliesGone', ['mayor1', 'mayor1'], 'state.alliesGone[1]', 'checks'],
  ['an ally before its act', turn, 'state/alliesGone', ['policeChief3'], 'state.alliesGone[0]', 'checks'],
  ['an ally face up in Act IV', lastAct, 'state/allies', ['mayor1'], 'state.allies', 'checks'],
  ['a tile twice', turn, 'state/blueTiles', [closed, closed], 'state.blueTiles[1]', 'checks'],
  ['a family twice', turn, 'state/seats/B/family', turn.state.seats.A!.family, 'state.seats.B.family', 'checks'],
  ['a marker too many', turn, 'state/seats/A/markers', 10, 'state.seats.A.markers', 'checks'],
  // figures
  ['a figure twice', turn, 'state/hudson', ['mayor', 'mayor'], 'state.hudson[1]', 'checks'],
  ['a thug too many', turn, 'state/seats/A/thugs', 3, 'state.seats.A.thugs', 'checks'],
  ['a Don twice', turn, 'state/seats/A/members', ['don', 'don'], 'state.seats.A.members[1]', 'checks'],
  ['an Heir too early', turn, 'state/seats/A/members', ['heir'], 'state.seats.A.members[0]', 'checks'],
  ['a thug on a family space', turn, 'state/board', { F01: 'A.thug' }, 'state.board.F01', 'checks'],
  ['a Don on a thug space', turn, 'state/board', { bar: 'A.don' }, 'state.board.bar', 'checks'],
  ['the Mayor on a thug space', turn, 'state/board', { bar: 'mayor' }, 'state.board.bar', 'checks'],
  ['the Police Chief on a space', turn, 'state/board', { F01: 'policeChief' }, 'state.board.F01', 'checks'],
  ['the Police Chief in the Hudson', turn, 'state/hudson', ['policeChief'], 'state.hudson[0]', 'checks'],
  [
    'a thug in Central Park',
    turn,
    'state/board',
    { centralParkBusiness: 'A.thug' },
    'state.board.centralParkBusiness',
    'checks',
  ],
  [
    'a thug at a tile not on the board',
    turn,
    'state/board',
    { nightClub: 'A.thug' },
    'state.board.nightClub',
    'checks',
  ],
  ['a 3+ space with two players', turnOfTwo, 'state/board', { F13: 'A.don' }, 'state.board.F13', 'checks'],
  // the agenda
  ['an unknown task', turn, 'state/agenda/2/kind', 'nap', 'state.agenda[2].kind', 'schema'],
  ['a task without its seat', turn, 'state/agenda/2/seat', REMOVED, 'state.agenda[2].seat', 'schema'],
  ['an empty agenda', turn, 'state/agenda', [], 'state.agenda', 'checks'],
  ['a phase without questions', turn, 'state/phase', 'open', 'state.phase', 'checks'],
  ['another phase', turn, 'state/phase', 'tribute', 'state.agenda', 'checks'],
  ['a turn that is over', turn, 'state/agenda', [...bottom, acted], 'state.agenda', 'checks'],
  [
    'a task below another that still asks',
    turn,
    'state/agenda',
    [...bottom, { ...acted, acted: false }, { kind: 'completeJob', seat: 'A', job: 'usurp', ordered: false }],
    'state.agenda[2].acted',
    'checks',
  ],
  [
    'tribute in family business',
    turn,
    'state/agenda',
    [...bottom, acted, { kind: 'tribute', waiting: ['A'] }],
    'state.agenda[3].kind',
    'checks',
  ],
  [
    'an unknown ability',
    turn,
    'state/agenda',
    [...bottom, acted, { kind: 'abilities', seat: 'A', of: 'bar', left: ['fly'], inOrder: false, mark: '' }],
    'state.agenda[3].left[0]',
    'checks',
  ],
  [
    'a question without a legal answer',
    turn,
    'state/agenda',
    [...bottom, acted, { kind: 'trade', seat: 'A', icon: 'discard1for5', left: 99, last: '' }],
    'state.agenda[3]',
    'checks',
  ],
  [
    'two jobs at once',
    turn,
    'state/agenda',
    [
      ...bottom,
      acted,
      { kind: 'completeJob', seat: 'A', job: 'usurp', ordered: true },
      { kind: 'completeJob', seat: 'A', job: 'layLow', ordered: false },
    ],
    'state.agenda',
    'checks',
  ],
  [
    'a front that is not on the board',
    whoFirst,
    `state/agenda/${last(whoFirst)}/business`,
    'nightClub',
    `state.agenda[${last(whoFirst)}].business`,
    'checks',
  ],
  // secret answers
  ['a bid outside bribery', turn, 'state/seats/A/bid', ['$1'], 'state.seats.A.bid', 'checks'],
  [
    'a bid beyond the suitcase',
    bribery,
    'state/seats/A/bid',
    ['$5', '$5', '$5', '$5', '$5', '$5'],
    'state.seats.A.bid',
    'checks',
  ],
  ['a bid that is missing', bribery, 'state/seats/A/bid', REMOVED, 'state.seats.A.bid', 'checks'],
  ['an offer of one job', jobPick, `state/seats/${looker}/offer`, ['usurp'], `state.seats.${looker}.offer`, 'checks'],
  [
    'a pick of an empty place',
    settle,
    `state/seats/${picker}/pick`,
    'centralParkBusiness',
    `state.seats.${picker}.pick`,
    'checks',
  ],
  ['a pick that is missing', settle, `state/seats/${picker}/pick`, REMOVED, `state.seats.${picker}.pick`, 'checks'],
  [
    'an offer that is missing',
    offers,
    `state/seats/${offering}/offered`,
    REMOVED,
    `state.seats.${offering}.offered`,
    'checks',
  ],
  [
    'no opponent is asked to offer',
    offers,
    `state/agenda/${last(offers)}/asked`,
    [],
    `state.agenda[${last(offers)}].asked`,
    'checks',
  ],
  [
    'tribute not in the hand',
    tribute,
    'state/seats/A/discards',
    ['narcotics', 'narcotics', 'narcotics'],
    'state.seats.A.discards',
    'checks',
  ],
  ['tribute that is missing', tribute, 'state/seats/A/discards', REMOVED, 'state.seats.A.discards', 'checks'],
  [
    'a bribe beyond the suitcase',
    hire,
    `state/agenda/${last(hire)}/paid`,
    [],
    `state.agenda[${last(hire)}].bids.${hiring}`,
    'checks',
  ],
  // the end
  ['a result before the end', turn, 'state/result', over.state.result, 'state.result', 'checks'],
  ['an end without a result', over, 'state/result', REMOVED, 'state.result', 'checks'],
  ['another result', over, 'state/result/0/total', 999, 'state.result', 'checks'],
  ['a hand after the end', over, 'state/seats/A/hand', ['gun'], 'state.seats.A.hand', 'checks'],
  ['an agenda after the end', over, 'state/agenda', bottom, 'state.agenda', 'checks'],
];

test.each(DEFECTS)('%s is named', (_what, position, path, value, field, seenBy) => {
  expect(readCorleonePosition(content, position)).toMatchObject({ ok: true });
  const broken = changedAt(position, path.split('/'), value);
  const read = readCorleonePosition(content, broken);
  expect(read).toMatchObject({ ok: false, problems: expect.arrayContaining([expect.objectContaining({ field })]) });
  expect(isValid(broken)).toBe(seenBy === 'checks');
});

test('a problem has a message', () => {
  const problemsAt = (path: string, value: unknown) => {
    const read = readCorleonePosition(content, changedAt(turnOfTwo, path.split('/'), value));
    return read.ok ? [] : read.problems;
  };
  expect(problemsAt('state/board', { F13: 'mayor' })).toEqual([
    { field: 'state.board.F13', message: 'F13 is marked 3+ and closed in a game of 2 (M3)' },
  ]);
  expect(problemsAt('state/piles/gun', 10)).toEqual([
    { field: 'state.piles.gun', message: 'gun is here 10 times, but there is only 9' },
  ]);
  expect(problemsAt('pack', 'cafe')).toEqual([{ field: 'pack', message: `must be "${content.hash}", not "cafe"` }]);
});

function changedAt(data: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((member, at) => (at === Number(step) ? changedAt(member, rest, value) : member));
  const fields = data as Readonly<Record<string, unknown>>;
  const changed = { ...fields, [step]: changedAt(fields[step], rest, value) };
  return Object.fromEntries(Object.entries(changed).filter(([, each]) => each !== REMOVED));
}
