// Files of release 0.1 open today and lead to the same games, and play goes on.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cashnguns } from '@omerta/cashnguns/rules';
import { omerta } from '@omerta/cli/testing';
import { bindPack, checkPack, corleone, readCorleonePosition, standardPack } from '@omerta/corleone/rules';
import {
  fingerprint,
  type GameRecord,
  type GameTypes,
  gameFingerprint,
  listSeats,
  pick,
  type Rules,
  randomFrom,
  replay,
  seatName,
  type Viewer,
} from '@omerta/kernel';
import { readRecord } from '@omerta/kernel/records';
import { recordOfGame, resumeGame, type StoredGames } from '@omerta/web/testing';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type ExpectedGame,
  type ExpectedPack,
  type ExpectedPosition,
  type ExpectedRecord,
  filesIn,
  jsonOf,
  pathOf,
  textOf,
  type Views,
} from './oldRelease.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-old-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'file.json');
  writeFileSync(file, text);
  return file;
}

function rulesOf(game: string, pack: unknown): Rules<GameTypes> {
  if (game === 'cashnguns') return cashnguns as Rules<GameTypes>;
  return corleone(pack === undefined ? standardPack : packIn(pack)) as Rules<GameTypes>;
}

function packIn(json: unknown) {
  const { pack, errors } = checkPack(json);
  if (pack === undefined) throw new Error(`Not a pack: ${errors[0]?.message}`);
  return pack;
}

const viewsOf = (rules: Rules<GameTypes>, state: unknown, expected: Views): Views =>
  Object.fromEntries(
    Object.keys(expected).map(viewer => [viewer, fingerprint(rules.viewFor(state, viewerNamed(viewer)))]),
  );

const viewerNamed = (name: string): Viewer => (name === 'spectator' ? name : Number(name));

