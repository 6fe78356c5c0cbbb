import { run } from './run.ts';

// Whoever reads our output may leave early: omerta replay game.json | head
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), process);
