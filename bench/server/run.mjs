// npm run bench:server: bundles the server and its clients and lets them play.
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundle, bundleFile, isStale } from '../../tools/bundle.mjs';

/** The programs of the bench, in a folder of their own. */
export async function buildBench() {
  if (isStale()) await bundle();
  const folder = import.meta.dirname;
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/main.ts', 'src/clients.ts', 'src/measure.ts'],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['omerta-src'],
    external: ['socket.io-client'],
    logLevel: 'warning',
  });
  return { server: bundleFile, clients: join(folder, 'dist', 'clients.js') };
}

if (process.argv[1] === import.meta.filename) {
  const programs = await buildBench();
  const { main } = await import('./dist/main.js');
  await main(process.argv.slice(2), programs);
}
