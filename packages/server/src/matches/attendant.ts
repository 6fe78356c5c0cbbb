// Acts for seats that cannot wait for a person: bots, and players whose time is up. Any node may do it; the command's id
// makes doubles harmless.
import { randomBytes } from 'node:crypto';
import { type Author, checkChoice, listSeats, type Random, randomFrom, type Seat, timeOutText } from '@omerta/kernel';
import { botOf } from './bots.ts';
import { isRunning, timeUp } from './clocks.ts';
import type { House } from './house.ts';
import type { LiveMatch } from './liveMatch.ts';
import { isBotSeat } from './seatLife.ts';
import type { Playing } from './standing.ts';

interface Errand {
  readonly at: number | undefined; // when the time is up; undefined for a bot
  cancel(): void;
}

interface Answer {
  readonly text: string;
  readonly by: Author;
}

export class Attendant {
  readonly #live: LiveMatch;
  readonly #house: House;
  readonly #errands = new Map<string, Errand>(); // by seat and decision
  #hasFailed = false;
  #isStopped = false;

  constructor(live: LiveMatch, house: House) {
    this.#live = live;
    this.#house = house;
  }

  /** Somebody is about to act. */
  get isBusy(): boolean {
    return [...this.#errands.values()].some(({ at }) => at === undefined);
  }

  /** To be called whenever the match has changed. */
  arrange(): void {
    const playing = this.#isStopped ? undefined : this.#live.playing;
    const wanted = new Map<string, { seat: Seat; decision: number; at: number | undefined }>();
    for (const seat of playing === undefined ? [] : seatsToMind(playing)) {
      const decision = playing!.progress.decisions[seat]!;
      wanted.set(`${seat}:${decision}`, { seat, decision, at: timeUp(playing!.clocks, seat) });
    }
    for (const [key, errand] of this.#errands) {
      const wish = wanted.get(key);
      if (wish !== undefined && wish.at === errand.at) continue;
      errand.cancel();
      this.#errands.delete(key);
    }
    for (const [key, { seat, decision, at }] of wanted) {
      if (!this.#errands.has(key)) this.#send(key, seat, decision, at);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.arrange();
  }

  #send(key: string, seat: Seat, decision: number, at: number | undefined): void {
    const { clock, botPause } = this.#house;
    const wait = at === undefined ? botPause() : at - clock.now();
    const cancel = clock.after(this.#hasFailed ? Math.max(wait, AFTER_FAILURE) : wait, () => {
      this.#act(seat, decision)
        .catch(error => this.#live.freeze(error)) // the rules have no answer
        .finally(() => {
          this.#errands.delete(key);
          this.arrange();
        });
    });
    this.#errands.set(key, { at, cancel });
  }

  async #act(seat: Seat, decision: number): Promise<void> {
    const { playing } = this.#live;
    if (playing === undefined || playing.progress.decisions[seat] !== decision) return;
    const isBot = isBotSeat(playing.match.seats[seat]!);
    if (!isBot && !this.#house.isAwake()) {
      this.#hasFailed = true;
      return;
    }
    const { text, by } = isBot
      ? await this.#botAnswer(playing, seat)
      : await this.#timeOutAnswer(playing, seat, decision);
    const as = isBot ? 'bot' : 'clock';
    const command = `${isBot ? 'bot' : 'timeout'}:${seat}:${decision}`;
    await this.#live.submit({ from: { seat, as, by }, kind: 'choice', decision, command, text }, answer => {
      this.#hasFailed = !answer.ok;
    });
  }

  async #botAnswer({ match, progress }: Playing, seat: Seat): Promise<Answer> {
    const { rules, state } = progress;
    try {
      const text = await botOf(match.seats[seat]!.level)(rules, rules.viewFor(state, seat), freshRandom());
      if (!checkChoice(rules, state, seat, text).ok) throw new Error('A bot chose what it may not');
      return { text, by: 'player' };
    } catch (error) {
      this.#house.faults.report('A bot failed; the rules answered for it', { match: match.id, seat }, error);
      return timeOutText(rules, state, seat, freshRandom());
    }
  }

  async #timeOutAnswer(playing: Playing, seat: Seat, decision: number): Promise<Answer> {
    const { match, progress } = playing;
    const draft = this.#live.drafts.at(seat, decision);
    const answer = timeOutText(progress.rules, progress.state, seat, freshRandom(), draft);
    return answer.by === 'clock' && match.settings.timeOut === 'bot' ? this.#botAnswer(playing, seat) : answer;
  }
}

const AFTER_FAILURE = 1000;

/** Seats somebody must act for now or soon. */
function seatsToMind({ match, progress, clocks }: Playing): Seat[] {
  if (!isRunning(match)) return [];
  const { rules, state } = progress;
  return listSeats(rules.waitingFor(state)).filter(
    seat => isBotSeat(match.seats[seat]!) || timeUp(clocks, seat) !== undefined,
  );
}

/** Has nothing to do with the game's own chance. */
function freshRandom(): Random {
  return randomFrom(randomBytes(32).toString('hex'));
}
