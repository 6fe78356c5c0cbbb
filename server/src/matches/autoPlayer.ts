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
import type { Playing } from './matchState.ts';
import { isBotSeat } from './seatChanges.ts';
import { SeatMemories } from './seatMemories.ts';
import type { House } from './serverContext.ts';

interface Errand {
  readonly at: number | undefined; // when the time is up; undefined for a bot
  cancel(): void;
}

interface Answer {
  readonly text: string;
  readonly by: Author;
}

/** What a bot will answer; undefined where it failed or was called off. */
type Thought = Promise<string | undefined>;

export class Attendant {
  readonly #live: LiveMatch;
  readonly #house: House;
  readonly #memories: SeatMemories;
  readonly #errands = new Map<string, Errand>(); // by seat and decision
  #hasFailed = false;
  #isStopped = false;

  constructor(live: LiveMatch, house: House) {
    this.#live = live;
    this.#house = house;
    this.#memories = new SeatMemories(house.store);
  }

  /** Somebody is about to act. */
  get isBusy(): boolean {
    return [...this.#errands.values()].some(({ at }) => at === undefined);
  }

  /** To be called whenever the match has changed. */
  arrange(): void {
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
    this.arrange();
  }

  /** A bot thinks while it pauses, so that the pause tells nothing of how hard it thinks. */
  #send(key: string, playing: Playing, seat: Seat, at: number | undefined): void {
    const { clock, time } = this.#house;
    const decision = playing.progress.decisions[seat]!;
    const calledOff = new AbortController();
    const wait = at === undefined ? this.#pauseOf(playing, seat) : at - time.now();
    const thought = at === undefined ? this.#think(playing, seat, calledOff.signal, wait) : undefined;
    const cancel = clock.after(this.#hasFailed ? Math.max(wait, AFTER_FAILURE) : wait, () => {
      this.#act(seat, decision, calledOff.signal, thought)
        .catch(error => this.#live.freeze(error)) // the rules have no answer
        .finally(() => {
          if (this.#errands.get(key) === errand) this.#errands.delete(key);
          this.arrange();
        });
    });
    const errand: Errand = {
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

  /** The house's time may have stood still while ours went on. */
  #isEarly({ clocks }: Playing, seat: Seat): boolean {
    const { time } = this.#house;
    return time.isKnown && (timeUp(clocks, seat) ?? Infinity) > time.now();
  }

  #pauseOf({ match: { game, seats, settings } }: Playing, seat: Seat): number {
    return this.#house.botPause(settings.pace, thinkingTime(botsOf(game), levelOf(seats[seat]!.level)));
  }

  async #think(playing: Playing, seat: Seat, calledOff: AbortSignal, wantedIn?: number): Thought {
    const { match, progress } = playing;
    const { rules, state } = progress;
    try {
      const who = {
        game: match.game,
        rules,
        level: levelOf(match.seats[seat]!.level),
        style: styleAt(seedOf(match), seat),
      };
      const asked = { ...who, table: match.id, view: rules.viewFor(state, seat), seed: this.#house.freshSeed() };
      const recall = playerOf(who).newMemory !== undefined ? await this.#memories.recallOf(playing, seat) : undefined;
      const told = { ...(recall === undefined ? {} : { recall }), ...(wantedIn === undefined ? {} : { wantedIn }) };
      return await this.#house.thinker.think({ ...asked, ...told }, calledOff);
    } catch (error) {
      if (!calledOff.aborted) this.#reportBot(match.id, seat, error);
      return undefined; // nobody may be listening yet
    }
  }

  async #botAnswer({ match, progress }: Playing, seat: Seat, thought: Thought): Promise<Answer> {
    const { rules, state } = progress;
    const text = await thought;
    if (text !== undefined && checkChoice(rules, state, seat, text).ok) return { text, by: 'player' };
    if (text !== undefined) this.#reportBot(match.id, seat, new Error('A bot chose what it may not'));
    return timeOutText(rules, state, seat, randomFrom(this.#house.freshSeed()));
  }

  async #timeOutAnswer(playing: Playing, seat: Seat, decision: number, calledOff: AbortSignal): Promise<Answer> {
    const { match, progress } = playing;
    const draft = this.#live.drafts.at(seat, decision);
    const answer = timeOutText(progress.rules, progress.state, seat, randomFrom(this.#house.freshSeed()), draft);
    return answer.by === 'clock' && match.settings.timeOut === 'bot'
      ? this.#botAnswer(playing, seat, this.#think(playing, seat, calledOff))
      : answer;
  }

  #reportBot(match: string, seat: Seat, error: unknown): void {
    this.#house.faults.report('A bot failed; the rules answered for it', { match, seat }, error);
  }
}

const AFTER_FAILURE = 1000;
const NO_LONGER = 'no longer wanted'; // without a reason, an error with its stack is made each time

/** Seats somebody must act for now or soon. */
function seatsToMind({ match, progress, clocks }: Playing): Seat[] {
  if (!isRunning(match)) return [];
  const { rules, state } = progress;
  return listSeats(rules.waitingFor(state)).filter(
    seat => isBotSeat(match.seats[seat]!) || timeUp(clocks, seat) !== undefined,
  );
}
