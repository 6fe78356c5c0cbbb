import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { positionAt } from '../../testing/positionAt.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { TaskKind } from '../tasks/task.ts';
import schema from './position.schema.json' with { type: 'json' };
import type { CashPosition } from './position.ts';
import { readCashPosition } from './readPosition.ts';

const isValid = new Ajv2020().compile(schema);

const PLAIN: Options = { players: 4, firstGodfather: 0 };
const TALENTS: Options = { players: 6, talents: true };

/** A position at this question; `when` adds a condition. */
const asking = (options: Options, kind: TaskKind, when: (state: State) => boolean = () => true): CashPosition =>
  positionAt(options, state => state.table.agenda.at(-1)?.kind === kind && when(state));

const isWaitedFor = (waiting: number, seat: number): boolean => ((waiting >> seat) & 1) === 1;

/** A has answered in secret, B has not. */
const hasAnswered = ({ table }: State): boolean => {
  const task = table.agenda.at(-1);
  return task !== undefined && 'waiting' in task && !isWaitedFor(task.waiting, 0) && isWaitedFor(task.waiting, 1);
};

const allAlive = ({ table }: State): boolean => table.seats.every(({ alive }) => alive);

const bullets = asking(PLAIN, 'bullets', state => hasAnswered(state) && allAlive(state) && state.table.round === 2);
const aim = asking(PLAIN, 'aim', state => hasAnswered(state) && allAlive(state) && state.table.round === 2);
const privilege = asking(
  PLAIN,
  'privilege',
  state => allAlive(state) && state.table.seats.every(({ target }) => target >= 0),
);
const retarget = asking(PLAIN, 'retarget');
const courage = asking(PLAIN, 'courage', state => hasAnswered(state) && allAlive(state));
const sharing = asking(PLAIN, 'sharing', ({ table }) => table.token && table.seats.some(({ down }) => down !== ''));
const taken = asking(PLAIN, 'sharing', ({ table }) => table.nextGodfather >= 0);
const someDead = asking(PLAIN, 'bullets', ({ table }) => table.seats.some(({ alive }) => !alive));
const over = positionAt(PLAIN, ({ table }) => table.stage === 'over');
const keepTalent = asking({ ...TALENTS, talentDeal: 'two' }, 'keepTalent', hasAnswered);
const rejected = asking({ ...TALENTS, talentDeal: 'two' }, 'bullets');
const hustle = asking(TALENTS, 'hustle');
const giveBack = asking(TALENTS, 'giveBack');
const kid = asking(TALENTS, 'kid');
const aimBeforeKid = asking(TALENTS, 'aim', ({ table }) => table.agenda.some(task => task.kind === 'kid'));
const doctor = asking(TALENTS, 'doctor');
const smart = asking(TALENTS, 'smart', ({ table }) =>
  table.agenda.some(task => task.kind === 'unfired' && task.step > 1),
);
const burials = asking(TALENTS, 'burials');
const dictator = asking(TALENTS, 'dictator');
const junk = asking(TALENTS, 'junk');
const reload = asking(TALENTS, 'reload');

const last = ({ state }: CashPosition): number => state.agenda.length - 1;
const lastTask = ({ state }: CashPosition) => state.agenda.at(-1)!;
const letters = ({ state }: CashPosition): string[] => Object.keys(state.seats);
const fieldOf = (position: CashPosition, name: string): string =>
  String(new Map<string, unknown>(Object.entries(lastTask(position))).get(name));
const aside = (position: CashPosition, letter: string): string => letters(position).find(each => each !== letter)!;
const lying = (position: CashPosition): string =>
  letters(position).find(letter => position.state.seats[letter]!.down !== undefined)!;
const dead = letters(someDead).find(letter => someDead.state.seats[letter]!.alive === false)!;
const buried = String((lastTask(burials) as { readonly victims: readonly string[] }).victims[0]);
const hustler = fieldOf(giveBack, 'seat');
const robbed = fieldOf(giveBack, 'victim');

