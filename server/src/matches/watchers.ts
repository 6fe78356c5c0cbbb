import type { Viewer } from '@omerta/kernel';
import type { Served, ServedKind } from '@omerta/protocol';

/** A person, an anonymous visitor, or a shared screen with the key of its link. */
export interface ViewerIdentity {
  readonly person: string | undefined;
  readonly screen?: string | undefined;
}

/** One open page that watches a match. */
export interface Watcher extends ViewerIdentity {
  send<K extends ServedKind>(kind: K, what: Served<K>): void;
}

/** The watchers of one match, each with what it may see. */
export class Watchers {
  readonly #viewers = new Map<Watcher, Viewer>();

  get size(): number {
    return this.#viewers.size;
  }

  /** Returns older pages of the same seat, which are removed. */
  add(watcher: Watcher, viewer: Viewer): Watcher[] {
    const older = viewer === 'spectator' ? [] : this.at(viewer).filter(other => other !== watcher);
    for (const other of older) this.#viewers.delete(other);
    this.#viewers.set(watcher, viewer);
    return older;
  }

  remove(watcher: Watcher): boolean {
    return this.#viewers.delete(watcher);
  }

  viewerOf(watcher: Watcher): Viewer | undefined {
    return this.#viewers.get(watcher);
  }

  at(viewer: Viewer): Watcher[] {
    return this.all().flatMap(([watcher, sees]) => (sees === viewer ? [watcher] : []));
  }

  /** A copy: watchers may come and go while it is iterated. */
  all(): [Watcher, Viewer][] {
    return [...this.#viewers];
  }
}
