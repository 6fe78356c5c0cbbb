// Answers for bots, and for players whose time is up. Any node may do it: the command's id makes duplicates harmless.
import { styleAt, thinkingTime } from '@omerta/bots';
import { type Author, checkChoice, listSeats, randomFrom, type Seat, timeOutText } from '@omerta/kernel';
import { levelOf } from '../bots/levelOf.ts';
import { playerOf } from '../bots/playerOf.ts';
import { botsOf } from '../games.ts';
import { isRunning, timeUp } from './clocks.ts';
import type { LiveMatch } from './liveMatch.ts';
import { seedOf } from './loading.ts';
import type { PlayingState } from './matchState.ts';
import { isPlayedByBot } from './seatChanges.ts';
import { SeatMemories } from './seatMemories.ts';
import type { ServerContext } from './serverContext.ts';

interface PendingAction {
  readonly at: number | undefined; // the deadline; undefined for a bot
  cancel(): void;
}

interface Answer {
  readonly text: string;
  readonly by: Author;
}

/** The bot's answer; undefined if it failed or was cancelled. */
type Thought = Promise<string | undefined>;

export class AutoPlayer {
  readonly #live: LiveMatch;
  readonly #context: ServerContext;
  readonly #memories = new SeatMemories();
  readonly #pending = new Map<string, PendingAction>(); // by seat and decision
  #hasFailed = false;
  #isStopped = false;

  constructor(live: LiveMatch, context: ServerContext) {
    this.#live = live;
    this.#context = context;
  }

  /** Whether a bot is about to act. */
  get isBusy(): boolean {
    return [...this.#pending.values()].some(({ at }) => at === undefined);
  }

  /** Call it whenever the match has changed. */
  reschedule(): void {
    const playing = this.#isStopped ? undefined : this.#live.playing;
    const wanted = new Map<string, { seat: Seat; at: number | undefined }>();
    for (const seat of playing === undefined ? [] : seatsToPlay(playing)) {
      wanted.set(`${seat}:${playing!.progress.decisions[seat]}`, { seat, at: deadlineOf(playing!, seat) });
    }
    for (const [key, action] of this.#pending) {
      const target = wanted.get(key);
      if (target !== undefined && target.at === action.at) continue;
      action.cancel();
      this.#pending.delete(key);
    }
    for (const [key, { seat, at }] of wanted) {
      if (!this.#pending.has(key)) this.#start(key, playing!, seat, at);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.reschedule();
  }

  /** A bot thinks during its pause, so the length of the pause does not reveal how hard it thinks. */
  #start(key: string, playing: PlayingState, seat: Seat, at: number | undefined): void {
    const { clock, serverClock } = this.#context;
    const decision = playing.progress.decisions[seat]!;
    const abort = new AbortController();
    const wait = at === undefined ? this.#pauseOf(playing, seat) : at - serverClock.now();
    const thought = at === undefined ? this.#think(playing, seat, abort.signal, wait) : undefined;
    const cancel = clock.after(this.#hasFailed ? Math.max(wait, AFTER_FAILURE) : wait, () => {
      this.#act(seat, decision, abort.signal, thought)
        .catch(error => this.#live.freeze(error))
        .finally(() => {
          if (this.#pending.get(key) === action) this.#pending.delete(key);
          this.reschedule();
        });
    });
    const action: PendingAction = {
      at,
      cancel() {
        cancel();
        abort.abort(SUPERSEDED);
      },
    };
    this.#pending.set(key, action);
  }

  async #act(seat: Seat, decision: number, signal: AbortSignal, thought?: Thought): Promise<void> {
    await thought;
    const { playing } = this.#live;
    if (signal.aborted || playing === undefined || playing.progress.decisions[seat] !== decision) return;
    const isBot = isPlayedByBot(playing.match, playing.progress.decisions, seat);
    if (!isBot && this.#isEarly(playing, seat)) return;
    const { text, by } = isBot
      ? await this.#botAnswer(playing, seat, thought ?? this.#think(playing, seat, signal))
      : await this.#timeOutAnswer(playing, seat, decision, signal);
    const as = isBot ? 'bot' : 'clock';
    const command = `${isBot ? 'bot' : 'timeout'}:${seat}:${decision}`;
    await this.#live.submit({ from: { seat, as, by }, kind: 'choice', decision, command, text }, answer => {
      this.#hasFailed = !answer.ok;
    });
  }

  /** The server clock may have stood still while our timer ran. */
  #isEarly({ clocks }: PlayingState, seat: Seat): boolean {
    const { serverClock } = this.#context;
    return serverClock.isKnown && (timeUp(clocks, seat) ?? Infinity) > serverClock.now();
  }

