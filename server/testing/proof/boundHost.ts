import {
  commitmentOf,
  compareWithSeen,
  fingerprint,
  isCheckedBySeen,
  type RecordFile,
  type SeenDeal,
} from '@omerta/kernel';
import { givingEntropy, type TableInfo, watchDeal } from '@omerta/protocol';
import { oneByOne, type Planted, plantedIn, type Suite } from '@omerta/testing';
import type { Match, Seat } from '../../src/store/store.ts';
import { gameAt, playersFor } from '../games.ts';
import { Disk } from '../memoryStore.ts';
import { type Browser, openTestServer } from '../testServer.ts';

/** What the host of the server changes in the database while the server is stopped. */
interface Tampering {
  readonly beforeDeal?: (match: Match) => Match;
  readonly afterGame?: (match: Match) => Match;
}

export const boundHost: Suite = {
  id: 'S15-bound',
  promise: 'fair',
  shows:
    'What every player kept before the deal is in the record, also after the server was stopped between ready and deal',
  unit: 'tables',
  trials: { long: 300, night: 5_000 },
  share: 300,
  run: oneByOne(seed => boundTable(seed)),
  planted: [
    withHost('a host who swaps secret and commitment between ready and deal', {
      beforeDeal: match => revealed(withSecret(match)),
    }),
    withHost('a host who swaps the secret, and the commitment only after the game', {
      beforeDeal: withSecret,
      afterGame: revealed,
    }),
    withHost('a host who swaps the entropy of a player', {
      beforeDeal: match => withEntropies(match, (seat, at) => (at === 0 ? { ...seat, entropy: OTHER_ENTROPY } : seat)),
    }),
    withHost('a host who leaves out the entropy of the last player', {
      beforeDeal: match => {
        const last = match.seats.findLastIndex(({ kind }) => kind === 'person');
        return withEntropies(match, ({ entropy, ...seat }, at) =>
          at === last || entropy === undefined ? seat : { ...seat, entropy },
        );
      },
    }),
    withHost('a host who gives a bot an entropy', {
      beforeDeal: match =>
        withEntropies(match, seat => (seat.kind === 'bot' ? { ...seat, entropy: OTHER_ENTROPY } : seat)),
    }),
  ],
};

function withHost(name: string, host: Tampering): Planted {
  return plantedIn(name, 6, seed => boundTable(seed, host));
}

const OTHER_ENTROPY = '0f'.repeat(16);

function withSecret(match: Match): Match {
  return { ...match, fairDeal: { ...match.fairDeal, secret: fingerprint({ other: match.id }) } };
}

function revealed(match: Match): Match {
  const { secret } = match.fairDeal;
  return { ...match, fairDeal: { ...match.fairDeal, commitment: commitmentOf(secret, match.id) } };
}

function withEntropies(match: Match, change: (seat: Seat, at: number) => Seat): Match {
  return { ...match, seats: match.seats.map(change) };
}

/** A player's device: a browser, and what it has kept. */
interface Device {
  browser: Browser;
  seen: SeenDeal | undefined;
}

/** One table from its opening to its record. Every player must find the deal as it was when the player got ready. */
async function boundTable(seed: number, host: Tampering = {}): Promise<Readonly<Record<string, number>>> {
  const disk = new Disk();
  let server = await openTestServer({}, {}, disk);
  const people = 1 + (seed % 3);
  const devices: Device[] = [];
  for (let at = 0; at < people; at += 1) devices.push({ browser: await server.guest(`Player ${at}`), seen: undefined });
  const first = devices[0]!;

  const game = gameAt(seed);
  const options = { players: playersFor(game, people + 1) };
  const { match, seats } = look(first, await first.browser.post('/api/matches', { game, options }));
  const at = `/api/matches/${match}`;
  for (const device of devices.slice(1)) look(device, await device.browser.post(`${at}/sit`, {}));
  for (const seat of seats.keys()) if (seat >= people) await first.browser.put(`${at}/seats/${seat}/bot`, {});
  for (const [seat, device] of devices.entries()) {
    const entropy = fingerprint({ seed, seat }).slice(0, 32);
    device.seen = givingEntropy(device.seen!, look(device, await device.browser.get(at)), entropy);
    look(device, await device.browser.put(`${at}/ready`, { entropy }));
  }

  await restart(host.beforeDeal);
  look(first, await first.browser.post(`${at}/start`));
  for (const device of devices) look(device, await device.browser.get(at));
  for (const { browser } of devices) await browser.put(`${at}/votes/abandon`, { wants: true });
  await restart(host.afterGame);

  const file = (await first.browser.get(`${at}/record`)).body as RecordFile;
  const { body: verdict } = await first.browser.get(`${at}/verify`);
  await server.close();
  if (!verdict.fair) throw new Error(`the record is not even consistent: ${verdict.problems}`);
  for (const { seen } of devices) {
    const findings = compareWithSeen(file.record.fairDeal!, seen, file.players);
    if (!isCheckedBySeen(findings)) throw new Error(`not fair: ${findings.problems.join('; ')}`);
  }
  return { devices: devices.length };

  async function restart(change: (match: Match) => Match = same => same): Promise<void> {
    await server.close();
    disk.matches.set(match, change(disk.matches.get(match)!));
    server = await openTestServer({}, {}, disk);
    for (const device of devices) {
      const { cookie } = device.browser;
      device.browser = Object.assign(server.stranger(), { cookie });
    }
  }
}

function look(device: Device, { status, text, body }: Awaited<ReturnType<Browser['get']>>): TableInfo {
  if (status !== 200) throw new Error(`no table: ${text}`);
  device.seen = watchDeal(device.seen, body);
  return body;
}