describe('records', () => {
  const expected = jsonOf<Readonly<Record<string, readonly ExpectedRecord[]>>>('records/expected.json');

  interface RecordJson {
    readonly record: GameRecord;
    readonly pack?: unknown;
    readonly outcome?: unknown;
  }

  const gamesIn = (json: RecordJson | { readonly records: readonly RecordJson[]; readonly pack?: unknown }) =>
    'records' in json ? json.records.map(each => ({ pack: json.pack, ...each })) : [json];

  function described({ record: json, pack, outcome }: RecordJson, { views }: ExpectedRecord): ExpectedRecord {
    const read = readRecord(json);
    if (!read.ok) throw new Error(read.problems.join());
    const { record } = read;
    const rules = rulesOf(record.game, pack);
    const replayed = replay(rules, record);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    expect(rules.outcome(replayed.state)).toEqual(outcome);
    const { players } = record.options as { readonly players: number };
    return {
      game: record.game,
      pack: record.pack,
      players,
      choices: record.choices.length,
      hash: gameFingerprint(record, replayed.state),
      state: fingerprint(replayed.state),
      ...(outcome === undefined ? {} : { outcome: rules.outcome(replayed.state)! }),
      fairDeal: record.fairDeal !== undefined,
      views: viewsOf(rules, replayed.state, views),
    };
  }

  /** What `omerta verify` prints besides the path of the file. */
  const verified = ({ choices, players, game, hash, outcome, fairDeal }: ExpectedRecord) => [
    expect.stringMatching(
      outcome === undefined
        ? `: ${game}, ${players} players, ${choices} choices, waiting for [A-H, ]+$`
        : `: ${game}, ${players} players, ${choices} choices, over: ${scores(outcome.scores)}$`,
    ),
    `hash ${hash}`,
    ...(fairDeal ? [expect.stringMatching(/^consistent deal: the seed comes from the secret/)] : []),
  ];
  const scores = (all: readonly number[]) => all.map((score, seat) => `${seatName(seat)} ${score}`).join(', ');

  test('every record is expected, and every expected record is there', () => {
    expect(filesIn('records').sort()).toEqual(Object.keys(expected).sort());
  });

  test.each(Object.entries(expected))('%s replays to the same game for every viewer', (name, games) => {
    const found = gamesIn(jsonOf(`records/${name}`));
    expect(found.map((each, at) => described(each, games[at]!))).toEqual(games);
  });

  test.each(Object.entries(expected))('%s verifies', async (name, games) => {
    const { code, out, err } = await omerta(['verify', pathOf(`records/${name}`)]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n').filter(line => line !== '' && !line.startsWith('no fair deal'));
    expect(lines).toEqual(games.flatMap(verified));
  });

  const unfinished = Object.keys(expected).filter(name => name.endsWith('-unfinished.json'));
  test.each(unfinished)('%s is resumed in the terminal', async name => {
    const file = fileWith(textOf(`records/${name}`));
    const { code, err } = await omerta(['play', '--resume', file], { input: '1\n2\n1\n0\n3\n'.repeat(600) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const again = await omerta(['verify', file]);
    expect(again.out).toMatch(/, over: A \d+/);
  });

  test.each(Object.entries(expected))(
    '%s with a character changed does not pass for the old one',
    async (name, games) => {
      const text = JSON.stringify(jsonOf(`records/${name}`));
      const random = randomFrom(1);
      const inRecords = [...text.matchAll(/"(?:seed|choices)":(?:"[^"]+"|\[\[.*?\]\]|\d+)/g)].flatMap(
        ({ index, 0: found }) => Array.from(found, (_, at) => index + at).slice(found.indexOf(':') + 1),
      );
      for (let trial = 0; trial < 5; trial++) {
        const at = pick(random, inRecords);
        const other = text[at] === '7' ? '8' : '7';
        const { code, out } = await omerta(['verify', fileWith(text.slice(0, at) + other + text.slice(at + 1))]);
        const hashes = out.split('\n').filter(line => line.startsWith('hash '));
        expect(code === 1 || hashes.join() !== games.map(({ hash }) => `hash ${hash}`).join()).toBe(true);
      }
    },
  );
});

describe('packs', () => {
  interface SavedPacks {
    readonly packs: readonly { readonly value: { readonly id: string; readonly pack: { readonly name: string } } }[];
  }
  const { 'omerta-packs.json': saved, ...files } = jsonOf<
    Readonly<Record<string, { readonly hash: string }>> & { readonly 'omerta-packs.json': readonly ExpectedPack[] }
  >('packs/expected.json');

  test('the standard pack is still this one', () => {
    expect(corleone(standardPack).pack).toBe(files['standard.json']!.hash);
  });

  test.each(Object.entries(files))('%s is sound and is known by the same hash', async (name, { hash }) => {
    expect(corleone(packIn(jsonOf(`packs/${name}`))).pack).toBe(hash);
    expect(await omerta(['pack', 'check', pathOf(`packs/${name}`)])).toMatchObject({ code: 0, err: '' });
  });

  test('the packs of a browser are read, drafts too', () => {
    const found = jsonOf<SavedPacks>('packs/omerta-packs.json').packs.map(({ value: { id, pack: json } }) => {
      const { pack, errors } = checkPack(json);
      const playable = pack !== undefined;
      return {
        id,
        name: json.name,
        playable,
        ...(playable ? { hash: corleone(pack).pack } : { problems: errors.length }),
      };
    });
    expect(found).toEqual(saved);
  });

  test('a changed value is another pack', () => {
    const text = textOf('packs/boroughs.json');
    const other = text.replace('"count": 20', '"count": 21');
    expect(other).not.toBe(text);
    expect(corleone(packIn(JSON.parse(other))).pack).not.toBe(files['boroughs.json']!.hash);
  });
});

describe('positions', () => {
  const expected = jsonOf<Readonly<Record<string, ExpectedPosition>>>('positions/expected.json');
  const packOf = (name: string) => (name === 'own-pack.json' ? packIn(jsonOf('packs/boroughs.json')) : standardPack);
  const packWords = (name: string) => (name === 'own-pack.json' ? ['--pack', pathOf('packs/boroughs.json')] : []);

  function stateOf(name: string, json: unknown) {
    const read = readCorleonePosition(bindPack(packOf(name)), json);
    if (!read.ok) throw new Error(`${name}: ${read.problems[0]?.message}`);
    return read.state;
  }

  test('every position is expected, and every expected position is there', () => {
    expect(filesIn('positions').sort()).toEqual(Object.keys(expected).sort());
  });

  test.each(Object.entries(expected))(
    '%s is read as it was written, and play goes on',
    async (name, { state: hash, views }) => {
      expect(await omerta(['position', 'check', pathOf(`positions/${name}`), ...packWords(name)])).toMatchObject({
        code: 0,
      });
      const rules = corleone(packOf(name));
      const state = stateOf(name, jsonOf(`positions/${name}`));
      expect(fingerprint(state)).toBe(hash);
      expect(viewsOf(rules as Rules<GameTypes>, state, views)).toEqual(views);
      const random = randomFrom(3);
      while (rules.outcome(state) === undefined) {
        const seat = listSeats(rules.waitingFor(state))[0]!;
        rules.play(state, seat, pick(random, rules.choices(rules.viewFor(state, seat))), []);
      }
    },
  );

  test.each(Object.entries(expected))('%s is written again from its record', async (name, { record, step }) => {
    const { out } = await omerta(['position', 'write', pathOf(`records/${record}`), '--step', String(step)]);
    expect(out).toBe(textOf(`positions/${name}`));
  });

  test('a changed card is another position, or none', () => {
    const text = textOf('positions/turn.json');
    const other = text.replace('"gun"', '"booze"');
    expect(other).not.toBe(text);
    expect(() =>
      expect(fingerprint(stateOf('turn.json', JSON.parse(other)))).toBe(expected['turn.json']!.state),
    ).toThrow();
  });
});

describe('practice games of a browser', () => {
  const stored = jsonOf<StoredGames>('practice/omerta-games.json');
  const expected = jsonOf<readonly ExpectedGame[]>('practice/expected.json').map(each => [each.what, each] as const);

  test.each(expected)('%s is a record that verifies', async (_, { id, choices, outcome }) => {
    const { code, out, err } = await omerta(['verify', fileWith(JSON.stringify(recordOfGame(stored, id)))]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(` ${choices} choices, ${outcome === undefined ? 'waiting for' : 'over: '}`);
  });

  test.each(expected)('%s is in the same state, and goes on', async (_, { id, rows, outcome, views }) => {
    const game = await resumeGame(stored, id);
    expect({ rows: await game.rows(), isOver: game.isOver }).toEqual({ rows, isOver: outcome !== undefined });
    if (rows > 0) expect(fingerprint(game.view)).toBe(views[game.viewer]);
    const random = randomFrom(5);
    for (let turn = 0; turn < 6 && !game.isOver; turn++) {
      await game.answer(pick(random, game.choices));
      expect(await game.rows()).toBeGreaterThan(rows + turn);
    }
    await game.close();
  });

  test('a row that was changed is refused', async () => {
    const [, { id }] = expected[0]!;
    const rows = stored.rows.map(each => {
      const row = each.value as { readonly game: string; readonly number: number };
      return row.game === id && row.number === 1 ? { ...each, value: { ...row, text: 'done' } } : each;
    });
    const { code } = await omerta(['verify', fileWith(JSON.stringify(recordOfGame({ ...stored, rows }, id)))]);
    expect(code).toBe(1);
  });
});