  #pauseOf(playing: PlayingState, seat: Seat): number {
    const { game, seats, settings } = playing.match;
    const pace = settings.pace === 'brisk' && isUnasked(playing) ? 'instant' : settings.pace;
    return this.#context.botPause(pace, thinkingTime(botsOf(game), levelOf(seats[seat]!.level)));
  }

  async #think(playing: PlayingState, seat: Seat, signal: AbortSignal, wantedIn?: number): Thought {
    const { match, progress } = playing;
    const { rules, state } = progress;
    try {
      const who = {
        game: match.game,
        rules,
        level: levelOf(match.seats[seat]!.level),
        style: styleAt(seedOf(match), seat),
      };
      const question = { ...who, table: match.id, view: rules.viewFor(state, seat), seed: this.#context.freshSeed() };
      const recall = playerOf(who).newMemory !== undefined ? this.#memories.recallOf(playing, seat) : undefined;
      const extra = { ...(recall === undefined ? {} : { recall }), ...(wantedIn === undefined ? {} : { wantedIn }) };
      return await this.#context.thinker.think({ ...question, ...extra }, signal);
    } catch (error) {
      if (!signal.aborted) this.#reportBot(match.id, seat, error);
      return undefined; // no caller may be awaiting this promise yet
    }
  }

  async #botAnswer({ match, progress }: PlayingState, seat: Seat, thought: Thought): Promise<Answer> {
    const { rules, state } = progress;
    const text = await thought;
    if (text !== undefined && checkChoice(rules, state, seat, text).ok) return { text, by: 'player' };
    if (text !== undefined) this.#reportBot(match.id, seat, new Error('A bot chose illegally'));
    return timeOutText(rules, state, seat, randomFrom(this.#context.freshSeed()));
  }

  async #timeOutAnswer(playing: PlayingState, seat: Seat, decision: number, signal: AbortSignal): Promise<Answer> {
    const { match, progress } = playing;
    const draft = this.#live.drafts.at(seat, decision);
    const answer = timeOutText(progress.rules, progress.state, seat, randomFrom(this.#context.freshSeed()), draft);
    return answer.by === 'clock' && match.settings.timeOut === 'bot'
      ? this.#botAnswer(playing, seat, this.#think(playing, seat, signal))
      : answer;
  }

  #reportBot(match: string, seat: Seat, error: unknown): void {
    this.#context.faults.report('A bot failed; the rules answered for it', { match, seat }, error);
  }
}

const AFTER_FAILURE = 1000;
const SUPERSEDED = 'superseded'; // an abort without a reason creates an error with a stack trace each time

/** A person alone against bots has not decided anything yet: bots that begin do not keep them waiting. */
function isUnasked({ match, progress }: PlayingState): boolean {
  const [person, ...others] = match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return person !== undefined && others.length === 0 && progress.decisions[person] === 0;
}

/** Seats that a bot or the clock answers for, now or later. */
function seatsToPlay(playing: PlayingState): Seat[] {
  const { match, progress } = playing;
  if (!isRunning(match)) return [];
  const { rules, state, decisions } = progress;
  return listSeats(rules.waitingFor(state)).filter(
    seat => isPlayedByBot(match, decisions, seat) || deadlineOf(playing, seat) !== undefined,
  );
}

/** Undefined for a bot: it answers after its pause. */
function deadlineOf({ match, progress, clocks }: PlayingState, seat: Seat): number | undefined {
  return isPlayedByBot(match, progress.decisions, seat) ? undefined : timeUp(clocks, seat);
}
