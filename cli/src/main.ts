import { reasonOf } from './mistake.ts';
import { run } from './run.ts';

process.stdout.on('error', error => {
  // The reader of a pipe may leave early: omerta replay game.json | head
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`omerta: the output cannot be written: ${reasonOf(error)}\n`);
  process.exit(1);
});

process.exitCode = await run(process.argv.slice(2), process);
