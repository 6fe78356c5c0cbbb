// A disk that separates synced from unsynced writes. A power cut may lose any of the latter.
import { dirname } from 'node:path';
import type { DiskCall } from './diskCalls.ts';

export type Change =
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly length: number };

/** What survives a power cut. */
export interface Survival {
  /** Of the changes to one file, in order, those that survive; a write may survive in parts. */
  changes(unsynced: readonly Change[]): readonly Change[];
  /** Whether an unsynced creation or removal of a name survives. */
  isNamed(): boolean;
}

export class SimulatedDisk {
  readonly #root: string;
  readonly #names = new Map<string, Thing>(); // as they are
  readonly #synced = new Map<string, Thing>(); // as they are synced
  readonly #naming: { readonly path: string; readonly thing: Thing | undefined }[] = []; // not synced

  /** The folder that always exists. */
  constructor(root: string) {
    this.#root = root;
  }

  do(call: DiskCall): void {
    switch (call.kind) {
      case 'make':
        if (!this.#names.has(call.path)) this.#name(call.path, new SimulatedFile());
        break;
      case 'makeFolder':
        this.#name(call.path, 'folder');
        break;
      case 'remove':
        this.#name(call.path, undefined);
        break;
      case 'write':
      case 'truncate':
        this.#fileAt(call.path)?.change(call);
        break;
      case 'append':
        throw new Error(`${call.path} is appended to: the offset is unknown`);
      case 'sync':
        if (call.path === this.#root || this.#names.get(call.path) === 'folder') this.#syncNames(call.path);
        else this.#fileAt(call.path)?.sync();
    }
  }

  /** The files by their paths after a power cut. */
  cut(survival: Survival): ReadonlyMap<string, Buffer> {
    const names = new Map(this.#synced);
    for (const { path, thing } of this.#naming) if (survival.isNamed()) setOrDelete(names, path, thing);
    const isReachable = (path: string): boolean =>
      path === this.#root || (names.has(path) && isReachable(dirname(path)));
    return new Map(
      [...names].flatMap(([path, thing]) =>
        thing === 'folder' || !isReachable(path) ? [] : [[path, thing.after(survival)] as const],
      ),
    );
  }

  #fileAt(path: string): SimulatedFile | undefined {
    if (path.endsWith(' (deleted)')) return undefined; // it can no longer be reached
    const thing = this.#names.get(path);
    if (thing === undefined || thing === 'folder') throw new Error(`${path} is no file`);
    return thing;
  }

  #name(path: string, thing: Thing | undefined): void {
    setOrDelete(this.#names, path, thing);
    this.#naming.push({ path, thing });
  }

  #syncNames(folder: string): void {
    const isHere = ({ path }: { readonly path: string }) => dirname(path) === folder;
    for (const { path, thing } of this.#naming.filter(isHere)) setOrDelete(this.#synced, path, thing);
    this.#naming.splice(0, Infinity, ...this.#naming.filter(each => !isHere(each)));
  }
}

type Thing = SimulatedFile | 'folder';

function setOrDelete(names: Map<string, Thing>, path: string, thing: Thing | undefined): void {
  if (thing === undefined) names.delete(path);
  else names.set(path, thing);
}

class SimulatedFile {
  readonly #synced = new GrowingBytes();
  #unsynced: Change[] = [];

  change(change: Change): void {
    this.#unsynced.push(change);
  }

  sync(): void {
    for (const change of this.#unsynced) this.#synced.do(change);
    this.#unsynced = [];
  }

  after(survival: Survival): Buffer {
    const left = survival.changes(this.#unsynced);
    const bytes = this.#synced.copy(
      Math.max(0, ...left.map(each => (each.kind === 'write' ? each.at + each.bytes.length : 0))),
    );
    for (const change of left) bytes.do(change);
    return bytes.all;
  }
}

class GrowingBytes {
  #room = Buffer.alloc(0);
  #length = 0;

  get all(): Buffer {
    return this.#room.subarray(0, this.#length);
  }

  do(change: Change): void {
    if (change.kind === 'truncate') this.#resize(change.length);
    else {
      this.#resize(Math.max(this.#length, change.at + change.bytes.length));
      change.bytes.copy(this.#room, change.at);
    }
  }

  copy(room: number): GrowingBytes {
    const copy = new GrowingBytes();
    copy.#room = Buffer.alloc(Math.max(room, this.#length));
    this.all.copy(copy.#room);
    copy.#length = this.#length;
    return copy;
  }

  /** New bytes are zero, as in a file. */
  #resize(length: number): void {
    if (length > this.#room.length) {
      const room = Buffer.alloc(2 * length);
      this.all.copy(room);
      this.#room = room;
    }
    if (length < this.#length) this.#room.fill(0, length, this.#length);
    this.#length = length;
  }
}
