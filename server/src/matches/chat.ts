// What is said at a table. Players hear players, spectators hear spectators; the shared screen sees gestures.
import type { Viewer } from '@omerta/kernel';
import { type ChatLine, EMOTES, type Reply } from '@omerta/protocol';
import type { Match, NewChatLine, Room, Store, ChatLine as StoredLine } from '../store/store.ts';
import { ChatLimits } from './chatLimits.ts';
import { refusal } from './command.ts';
import { seatOf } from './lobby.ts';
import { SerialQueue } from './serialQueue.ts';
import type { ViewerIdentity, Watchers } from './watchers.ts';

export class Chat {
  readonly #store: Store;
  readonly #watchers: Watchers;
  readonly #told: { [R in Room]?: number } = {}; // the last line that everybody here has heard
  #last = 0; // the last line we know of, in either room
  #lookedFor: number | undefined; // up to here nothing is left to tell, in the rooms that somebody has listened to
  readonly #turns = new SerialQueue();
  readonly #readings = new SerialQueue();
  readonly #awaited: { [R in Room]?: Promise<readonly StoredLine[]> } = {};
  readonly #speakers = new ChatLimits();

  constructor(store: Store, watchers: Watchers) {
    this.#store = store;
    this.#watchers = watchers;
  }

  /** Without what those have said whom this person has muted. */
  async latest(match: Match, viewer: Viewer, person: string | undefined): Promise<ChatLine[]> {
    const lines = await this.#latestIn(match, roomOf(viewer));
    const mutes = person === undefined ? [] : await this.#store.mutesOf(person);
    const muted = new Set(mutes.map(mute => mute.muted));
    return lines.filter(line => !muted.has(line.person)).map(line => shown(match, line));
  }

  /**
   * However many ask: whoever comes before it begins shares one reading. Nothing is told during the first one: it says
   * from where.
   */
  #latestIn(match: Match, room: Room): Promise<readonly StoredLine[]> {
    const turns = this.#told[room] === undefined ? this.#turns : this.#readings;
    this.#awaited[room] ??= turns.run(async () => {
      delete this.#awaited[room];
      const lines = await this.#store.latestChat(match.id, room, MOST_SHOWN);
      this.#listen(room, lines.at(-1)?.number ?? 0);
      return lines;
    });
    return this.#awaited[room];
  }

  /** Who said it, in the room of this viewer. */
  async speakerOf(match: Match, viewer: Viewer, number: number): Promise<string | undefined> {
    const [line] = await this.#store.chatOf(match.id, roomOf(viewer), number - 1);
    return line?.number === number && line.person !== '' ? line.person : undefined;
  }

  async say(
    match: Match,
    viewer: Viewer,
    said: Pick<NewChatLine, 'person' | 'name' | 'kind' | 'text' | 'at'>,
  ): Promise<Reply<'say'>> {
    if (!this.#speakers.maySpeak(said)) return refusal('tooMany');
    const room = roomOf(viewer);
    const line = await this.#store.addChat({ ...said, match: match.id, room });
    if (line !== undefined) {
      this.#listen(room, line.number - 1);
      this.#last = Math.max(this.#last, line.number);
    }
    await this.catchUp(match);
    return { ok: true };
  }

  /** Tells what was said here or at another node, each line once. */
  catchUp(match: Match): Promise<void> {
    return this.#turns.run(async () => {
      const known = this.#last;
      await this.#tell(match, 'players');
      const last = Math.max(known, this.#told.players ?? 0); // the other room is read later: it lacks nothing up to here
      await this.#tell(match, 'spectators');
      if (this.#lookedFor !== undefined) this.#lookedFor = Math.max(this.#lookedFor, last);
    });
  }

  /** Whether a line may not have been told; `stored` is the last one of both rooms, where the store was asked. */
  isStale(stored = 0): boolean {
    this.#last = Math.max(this.#last, stored);
    return this.#lookedFor !== undefined && this.#lookedFor < this.#last;
  }

  /** From the line behind this one on. */
  #listen(room: Room, number: number): void {
    this.#told[room] ??= number;
    this.#lookedFor ??= number;
  }

  async #tell(match: Match, room: Room): Promise<void> {
    const told = this.#told[room];
    if (told === undefined) return; // nobody has listened yet
    for (const line of await this.#store.chatOf(match.id, room, told)) {
      await this.#tellLine(match, line);
      this.#told[room] = line.number;
    }
  }

  /** Asked anew for every line: a mute counts at once, at whatever node it was made. */
  async #tellLine(match: Match, line: StoredLine): Promise<void> {
    const deaf = new Set(await this.#store.mutersOf(line.person));
    for (const [watcher, viewer] of this.#watchers.all()) {
      const isDeaf = watcher.person !== undefined && deaf.has(watcher.person);
      if (hears(watcher, viewer, line) && !isDeaf) watcher.send('chat', shown(match, line));
    }
  }
}

const MOST_SHOWN = 100;

/** The shared screen stands in the middle of the players: it shows their gestures, and reads nothing out. */
function hears({ screen }: ViewerIdentity, viewer: Viewer, { room, kind }: StoredLine): boolean {
  return screen === undefined ? roomOf(viewer) === room : room === 'players' && kind === 'emote';
}

function roomOf(viewer: Viewer): Room {
  return viewer === 'spectator' ? 'spectators' : 'players';
}

function shown(match: Match, { room, number, person, name, kind, text, at }: StoredLine): ChatLine {
  const seat = seatOf(match, person);
  const emote = kind === 'emote' ? EMOTES.find(each => each === text) : undefined;
  return {
    match: match.id,
    room,
    number,
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(kind === 'text' ? { text } : {}),
    ...(emote === undefined ? {} : { emote }),
    at,
  };
}
