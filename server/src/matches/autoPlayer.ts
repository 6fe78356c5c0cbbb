// Acts for seats that cannot wait for a person: bots, and players whose time is up. Any node may do it; the command's id
// makes doubles harmless.
import { styleAt, thinkingTime } from '@omerta/bots';
import { type Author, checkChoice, listSeats, randomFrom, type Seat, timeOutText } from '@omerta/kernel';
import { levelOf } from '../bots/levelOf.ts';
import { playerOf } from '../bots/playerOf.ts';
import { botsOf } from '../games.ts';
import { isRunning, timeUp } from './clocks.ts';
import type { LiveMatch } from './liveMatch.ts';
import { seedOf } from './loading.ts';
import type { PlayingState } from './matchState.ts';
import { isBotSeat } from './seatChanges.ts';
import { SeatMemories } from './seatMemories.ts';
import type { ServerContext } from './serverContext.ts';

interface PendingAction {
  readonly at: number | undefined; // when the time is up; undefined for a bot
  cancel(): void;
}

interface Answer {
  readonly text: string;
  readonly by: Author;
}

/** What a bot will answer; undefined where it failed or was called off. */
type Thought = Promise<string | undefined>;

export class AutoPlayer {
  readonly #live: LiveMatch;
  readonly #context: ServerContext;
  readonly #memories: SeatMemories;
  readonly #errands = new Map<string, PendingAction>(); // by seat and decision
  #hasFailed = false;
  #isStopped = false;

  constructor(live: LiveMatch, context: ServerContext) {
    this.#live = live;
    this.#context = context;
    this.#memories = new SeatMemories(context.store);
  }

  /** Somebody is about to act. */
  get isBusy(): boolean {
    return [...this.#errands.values()].some(({ at }) => at === undefined);
  }

  /** To be called whenever the match has changed. */
  reschedule(): void {
    const playing = this.#isStopped ? undefined : this.#live.playing;
    const wanted = new Map<string, { seat: Seat; at: number | undefined }>();
    for (const seat of playing === undefined ? [] : seatsToMind(playing)) {
      wanted.set(`${seat}:${playing!.progress.decisions[seat]}`, { seat, at: timeUp(playing!.clocks, seat) });
    }
    for (const [key, errand] of this.#errands) {
      const wish = wanted.get(key);
      if (wish !== undefined && wish.at === errand.at) continue;
      errand.cancel();
      this.#errands.delete(key);
    }
    for (const [key, { seat, at }] of wanted) {
      if (!this.#errands.has(key)) this.#send(key, playing!, seat, at);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.reschedule();
  }

  /** A bot thinks while it pauses, so that the pause tells nothing of how hard it thinks. */
  #send(key: string, playing: PlayingState, seat: Seat, at: number | undefined): void {
    const { clock, serverClock } = this.#context;
    const decision = playing.progress.decisions[seat]!;
    const calledOff = new AbortController();
    const wait = at === undefined ? this.#pauseOf(playing, seat) : at - serverClock.now();
    const thought = at === undefined ? this.#think(playing, seat, calledOff.signal, wait) : undefined;
    const cancel = clock.after(this.#hasFailed ? Math.max(wait, AFTER_FAILURE) : wait, () => {
      this.#act(seat, decision, calledOff.signal, thought)
        .catch(error => this.#live.freeze(error)) // the rules have no answer
        .finally(() => {
          if (this.#errands.get(key) === errand) this.#errands.delete(key);
          this.reschedule();
        });
    });
    const errand: PendingAction = {
      at,
      cancel() {
        cancel();
        calledOff.abort(NO_LONGER);
      },
    };
    this.#errands.set(key, errand);
  }

  async #act(seat: Seat, decision: number, calledOff: AbortSignal, thought?: Thought): Promise<void> {
    await thought;
    const { playing } = this.#live;
    if (calledOff.aborted || playing === undefined || playing.progress.decisions[seat] !== decision) return;
    const isBot = isBotSeat(playing.match.seats[seat]!);
    if (!isBot && this.#isEarly(playing, seat)) return;
    const { text, by } = isBot
      ? await this.#botAnswer(playing, seat, thought ?? this.#think(playing, seat, calledOff))
      : await this.#timeOutAnswer(playing, seat, decision, calledOff);
    const as = isBot ? 'bot' : 'clock';
    const command = `${isBot ? 'bot' : 'timeout'}:${seat}:${decision}`;
    await this.#live.submit({ from: { seat, as, by }, kind: 'choice', decision, command, text }, answer => {
      this.#hasFailed = !answer.ok;
    });
  }

  /** The context's time may have stood still while ours went on. */
  #isEarly({ clocks }: PlayingState, seat: Seat): boolean {
    const { serverClock } = this.#context;
    return serverClock.isKnown && (timeUp(clocks, seat) ?? Infinity) > serverClock.now();
  }

  #pauseOf({ match: { game, seats, settings } }: PlayingState, seat: Seat): number {
    return this.#context.botPause(settings.pace, thinkingTime(botsOf(game), levelOf(seats[seat]!.level)));
  }

  async #think(playing: PlayingState, seat: Seat, calledOff: AbortSignal, wantedIn?: number): Thought {
    const { match, progress } = playing;
    const { rules, state } = progress;
    try {
      const who = {
        game: match.game,
        rules,
        level: levelOf(match.seats[seat]!.level),
        style: styleAt(seedOf(match), seat),
      };
      const asked = { ...who, table: match.id, view: rules.viewFor(state, seat), seed: this.#context.freshSeed() };
      const recall = playerOf(who).newMemory !== undefined ? await this.#memories.recallOf(playing, seat) : undefined;
      const told = { ...(recall === undefined ? {} : { recall }), ...(wantedIn === undefined ? {} : { wantedIn }) };
      return await this.#context.thinker.think({ ...asked, ...told }, calledOff);
    } catch (error) {
      if (!calledOff.aborted) this.#reportBot(match.id, seat, error);
      return undefined; // nobody may be listening yet
    }
  }

  async #botAnswer({ match, progress }: PlayingState, seat: Seat, thought: Thought): Promise<Answer> {
    const { rules, state } = progress;
    const text = await thought;
    if (text !== undefined && checkChoice(rules, state, seat, text).ok) return { text, by: 'player' };
    if (text !== undefined) this.#reportBot(match.id, seat, new Error('A bot chose what it may not'));
    return timeOutText(rules, state, seat, randomFrom(this.#context.freshSeed()));
  }

  async #timeOutAnswer(playing: PlayingState, seat: Seat, decision: number, calledOff: AbortSignal): Promise<Answer> {
    const { match, progress } = playing;
    const draft = this.#live.drafts.at(seat, decision);
    const answer = timeOutText(progress.rules, progress.state, seat, randomFrom(this.#context.freshSeed()), draft);
    return answer.by === 'clock' && match.settings.timeOut === 'bot'
      ? this.#botAnswer(playing, seat, this.#think(playing, seat, calledOff))
      : answer;
  }

  #reportBot(match: string, seat: Seat, error: unknown): void {
    this.#context.faults.report('A bot failed; the rules answered for it', { match, seat }, error);
  }
}

const AFTER_FAILURE = 1000;
const NO_LONGER = 'no longer wanted'; // without a reason, an error with its stack is made each time

/** Seats somebody must act for now or soon. */
function seatsToMind({ match, progress, clocks }: PlayingState): Seat[] {
  if (!isRunning(match)) return [];
  const { rules, state } = progress;
  return listSeats(rules.waitingFor(state)).filter(
    seat => isBotSeat(match.seats[seat]!) || timeUp(clocks, seat) !== undefined,
  );
}
