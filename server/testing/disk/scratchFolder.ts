import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Memory, where there is such a folder: thousands of small databases are made and thrown away. */
export const scratchFolder = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());
