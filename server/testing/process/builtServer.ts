// The omerta command as shipped, and the same with a planted defect.
import { spawn } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { bundle, newFolder } from '../bundle.ts';
import { finished } from '../store/finished.ts';

export interface BuiltServer {
  readonly program: string;
  remove(): void;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A copy of the bundle, so that another build cannot replace it while it runs. */
export async function builtServer(): Promise<BuiltServer> {
  const bundler = spawn(process.execPath, [here('../../../tools/bundle.mjs')], { stdio: ['ignore', 'pipe', 2] });
  const { code } = await finished(bundler);
  if (code !== 0) throw new Error(`The bundler ended with ${code}.`);
  const dist = here('../../../cli/dist');
  const folder = newFolder();
  for (const file of readdirSync(dist).filter(name => /\.m?js$/.test(name))) {
    copyFileSync(join(dist, file), join(folder, file));
  }
  return { program: join(folder, 'omerta.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Another text in one file, or another file in place of it. */
export type Patch =
  | { readonly file: RegExp; readonly by: string }
  | { readonly file: RegExp; readonly from: string; readonly to: string };

/** The same command with a planted defect. */
export async function patchedServer(patch: Patch): Promise<BuiltServer> {
  const built = await builtServer();
  await bundle({
    entryPoints: [here('../../../cli/src/main.ts')],
    outfile: built.program,
    plugins: [patching(patch)],
  });
  return built;
}

/** The server acknowledges before it commits. */
export const earlyCommitter: Patch = { file: /\/groupCommits\.ts$/, by: here('./earlyCommitter.ts') };
export const earlyAcknowledgingServer = () => patchedServer(earlyCommitter);

/** The server does not recognise a command that it has taken already. */
export const forgetfulServer = () =>
  patchedServer({
    file: /\/liveMatch\.ts$/,
    from: 'this.#acknowledged.set(command, { seat, decision, kind, text });',
    to: 'void [command, seat, decision, kind, text];',
  });

/** An esbuild plugin that applies the patch. */
export function patching(patch: Patch): Plugin {
  return {
    name: 'planted defect',
    setup({ onResolve, onLoad, onEnd }) {
      let isPlanted = false;
      onEnd(() => {
        if (!isPlanted) throw new Error(`No file is called ${patch.file} any more`);
      });
      if ('by' in patch)
        onResolve({ filter: patch.file }, () => {
          isPlanted = true;
          return { path: patch.by };
        });
      else
        onLoad({ filter: patch.file }, ({ path }) => {
          const text = readFileSync(path, 'utf8');
          if (!text.includes(patch.from)) throw new Error(`${path} no longer says ${patch.from}`);
          isPlanted = true;
          return { contents: text.replace(patch.from, patch.to), loader: 'ts' };
        });
    },
  };
}