type SeenBy = 'schema' | 'checks';
type Defect = readonly [what: string, position: CashPosition, path: string, value: unknown, field: string, by: SeenBy];

const REMOVED = Symbol('removed');

const DEFECTS: readonly Defect[] = [
  // the envelope
  ['another format', bullets, 'format', 'omerta-position/9', 'format', 'schema'],
  ['another game', bullets, 'game', 'corleone', 'game', 'schema'],
  ['another version', bullets, 'version', 99, 'version', 'checks'],
  ['a pack', bullets, 'pack', 'cafe', 'pack', 'schema'],
  ['no state', bullets, 'state', REMOVED, 'state', 'schema'],
  // shapes
  ['a field too many', bullets, 'state/hostages', 3, 'state.hostages', 'schema'],
  ['a field too few', bullets, 'state/table', REMOVED, 'state.table', 'schema'],
  ['a field too many of a player', bullets, 'state/seats/B/gun', 1, 'state.seats.B.gun', 'schema'],
  ['a ninth round', bullets, 'state/round', 9, 'state.round', 'schema'],
  ['a stage that is none', bullets, 'state/stage', 'lunch', 'state.stage', 'schema'],
  ['an option that is none', bullets, 'state/options/tooSlow', 'sleep', 'state.options.tooSlow', 'schema'],
  ['a hand that is a list', bullets, 'state/seats/A/hand', ['bang'], 'state.seats.A.hand', 'schema'],
  ['half a wound', bullets, 'state/seats/A/wounds', 0.5, 'state.seats.A.wounds', 'schema'],
  ['a hand below nothing', bullets, 'state/seats/A/hand/bang', -1, 'state.seats.A.hand.bang', 'schema'],
  ['a generator of no kind', bullets, 'state/random/kind', 'dice', 'state.random.kind', 'schema'],
  ['a generator without a word', bullets, 'state/random/b', REMOVED, 'state.random.b', 'schema'],
  ['a key too short', bullets, 'state/random', { kind: 'live', key: 'ff', count: 0 }, 'state.random.key', 'schema'],
  // names
  ['an unknown loot card', bullets, 'state/table/0', 'bill50', 'state.table[0]', 'schema'],
  ['a clip among the loot of a player', bullets, 'state/seats/A/loot', ['clip'], 'state.seats.A.loot[0]', 'schema'],
  ['an unknown talent', hustle, 'state/seats/A/talent', 'lazy', 'state.seats.A.talent', 'schema'],
  ['a Godfather at an empty seat', bullets, 'state/godfather', 'H', 'state.godfather', 'checks'],
  ['a Godfather at no seat', bullets, 'state/godfather', 'Z', 'state.godfather', 'schema'],
  ['a missing seat', bullets, 'state/seats/B', REMOVED, 'state.seats', 'schema'],
  ['three players', bullets, 'state/seats/D', REMOVED, 'state.seats', 'schema'],
  ['a gap between the seats', hustle, 'state/seats/E', REMOVED, 'state.seats', 'checks'],
  // more or fewer than there are
  ['a Bang too many', bullets, 'state/faceUp/bang', 12, 'state.faceUp.bang', 'checks'],
  ['bullet cards too few', someDead, 'state/bulletsLost', { click: 0, bang: 0 }, 'state.bulletsLost', 'checks'],
  ['a loot card too many', bullets, 'state/lootGone', ['diamond10', 'diamond10'], 'state.lootGone', 'checks'],
  ['a loot card too few', bullets, 'state/table', [], 'state.lootGone', 'checks'],
  ['a pile too short', bullets, 'state/piles', ['bill5'], 'state.piles', 'checks'],
  ['a hand too large for the round', bullets, 'state/round', 3, 'state.seats.A.hand', 'checks'],
  [
    'more Clicks discarded than lie there',
    bullets,
    'state/seats/A/discarded',
    { click: 9, bang: 0 },
    'state.seats.A.discarded.click',
    'checks',
  ],
  ['a talent twice', hustle, 'state/seats/B/talent', hustle.state.seats.A!.talent, 'state.seats.B.talent', 'checks'],
  ['a talent at a table without', bullets, 'state/seats/A/talent', 'kid', 'state.seats.A.talent', 'checks'],
  ['a rejected talent without a choice', hustle, 'state/seats/A/rejected', 'lucky', 'state.seats.A.rejected', 'checks'],
  ['one talent to choose from', keepTalent, 'state/seats/B/dealt', ['kid'], 'state.seats.B.dealt', 'schema'],
  ['no talents to choose from', keepTalent, 'state/seats/B/dealt', REMOVED, 'state.seats.B.dealt', 'checks'],
  [
    'talents to choose from too late',
    rejected,
    'state/seats/A/dealt',
    ['kid', 'greedy'],
    'state.seats.A.dealt',
    'checks',
  ],
  // players
  ['too many wounds to live', bullets, 'state/seats/A/wounds', 3, 'state.seats.A.wounds', 'checks'],
  ['too few wounds to die', someDead, `state/seats/${dead}/wounds`, 2, `state.seats.${dead}.alive`, 'checks'],
  ['loot of the buried', someDead, `state/seats/${dead}/loot`, ['bill5'], `state.seats.${dead}.loot`, 'checks'],
  ['a hand of the buried', someDead, `state/seats/${dead}/hand/click`, 1, `state.seats.${dead}.hand`, 'checks'],
  ['a dead Godfather', someDead, 'state/godfather', dead, 'state.godfather', 'checks'],
  ['a duck before courage', bullets, 'state/seats/A/down', 'ducked', 'state.seats.A.down', 'checks'],
  ['a target before the reveal', aim, 'state/seats/A/target', 'B', 'state.seats.A.target', 'checks'],
  ['a target that is missing', privilege, 'state/seats/A/target', REMOVED, 'state.seats.A.target', 'checks'],
  ['a target that is himself', privilege, 'state/seats/A/target', 'A', 'state.seats.A.target', 'checks'],
  ['a front before the bullets', bullets, 'state/seats/A/front', 'click', 'state.seats.A.front', 'checks'],
  ['a front that is missing', aim, 'state/seats/A/front', REMOVED, 'state.seats.A.front', 'checks'],
  [
    'sitting out where the slow only lose their target',
    { ...privilege, state: { ...privilege.state, options: { ...privilege.state.options, tooSlow: 'noTarget' } } },
    'state/seats/B/down',
    'satOut',
    'state.seats.B.down',
    'checks',
  ],
  ['a token gone too early', bullets, 'state/token', false, 'state.token', 'checks'],
  ['a new Godfather before the sharing', bullets, 'state/nextGodfather', 'B', 'state.nextGodfather', 'checks'],
  [
    'a token taken without a new Godfather',
    taken,
    'state/nextGodfather',
    REMOVED,
    `state.agenda[${last(taken)}].kind`,
    'checks',
  ],
  ['a round before the talents are chosen', keepTalent, 'state/round', 1, 'state.round', 'checks'],
  // the agenda
  ['an unknown task', bullets, 'state/agenda/1/kind', 'nap', 'state.agenda[1].kind', 'schema'],
  ['a task without its seats', bullets, 'state/agenda/1/waiting', REMOVED, 'state.agenda[1].waiting', 'schema'],
  ['a seat twice', bullets, 'state/agenda/1/waiting', ['B', 'B'], 'state.agenda[1].waiting[1]', 'schema'],
  ['an empty agenda', bullets, 'state/agenda', [], 'state.agenda', 'checks'],
  ['another stage', bullets, 'state/stage', 'courage', 'state.agenda', 'checks'],
  ['a question that is answered', hustle, 'state/agenda/1/asked', true, 'state.agenda', 'checks'],
  ['a question that waits for no player', bullets, 'state/agenda/1/waiting', [], 'state.seats.B.bullet', 'checks'],
  ['a question to too few', aim, 'state/agenda/1/asked', ['A', 'B'], 'state.agenda[1].asked', 'checks'],
  [
    'a question to the eliminated',
    someDead,
    'state/agenda/1/asked',
    ['A', 'B', 'C', 'D'],
    'state.agenda[1].asked',
    'checks',
  ],
  [
    'the privilege of another',
    privilege,
    'state/agenda/1/seat',
    aside(privilege, privilege.state.godfather),
    'state.agenda[1].seat',
    'checks',
  ],
  [
    'an order to the Godfather',
    retarget,
    'state/agenda/2/seat',
    retarget.state.godfather,
    'state.agenda[2].seat',
    'checks',
  ],
  ['a task below that still asks', retarget, 'state/agenda/1/asked', false, 'state.agenda[1].asked', 'checks'],
  [
    'a Hustler who is none',
    hustle,
    'state/agenda/1/seat',
    aside(hustle, fieldOf(hustle, 'seat')),
    'state.agenda[1].seat',
    'checks',
  ],
  [
    'a draw that is not told',
    giveBack,
    `state/seats/${robbed}/hustle`,
    REMOVED,
    `state.agenda[${last(giveBack)}].seat`,
    'checks',
  ],
  [
    'a draw from himself',
    giveBack,
    `state/agenda/${last(giveBack)}/victim`,
    hustler,
    `state.agenda[${last(giveBack)}].victim`,
    'checks',
  ],
  [
    'a Kid who has aimed',
    kid,
    `state/seats/${fieldOf(kid, 'seat')}/target`,
    aside(kid, fieldOf(kid, 'seat')),
    `state.seats.${fieldOf(kid, 'seat')}.target`,
    'checks',
  ],
  [
    'a Kid who is forgotten',
    aimBeforeKid,
    'state/agenda',
    [{ kind: 'rounds' }, lastTask(aimBeforeKid)],
    'state.agenda[1].kind',
    'checks',
  ],
  [
    'a Doctor who stands',
    doctor,
    `state/seats/${fieldOf(doctor, 'seat')}/down`,
    REMOVED,
    'state.agenda[2].seat',
    'checks',
  ],
  ['a Smart out of turn', smart, 'state/agenda/1/step', 0, 'state.agenda[2].seat', 'checks'],
  ['a victim who lives', burials, `state/seats/${buried}/alive`, REMOVED, `state.seats.${buried}.wounds`, 'checks'],
  [
    'a Vulture who is none',
    burials,
    `state/agenda/${last(burials)}/vulture`,
    '',
    `state.agenda[${last(burials)}].vulture`,
    'checks',
  ],
  ['a sharer who lies down', sharing, 'state/agenda/1/order/0', lying(sharing), 'state.agenda[1].order[0]', 'checks'],
  ['a turn past the last', sharing, 'state/agenda/1/at', 7, 'state.agenda[1].at', 'checks'],
  ['a ban without the Dictator', sharing, 'state/agenda/1/banned', 'bill', 'state.agenda[1].banned', 'checks'],
  [
    'a share that does not lie there',
    dictator,
    `state/agenda/${last(dictator)}/shares`,
    ['diamond10', 'diamond10'],
    `state.agenda[${last(dictator)}].shares`,
    'checks',
  ],
  [
    'a swap of another card',
    junk,
    `state/agenda/${last(junk)}/share`,
    'aid',
    `state.agenda[${last(junk)}].share`,
    'checks',
  ],
  [
    'a reload without a clip',
    reload,
    `state/agenda/${last(reload) - 1}/shares`,
    ['bill5'],
    `state.agenda[${last(reload)}].kind`,
    'checks',
  ],
  [
    'a reload that has not begun',
    reload,
    `state/agenda/${last(reload)}/begun`,
    false,
    `state.agenda[${last(reload)}].begun`,
    'checks',
  ],
  // secret answers
  ['a bullet that is missing', bullets, 'state/seats/A/bullet', REMOVED, 'state.seats.A.bullet', 'checks'],
  ['a bullet too early', bullets, 'state/seats/B/bullet', 'click', 'state.seats.B.bullet', 'checks'],
  ['an answer before it is asked', courage, 'state/seats/B/courage', 'duck', 'state.seats.B.courage', 'checks'],
  ['an aim at himself', aim, 'state/seats/A/aim', 'A', 'state.seats.A.aim', 'checks'],
  ['courage that is missing', courage, 'state/seats/A/courage', REMOVED, 'state.seats.A.courage', 'checks'],
  ['courage in another question', aim, 'state/seats/A/courage', 'duck', 'state.seats.A.courage', 'checks'],
  [
    'a talent kept that was not dealt',
    keepTalent,
    'state/seats/A/kept',
    keepTalent.state.seats.B!.dealt![0],
    'state.seats.A.kept',
    'checks',
  ],
  ['half an exchange', hustle, 'state/seats/A/hustle', { other: 'B', got: 'click' }, 'state.seats.A.hustle', 'checks'],
  // the end
  ['a result before the end', bullets, 'state/result', over.state.result, 'state.result', 'checks'],
  ['an end without a result', over, 'state/result', REMOVED, 'state.result', 'checks'],
  ['another result', over, 'state/result/0/total', 999, 'state.result', 'checks'],
  ['an agenda after the end', over, 'state/agenda', [{ kind: 'rounds' }], 'state.agenda', 'checks'],
  ['an end before the last round', { ...over }, 'state/round', 7, 'state.stage', 'checks'],
];

