import { classifyAppends } from '../../src/store/classifyAppends.ts';
import type { Append, Match, Matches, Play, Stage } from '../../src/store/store.ts';
import { type Disk, Table } from './disk.ts';
import type { Sync } from './people.ts';

export const matches = (disk: Disk, ring: (match: string) => void): Sync<Matches> => ({
  addMatch(match) {
    if (disk.matches.look(match.id) !== undefined || isCodeTaken(disk, match)) return false;
    disk.matches.set(match.id, { ...match, revision: 0 });
    return true;
  },
  matchById: id => disk.matches.get(id),
  matchByCode: code => disk.matches.where(match => holdsCode(match) && match.code === code)[0],
  listCodes: idleSince =>
    disk.matches
      .where(match => holdsCode(match) && match.code !== undefined && match.activeAt < idleSince)
      .sort((a, b) => liveliest(b, a)),
  countCodes: () => disk.matches.where(match => holdsCode(match) && match.code !== undefined).length,
  saveMatch(match, expectedRevision, play) {
    const before = disk.matches.look(match.id);
    if (before?.revision !== expectedRevision || isCodeTaken(disk, match)) return false;
    if (play !== undefined && play.snapshot.number !== lastNumber(disk, match.id)) return false;
    const activeAt = Math.max(before.activeAt, match.activeAt);
    disk.matches.set(match.id, { ...match, activeAt, revision: expectedRevision + 1 });
    if (play !== undefined) {
      disk.snapshots.set(match.id, { ...play.snapshot, match: match.id });
      disk.deadlines.set(match.id, dated(match.id, play.deadlines));
    }
    if (match.stage !== 'playing') disk.deadlines.delete(match.id);
    ring(match.id);
    return true;
  },
  listOpen: game => listPublic(disk, 'lobby', game),
  listRunning: game => listPublic(disk, 'playing', game),
  listOf: (person, limit) =>
    disk.matches
      .where(match => match.host === person || match.seats.some(seat => seat.person === person))
      .sort(liveliest)
      .slice(0, limit),
  listFinished: ({ game, person, visibility, endedBefore = Number.POSITIVE_INFINITY, limit }) =>
    disk.matches
      .where(
        match =>
          match.stage === 'over' &&
          match.endedAt! < endedBefore &&
          (game ?? match.game) === match.game &&
          (visibility ?? match.visibility) === match.visibility &&
          (person === undefined || match.host === person || match.seats.some(seat => seat.person === person)),
      )
      .sort((a, b) => b.endedAt! - a.endedAt!)
      .slice(0, limit),
  listIdle: since =>
    disk.matches
      .where(({ stage, activeAt }) => (stage === 'lobby' || stage === 'playing') && activeAt < since[stage])
      .sort((a, b) => liveliest(b, a)),
  deleteMatch(id) {
    for (const map of [disk.rows, disk.numbers, disk.deadlines, disk.chat]) map.delete(id);
    disk.snapshots.delete(id);
    return disk.matches.delete(id);
  },
});

export const play = (disk: Disk, ring: (match: string) => void): Sync<Play> => ({
  append(batch) {
    const facts = new Map(
      batch.flatMap(({ row }) => {
        const match = disk.matches.look(row.match);
        return match === undefined
          ? []
          : [[match.id, { stage: match.stage, revision: match.revision, last: lastNumber(disk, match.id) }] as const];
      }),
    );
    const numberOf = (match: string, command: string) => disk.numbers.get(match)?.get(command);
    const results = classifyAppends(batch, { matches: facts, numberOf });
    for (const [at, append] of batch.entries()) if (results[at] === 'done') write(disk, append);
    for (const id of new Set(batch.filter((_, at) => results[at] === 'done').map(({ row }) => row.match))) ring(id);
    return results;
  },
  rowsOf: (match, after = 0) => disk.rows.get(match)?.where(({ number }) => number > after) ?? [],
  numberOf: (match, command) => disk.numbers.get(match)?.get(command),
  snapshotOf: match => disk.snapshots.get(match),
  countsOf: ids =>
    ids.flatMap(id => {
      const match = disk.matches.look(id);
      if (match === undefined) return [];
      const chat = disk.chat.get(id)?.length ?? 0;
      return [{ match: id, revision: match.revision, number: lastNumber(disk, id), chat }];
    }),
  dueDeadlines: (now, limit) =>
    [...disk.deadlines.values()]
      .flat()
      .filter(({ at }) => at <= now)
      .sort((a, b) => a.at - b.at)
      .slice(0, limit),
  deadlinesOf: match => [...(disk.deadlines.get(match) ?? [])].sort((a, b) => a.seat - b.seat),
});

const holdsCode = ({ stage, evening, next }: Match) =>
  stage === 'lobby' || stage === 'playing' || (evening !== undefined && next === undefined);
const liveliest = (a: Match, b: Match) => b.activeAt - a.activeAt || (a.id < b.id ? -1 : 1);
const lastNumber = (disk: Disk, match: string) => disk.numbers.get(match)?.size ?? 0;

function listPublic(disk: Disk, stage: Stage, game: string | undefined): Match[] {
  return disk.matches
    .where(match => match.stage === stage && match.visibility === 'public' && (game ?? match.game) === match.game)
    .sort(liveliest);
}

function isCodeTaken(disk: Disk, match: Match): boolean {
  const { id, code } = match;
  if (code === undefined || !holdsCode(match)) return false;
  return disk.matches.where(other => other.id !== id && holdsCode(other) && other.code === code).length > 0;
}

function write(disk: Disk, { row, snapshot, deadlines, match: patch, ...after }: Append): void {
  const { match: id } = row;
  const match = disk.matches.look(id)!;
  if (!disk.rows.has(id)) disk.rows.set(id, new Table());
  if (!disk.numbers.has(id)) disk.numbers.set(id, new Map());
  disk.rows.get(id)!.set(String(row.number), row);
  disk.numbers.get(id)!.set(row.command, row.number);
  disk.snapshots.set(id, { match: id, number: row.number, ...snapshot });
  const activeAt = Math.max(match.activeAt, after.activeAt);
  const revision = match.revision + (patch === undefined ? 0 : 1);
  disk.matches.set(id, { ...match, ...patch, activeAt, revision });
  disk.deadlines.set(id, (patch?.stage ?? 'playing') === 'playing' ? dated(id, deadlines) : []);
}

function dated(match: string, deadlines: Append['deadlines']) {
  const once = deadlines.filter(
    ({ seat, decision }, at) => deadlines.findIndex(each => each.seat === seat && each.decision === decision) === at,
  );
  return once.map(deadline => ({ match, ...deadline }));
}
