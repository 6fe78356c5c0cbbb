// A process of its own: reads records, one per line, and prints a fingerprint of all their states.
import { createInterface } from 'node:readline';
import { replayed } from './replayed.ts';

for await (const line of createInterface(process.stdin)) console.log(replayed(JSON.parse(line)));
