import type { Viewer } from '@omerta/kernel';
import type { ClientMessage, ClientMessageKind, Reply, Served, ServedKind } from '@omerta/protocol';
import type { Clock } from '../clock.ts';
import type { Guesses } from '../guesses/guesses.ts';
import { accessTo, type Requester } from '../http/access.ts';
import { refusal } from '../matches/command.ts';
import { readLog } from '../matches/gameLog.ts';
import { holdsAfterPoll } from '../matches/holdsAfterPoll.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { LiveMatches } from '../matches/liveMatches.ts';
import { seatOf } from '../matches/lobby.ts';
import type { Watcher } from '../matches/watchers.ts';
import type { Store } from '../store/store.ts';

/** The person at the other end; undefined for an anonymous visitor, who may still watch. */
export interface SocketPerson {
  readonly id: string;
  readonly name: string;
  readonly session?: string;
}

export interface PageOptions {
  readonly matches: LiveMatches;
  readonly store: Store;
  readonly clock: Clock;
  readonly guesses: Guesses;
}

/** Of one connection. */
export interface PageParts extends PageOptions {
  readonly address: string;
}

interface Watched {
  readonly live: LiveMatch;
  readonly watcher: Watcher;
}

type Handlers = {
  readonly [K in ClientMessageKind]: (message: ClientMessage<K>, answer: (reply: Reply<K>) => void) => Promise<void>;
};

/** One open page: its requests and what it is sent. The person is known from the cookie alone. */
export class Page {
  readonly person: SocketPerson | undefined;
  readonly handlers: Handlers;
  readonly #parts: PageParts;
  readonly #watcher: Watcher;
  readonly #watched = new Map<string, Watched>();
  #isGone = false;

  constructor(
    parts: PageParts,
    person: SocketPerson | undefined,
    send: <K extends ServedKind>(kind: K, what: Served<K>) => void,
  ) {
    this.#parts = parts;
    this.person = person;
    this.#watcher = { person: person?.id, send };
    this.handlers = {
      watch: (message, answer) => this.#watch(message, answer),
      command: ({ match, ...command }, answer) => this.#submit(match, { kind: 'choice', ...command }, answer),
      undo: ({ match, ...command }, answer) => this.#submit(match, { kind: 'undo', text: '', ...command }, answer),
      draft: async ({ match, decision, text }, answer) => {
        const opened = await this.#open(match);
        if (!opened.ok) return answer(opened);
        const { live } = opened;
        answer(live.drafts.set(live.playing, person?.id, decision, text ?? undefined));
      },
      log: (message, answer) => this.#log(message, answer),
      chat: async ({ match }, answer) => {
        const watching = this.#watching(match);
        if (watching === undefined) return answer(refusal('notWatching'));
        const { live, viewer, watcher } = watching;
        answer({ ok: true, lines: await live.chat.latest(live.match, viewer, watcher.person) });
      },
      say: ({ match, text }, answer) => this.#say(match, 'text', text, answer),
      emote: ({ match, emote }, answer) => this.#say(match, 'emote', emote, answer),
      leave: async ({ match }, answer) => {
        this.#leave(match);
        answer({ ok: true });
      },
    };
  }

  /** The page was closed or its connection lost. */
  close(): void {
    this.#isGone = true;
    for (const match of [...this.#watched.keys()]) this.#leave(match);
  }

  async #watch(message: ClientMessage<'watch'>, answer: (reply: Reply<'watch'>) => void): Promise<void> {
    const { match, since, code, screen } = message;
    const watcher = screen === undefined ? this.#watcher : this.#screenWith(match, screen);
    const opened = await this.#open(match, { person: watcher.person, screen: watcher.screen, code });
    if (this.#isGone) return;
    if (!opened.ok) return answer(opened);
    const { live } = opened;
    if (this.#watched.size >= MOST_WATCHED && !this.#watched.has(match)) return answer(refusal('busy'));
    if (this.#watched.get(match)?.watcher !== watcher) this.#leave(match); // it watches as another viewer now
    const look = live.watch(watcher, since);
    if (look.ok) this.#watched.set(match, { live, watcher });
    answer(look);
  }

  /** A shared screen acts for no person, even if one is logged in there. */
  #screenWith(match: string, screen: string): Watcher {
    const known = this.#watched.get(match)?.watcher;
    return known?.screen === screen ? known : { person: undefined, screen, send: this.#watcher.send };
  }

  #leave(match: string): void {
    const watched = this.#watched.get(match);
    watched?.live.leave(watched.watcher);
    this.#watched.delete(match);
  }

  /** What the page watches, and as which viewer; undefined if it does not, or may no longer. */
  #watching(match: string): (Watched & { readonly viewer: Viewer }) | undefined {
    const watched = this.#watched.get(match);
    const viewer = watched?.live.broadcast.watchers.viewerOf(watched.watcher);
    return watched === undefined || viewer === undefined ? undefined : { ...watched, viewer };
  }

  async #submit(
    match: string,
    command: {
      readonly kind: 'choice' | 'undo';
      readonly decision: number;
      readonly command: string;
      readonly text: string;
    },
    answer: (reply: Reply<'command'>) => void,
  ): Promise<void> {
    const opened = await this.#open(match);
    if (!opened.ok) return answer(opened);
    const { live } = opened;
    const person = this.person?.id;
    const isSeated = person !== undefined && (await holdsAfterPoll(live, each => seatOf(each, person) !== undefined));
    if (!isSeated) return answer(refusal('notYourSeat')); // strangers take no place in the players' queue
    await live.submit({ ...command, from: { person } }, answer);
  }

  async #log({ match }: ClientMessage<'log'>, answer: (reply: Reply<'log'>) => void): Promise<void> {
    const watching = this.#watching(match);
    if (watching === undefined) return answer(refusal('notWatching'));
    answer(readLog(watching.live.state, watching.viewer));
  }

  async #say(
    match: string,
    kind: 'text' | 'emote',
    text: string,
    answer: (reply: Reply<'say'>) => void,
  ): Promise<void> {
    const watching = this.#watching(match);
    if (watching === undefined) return answer(refusal('notWatching'));
    const { live, viewer, watcher } = watching;
    if (this.person === undefined || watcher.screen !== undefined) return answer(refusal('notYourSeat'));
    const { id, name } = this.person;
    answer(await live.chat.say(live.match, viewer, { person: id, name, kind, text, at: this.#parts.clock.now() }));
  }

  /** The match, if the requester may know of it. */
  async #open(match: string, requester: Omit<Requester, 'address'> = { person: this.person?.id }) {
    const { matches, guesses, address } = this.#parts;
    const live = await matches.open(match);
    const access = await accessTo(guesses, { ...requester, address }, async condition => {
      return live !== undefined && holdsAfterPoll(live, condition);
    });
    if (access === 'yes') return { ok: true, live: live! } as const; // without a match there is no access
    return access === 'noSuchMatch' ? refusal(access) : refusal('tooMany');
  }
}

const MOST_WATCHED = 20;
