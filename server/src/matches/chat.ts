// Chat at a table. Players read players, spectators read spectators; the shared screen shows the players' emotes.
import type { Viewer } from '@omerta/kernel';
import { distinctName } from '@omerta/names';
import { type ChatLine, EMOTES, type Reply } from '@omerta/protocol';
import type { Match, NewChatLine, Room, Store, ChatLine as StoredLine } from '../store/store.ts';
import { ChatLimits } from './chatLimits.ts';
import { refusal } from './command.ts';
import { seatOf } from './lobby.ts';
import { namesAt, shownName } from './seatNames.ts';
import { SerialQueue } from './serialQueue.ts';
import type { ViewerIdentity, Watchers } from './watchers.ts';

export class Chat {
  readonly #store: Store;
  readonly #watchers: Watchers;
  readonly #sent: { [R in Room]?: number } = {}; // the last line sent to all watchers here
  #last = 0; // the last line known to exist, in either room
  #sentUpTo: number | undefined; // everything up to this number has been sent, in the rooms that have been read
  readonly #writes = new SerialQueue();
  readonly #reads = new SerialQueue();
  readonly #pendingReads: { [R in Room]?: Promise<LatestLines> } = {};
  readonly #limits = new ChatLimits();
  readonly #spoke = new Map<string, string>(); // the names of spectators, by person

  constructor(store: Store, watchers: Watchers) {
    this.#store = store;
    this.#watchers = watchers;
  }

  /** Leaves out lines by people this person has muted. */
  async latest(match: Match, viewer: Viewer, person: string | undefined): Promise<ChatLine[]> {
    const { first, lines } = await this.#latestIn(match, roomOf(viewer));
    const mutes = person === undefined ? [] : await this.#store.mutesOf(person);
    const muted = new Set(mutes.map(mute => mute.muted));
    return lines.flatMap((line, at) => (muted.has(line.person) ? [] : [shown(match, line, first + at)]));
  }

  /**
   * Calls that arrive before the read starts share it. Nothing is sent during the first read of a room: it determines
   * where sending starts.
   */
  #latestIn(match: Match, room: Room): Promise<LatestLines> {
    const queue = this.#sent[room] === undefined ? this.#writes : this.#reads;
    this.#pendingReads[room] ??= queue.run(async () => {
      delete this.#pendingReads[room];
      const lines = await this.#store.latestChat(match.id, room, MOST_SHOWN);
      const last = lines.at(-1)?.number ?? 0;
      this.#startFrom(room, last);
      for (const line of lines) this.#noteSpeaker(line);
      return { first: (await this.#store.countChat(match.id, room, last)) - lines.length + 1, lines };
    });
    return this.#pendingReads[room];
  }

  /** The author of the line at this place in the viewer's room. */
  async speakerOf(match: Match, viewer: Viewer, place: number): Promise<string | undefined> {
    const line = await this.#store.chatAt(match.id, roomOf(viewer), place);
    return line === undefined || line.person === '' ? undefined : line.person;
  }

  async say(
    match: Match,
    viewer: Viewer,
    said: Pick<NewChatLine, 'person' | 'name' | 'kind' | 'text' | 'at'>,
  ): Promise<Reply<'say'>> {
    if (!this.#limits.maySpeak(said)) return refusal('tooMany');
    const room = roomOf(viewer);
    const name = await this.#nameOf(match, room, said);
    const line = await this.#store.addChat({ ...said, name, match: match.id, room });
    if (line !== undefined) {
      this.#startFrom(room, line.number - 1);
      this.#last = Math.max(this.#last, line.number);
    }
    await this.catchUp(match);
    return { ok: true };
  }

  /** Players speak under the names of their seats. A spectator is called like no player and no other spectator who spoke. */
  async #nameOf(match: Match, room: Room, { person, name }: Pick<NewChatLine, 'person' | 'name'>): Promise<string> {
    const seat = seatOf(match, person);
    if (seat !== undefined) return match.seats[seat]!.name;
    if (this.#sent[room] === undefined) await this.#latestIn(match, room);
    const others = [...this.#spoke].flatMap(([speaker, used]) => (speaker === person ? [] : [used]));
    const called = distinctName(shownName(name), [...namesAt(match), ...others]);
    this.#spoke.set(person, called);
    return called;
  }

  /** Sends the lines written here or at another node, each once. */
  catchUp(match: Match): Promise<void> {
    return this.#writes.run(async () => {
      const known = this.#last;
      await this.#send(match, 'players');
      const last = Math.max(known, this.#sent.players ?? 0); // the other room, read later, is complete up to here
      await this.#send(match, 'spectators');
      if (this.#sentUpTo !== undefined) this.#sentUpTo = Math.max(this.#sentUpTo, last);
    });
  }

  /** Whether a line may not have been sent. `stored` is the last number of both rooms, if the store was asked. */
  isStale(stored = 0): boolean {
    this.#last = Math.max(this.#last, stored);
    return this.#sentUpTo !== undefined && this.#sentUpTo < this.#last;
  }

  #noteSpeaker({ room, person, name }: StoredLine): void {
    if (room === 'spectators') this.#spoke.set(person, name);
  }

  /** Sending starts after this line. */
  #startFrom(room: Room, number: number): void {
    this.#sent[room] ??= number;
    this.#sentUpTo ??= number;
  }

  async #send(match: Match, room: Room): Promise<void> {
    const sent = this.#sent[room];
    if (sent === undefined) return; // no watcher has read this room yet
    const lines = await this.#store.chatOf(match.id, room, sent);
    if (lines.length === 0) return;
    const before = await this.#store.countChat(match.id, room, sent);
    for (const [at, line] of lines.entries()) {
      await this.#sendLine(match, line, before + 1 + at);
      this.#sent[room] = line.number;
    }
  }

  /** Mutes are read for every line, so a mute made at any node counts at once. */
  async #sendLine(match: Match, line: StoredLine, place: number): Promise<void> {
    this.#noteSpeaker(line);
    const muters = new Set(await this.#store.mutersOf(line.person));
    for (const [watcher, viewer] of this.#watchers.all()) {
      const isMuted = watcher.person !== undefined && muters.has(watcher.person);
      if (receives(watcher, viewer, line) && !isMuted) watcher.send('chat', shown(match, line, place));
    }
  }
}

interface LatestLines {
  readonly first: number; // the place of the first one
  readonly lines: readonly StoredLine[];
}

const MOST_SHOWN = 100;

/** The shared screen shows the players' emotes and none of their words. */
function receives({ screen }: ViewerIdentity, viewer: Viewer, { room, kind }: StoredLine): boolean {
  return screen === undefined ? roomOf(viewer) === room : room === 'players' && kind === 'emote';
}

function roomOf(viewer: Viewer): Room {
  return viewer === 'spectator' ? 'spectators' : 'players';
}

/** Lines are numbered by their place in the room: the numbers of one room must not count the lines of the other. */
function shown(match: Match, { room, person, name, kind, text, at }: StoredLine, place: number): ChatLine {
  const seat = seatOf(match, person);
  const emote = kind === 'emote' ? EMOTES.find(each => each === text) : undefined;
  return {
    match: match.id,
    room,
    number: place,
    name: seat === undefined ? shownName(name) : match.seats[seat]!.name,
    ...(seat === undefined ? {} : { seat }),
    ...(kind === 'text' ? { text } : {}),
    ...(emote === undefined ? {} : { emote }),
    at,
  };
}