test.each(DEFECTS)('%s is named', (_what, position, path, value, field, by) => {
  expect(readCashPosition(position)).toMatchObject({ ok: true });
  const broken = changedAt(position, path.split('/'), value);
  const read = readCashPosition(broken);
  expect(read).toMatchObject({ ok: false, problems: expect.arrayContaining([expect.objectContaining({ field })]) });
  expect(isValid(broken)).toBe(by === 'checks');
});

test('a problem has a message', () => {
  const problemsAt = (path: string, value: unknown) => {
    const read = readCashPosition(changedAt(bullets, path.split('/'), value));
    return read.ok ? [] : read.problems.map(({ field, message }) => `${field}: ${message}`);
  };
  expect(problemsAt('state/seats/A/loot', ['ace'])).toEqual([
    'state.seats.A.loot[0]: there is no loot card to keep "ace"',
  ]);
  expect(problemsAt('state/seats/A/wounds', -1)).toEqual([
    'state.seats.A.wounds: must be a whole number from 0 to 99, not -1',
  ]);
  expect(problemsAt('state/agenda/1', { kind: 'nap' })).toEqual(['state.agenda[1].kind: there is no task "nap"']);
  expect(problemsAt('state/agenda/1', {})).toEqual(['state.agenda[1].kind: is missing']);
  expect(problemsAt('state/agenda/1', 'bullets')).toEqual(['state.agenda[1]: must be an object, not "bullets"']);
  expect(problemsAt('state/faceUp/bang', 12)[0]).toMatch(
    /^state\.faceUp\.bang: bang is here \d+ times, but there are only 12$/,
  );
  expect(problemsAt('state/options/tooSlow', 'sleep')).toEqual([
    'state.options.tooSlow: must be sitOut or noTarget, not "sleep"',
  ]);
  expect(problemsAt('state/random/kind', 'dice')).toEqual(['state.random.kind: must be sim or live, not "dice"']);
  expect(problemsAt('state/random', { kind: 'live', key: 'ff', count: 0 })).toEqual([
    'state.random.key: must be 64 hex digits in lower case, not "ff"',
  ]);
  expect(problemsAt('pack', 'cafe')).toEqual(['pack: must be "", not "cafe"']);
});

function changedAt(data: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((member, at) => (at === Number(step) ? changedAt(member, rest, value) : member));
  const fields = data as Readonly<Record<string, unknown>>;
  const changed = { ...fields, [step]: changedAt(fields[step], rest, value) };
  return Object.fromEntries(Object.entries(changed).filter(([, each]) => each !== REMOVED));
}
