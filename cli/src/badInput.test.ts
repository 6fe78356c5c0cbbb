import { standardPack } from '@omerta/corleone/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { played, playedCash } from '../testing/played.ts';
import { fileWith, folder, omerta, removeFolders } from '../testing/terminal.ts';

afterAll(removeFolders);

const record = played(5);
const cash = playedCash(5, 4);
const CASH = ['--game', 'cashnguns'];
const NO_PACKS = /there are no packs for cashnguns$/m;

const changed = (change: object) => fileWith({ ...record, record: { ...record.record, ...change } });

/** The arguments, and the expected line. */
const cases: [string, () => string[], RegExp][] = [
  // usage
  ['an unknown command', () => ['serenade'], /unknown command 'serenade'/],
  ['an unknown option', () => ['play', '--colour'], /unknown option '--colour'/],
  ['an option without its value', () => ['play', '--seed'], /argument missing/],
  ['a missing file name', () => ['replay'], /missing required argument 'file'/],
  ['too many words', () => ['play', 'now'], /too many arguments/],
  ['half a command', () => ['pack'], /see omerta pack --help/],
  // values
  [
    'an unknown game',
    () => ['play', '--game', 'poker'],
    /no game "poker"; there are corleone, cashnguns and liars-dice$/m,
  ],
  ['an unknown language', () => ['play', '--language', 'it'], /no language "it"; there are en, pl, de and pt-BR/],
  [
    'an unknown bot',
    () => ['simulate', '--bots', 'clever'],
    /no bot "clever"; there are random, novice, casual, regular, strong and expert$/m,
  ],
  ['an unknown seat', () => ['play', '--seat', 'F'], /no seat "F"; with 4 players there are A to D/],
  ['a seat this table does not have', () => ['play', '--players', '2', '--seat', 'C'], /no seat "C"/],
  ['too many players', () => ['play', '--players', '6'], /--players must be 2 to 5 for corleone, not "6"/],
  ['too few players', () => ['simulate', '--players', '1'], /--players must be 2 to 5/],
  ['players that are no number', () => ['simulate', '--players', 'two'], /--players must be 2 to 5 .* not "two"/],
  [
    'too few for a hold-up',
    () => ['play', ...CASH, '--players', '3'],
    /--players must be 4 to 8 for cashnguns, not "3"/,
  ],
  ['too many for a hold-up', () => ['simulate', ...CASH, '--players', '9'], /--players must be 4 to 8/],
  ['a seat beyond the circle', () => ['play', ...CASH, '--seat', 'G'], /no seat "G"; with 6 players there are A to F/],
  ['a switch of another game', () => ['play', '--talents'], /--talents is for cashnguns, not for corleone/],
  ['another one, simulated', () => ['simulate', '--no-takers', 'discard'], /--no-takers is for cashnguns/],
  [
    'an unknown deal of talents',
    () => ['play', ...CASH, '--talent-deal', 'three'],
    /--talent-deal must be random or two, not "three"/,
  ],
  [
    'a value that is a word of JavaScript',
    () => ['simulate', ...CASH, '--too-slow', 'constructor'],
    /--too-slow must be sitOut or noTarget, not "constructor"/,
  ],
  ['loot that goes nowhere', () => ['simulate', ...CASH, '--no-takers', 'keep'], /must be carryOver or discard/],
  ['a switch without its value', () => ['play', ...CASH, '--no-takers'], /argument missing/],
  ['another rule for a saved game', () => ['play', '--resume', 'x', '--talents'], /--talents cannot be changed/],
  ['games that are no number', () => ['simulate', '--games', '1e3'], /--games must be a whole number/],
  ['no games', () => ['simulate', '--games', '0'], /--games must be a whole number, 1 to/],
  ['a negative seed', () => ['play', '--seed=-1'], /--seed must be a whole number from 0/],
  ['a seed in words', () => ['simulate', '--seed', 'lucky'], /--seed must be a whole number/],
  // arena
  ['an arena without bots', () => ['arena'], /required option '--table <bots>' not specified/],
  ['an unknown bot among others', () => ['arena', '--table', 'easy,clever'], /no bot "clever"; there are random/],
  ['a bot without a name', () => ['arena', '--table', 'easy,'], /no bot ""/],
  ['one bot alone', () => ['arena', '--table', 'easy'], /--players must be 2 to 5 for corleone, not "1"/],
  [
    'more bots than players',
    () => ['arena', '--players', '2', '--table', 'easy,easy,easy'],
    /--table names 3 bots for 2 players/,
  ],
  ['a bot in no file', () => ['arena', '--table', 'easy,/none/such.mjs'], /\/none\/such\.mjs: there is no such file/],
  [
    'a share above all',
    () => ['arena', '--table', 'easy,easy', '--until-above', '1.5'],
    /--until-above must be a number, 0\.001 to 0\.999, not "1\.5"/,
  ],
  [
    'a margin in words',
    () => ['arena', '--table', 'easy,easy', '--until-above', '--margin', 'some'],
    /--margin must be/,
  ],
  ['no threads', () => ['arena', '--table', 'easy,easy', '--workers', '0'], /--workers must be a whole number/],
  ['no time', () => ['arena', '--table', 'easy,easy', '--minutes', '0'], /--minutes must be a number/],
  ['going on with nothing', () => ['arena', '--table', 'easy,easy', '--resume'], /name it with --out/],
  ['deals to be written nowhere', () => ['arena', '--table', 'easy,easy', '--out', '/none/x'], /cannot be written/],
  ['a page that goes nowhere', () => ['balance'], /required option '--out <file>' not specified/],
  ['a page to be written nowhere', () => ['balance', '--out', '/none/x.html'], /cannot be written/],
  // files
  ['a missing file', () => ['verify', '/none/such.json'], /\/none\/such\.json: there is no such file/],
  ['a folder', () => ['verify', folder()], /this is a folder, not a file/],
  ['an empty file', () => ['pack', 'check', fileWith('')], /the file is empty/],
  ['a binary file', () => ['replay', fileWith(Buffer.from([1, 0, 2]))], /not a text file/],
  ['broken JSON', () => ['position', 'check', fileWith('{\n "game": }')], /:2:10: not JSON/],
  ['a folder without scenarios', () => ['scenario', 'run', folder()], /there are no scenarios in this folder/],
  ['a missing scenario', () => ['scenario', 'run', '/none/such'], /there is no such file/],
  ['a record to be written nowhere', () => ['simulate', '--games', '1', '--out', '/none/x.json'], /cannot be written/],
  ['a game to be saved nowhere', () => ['play', '--save', '/none/x.json'], /cannot be written/],
  ['a file that is there already', () => ['play', '--save', fileWith({})], /there is such a file already/],
  // records
  ['a list', () => ['verify', fileWith([1])], /not a record: record: must be an object, not a list/],
  [
    'another format',
    () => ['verify', fileWith({ format: 'omerta-record/9' })],
    /not a record: format: must be "omerta-record\/1"/,
  ],
  ['a record without choices', () => ['verify', changed({ choices: 7 })], /choices: must be a list/],
  ['another game', () => ['verify', changed({ game: 'poker' })], /no game "poker"/],
  ['another version', () => ['verify', changed({ version: 99 })], /made with version 99 of the rules/],
  ['another pack', () => ['verify', changed({ pack: 'abc' })], /made with the pack abc/],
  ['impossible options', () => ['verify', changed({ options: { players: 9 } })], /options: players: must be 2 to 5/],
  ['a choice of the wrong seat', () => ['verify', changed({ choices: [[3, 'done']] })], /choice 1, D "done"/],
  [
    'a name that moves the cursor',
    () => ['verify', fileWith({ ...record, players: [{ name: 'A\u001b[2J' }] })],
    /players\[0\]\.name: must be a text of 1 to 40 letters without control characters\n/,
  ],
  [
    'a bad player',
    () => ['verify', fileWith({ ...record, players: [{ name: 7 }] })],
    /players\[0\]\.name: must be a text/,
  ],
  [
    'a bad outcome',
    () => ['verify', fileWith({ ...record, outcome: { scores: 'many' } })],
    /outcome\.scores: must be a list/,
  ],
  [
    'a game number too high',
    () => ['replay', fileWith(record), '--number', '2'],
    /--number must be a whole number, 1 to 1/,
  ],
  ['an unknown viewer', () => ['replay', fileWith(record), '--viewer', 'Z'], /no seat "Z".*spectator/],
  ['a finished game', () => ['play', '--resume', fileWith(record)], /this game is over/],
  ['another seed for a saved game', () => ['play', '--resume', 'x', '--seed', '1'], /--seed cannot be changed/],
  // packs, positions, scenarios
  ['a pack for a game without packs', () => ['play', ...CASH, '--pack', fileWith({})], NO_PACKS],
  ['a pack to be simulated', () => ['simulate', ...CASH, '--pack', fileWith({})], NO_PACKS],
  ['a pack to look at', () => ['pack', 'show', ...CASH], NO_PACKS],
  ['a pack to check', () => ['pack', 'check', fileWith({}), ...CASH], NO_PACKS],
  ['a pack in a record', () => ['verify', fileWith({ ...cash, pack: {} })], NO_PACKS],
  ['a position without a table', () => ['position', 'show', fileWith({ game: 'cashnguns' })], /format: must be/],
  ['no pack', () => ['play', '--pack', fileWith({ id: 'mine' })], /not a pack: .*more: omerta pack check/],
  [
    'an unknown operation',
    () => ['pack', 'show', fileWith(brokenPack())],
    /jobs\/carBomb, effects\[0\]\.op: unknown operation/,
  ],
  ['a position of nothing', () => ['position', 'show', fileWith({})], /not a position: game is missing/],
  ['a position of another game', () => ['position', 'check', fileWith({ game: 'poker' })], /no game "poker"/],
  ['a scenario of nothing', () => ['scenario', 'run', fileWith({ id: 'CE-1' })], /not a scenario: game is missing/],
];

function brokenPack(): object {
  const pack = structuredClone(standardPack) as unknown as { jobs: { effects: { op: string }[] }[] };
  pack.jobs[0]!.effects[0]!.op = 'carBomb';
  return pack;
}

describe('bad input gets one clear line', () => {
  test.each(cases)('%s', async (_name, words, message) => {
    const { code, out, err } = await omerta(words());
    expect(err).toMatch(message);
    expect(err).toMatch(/^omerta: [^\n]+\n$/);
    expect(err).not.toMatch(/\bat .*\.ts:/);
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});
