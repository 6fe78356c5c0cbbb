import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Figures, figuresOf } from './measures.ts';
import { type Load, SEATS } from './options.ts';
import { Clients, ServerUnderLoad } from './processes.ts';

export interface Programs {
  readonly server: string; // the bundled omerta command
  readonly clients: string;
}

/** The tables are made by one server and played at another: what it holds in memory then is what it needs. */
export async function measure(programs: Programs, load: Load, say: (words: string) => void): Promise<Figures> {
  const sockets = load.tables * SEATS;
  const data = mkdtempSync(join(tmpdir(), 'omerta-bench-'));
  const clients = new Clients(programs.clients, sockets);
  let server: ServerUnderLoad | undefined;
  try {
    say(`Seating ${sockets} people …`);
    const first = await ServerUnderLoad.start(programs.server, data, sockets);
    server = first;
    await clients.obey({ kind: 'seat', address: first.address, load });
    await first.stop();

    say('Starting anew …');
    const second = await ServerUnderLoad.start(programs.server, data, sockets);
    server = second;
    const { address } = second;
    const started = await quietly(second);
    await clients.obey({ kind: 'look', address });
    const loaded = await quietly(second);
    say(`Opening ${sockets} sockets …`);
    await clients.obey({ kind: 'watch', address });
    const watched = await quietly(second);
    say(`Moving for ${load.seconds} seconds …`);
    const played = await clients.obey({ kind: 'move', load });
    const moved = await second.read();
    if (played === undefined) throw new Error('The clients did not say what they played.');
    return figuresOf(load.tables, played, { started, loaded, watched, moved });
  } finally {
    clients.go();
    await server?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** After a moment, in which what is under way comes to its end. */
async function quietly(server: ServerUnderLoad) {
  await pause(1_000);
  return server.read();
}
