import type { Pack } from '@omerta/corleone/seen';
import { newCommandId } from '../net/commandId.ts';
import { copyOf } from './edits.ts';
import { openPacks } from './savedPacks.ts';

/** Keeps a copy of a pack under a new name on this device, and says which. */
export async function keepCopy(pack: Pack, from: string, name: string): Promise<string> {
  const id = newId();
  await (await openPacks()).put({ id, pack: copyOf(pack, id, name), from, changedAt: Date.now() });
  return id;
}

/** A pack from a file stays as it is. */
export async function keepFile(pack: Pack, file: string): Promise<string> {
  const id = newId();
  await (await openPacks()).put({ id, pack, from: file, changedAt: Date.now() });
  return id;
}

const newId = (): string => `house${newCommandId().slice(0, 8)}`;
