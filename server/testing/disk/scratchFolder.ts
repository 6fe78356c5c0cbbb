import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** In memory where possible: thousands of small databases are made and deleted. */
export const scratchFolder = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());
