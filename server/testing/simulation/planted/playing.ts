// Servers that break the rules of play.

import type { Clock } from '../../../src/clock.ts';
import type { AnyRules } from '../../../src/games.ts';
import { LiveMatch } from '../../../src/matches/liveMatch.ts';
import { load } from '../../../src/matches/loading.ts';
import type { Append, Clocks } from '../../../src/store/store.ts';
import type { Defect } from '../defect.ts';

/** A reveal or a deal can be undone. */
export const undoesAcrossReveals: Defect = {
  load: (rules, kept) => ({ ...load(withoutBarriers(rules), kept), rules: withoutBarriers(rules) }),
};

function withoutBarriers(rules: AnyRules): AnyRules {
  return { ...rules, isRevealing: () => false, chanceUsed: () => 0 };
}

/** A command that is sent again counts again, as an answer to the question of that moment. */
export const forgetsCommands: Defect = {
  install: () => {
    const known = new Set<string>();
    const { submit } = LiveMatch.prototype;
    LiveMatch.prototype.submit = function (command, acknowledge) {
      if (!('person' in command.from) || !known.has(command.command)) {
        known.add(command.command);
        return submit.call(this, command, acknowledge);
      }
      const seat = this.match.seats.findIndex(
        ({ person }) => 'person' in command.from && person === command.from.person,
      );
      const decision = this.playing?.progress.decisions[seat] ?? command.decision;
      return submit.call(this, { ...command, decision, command: `${command.command}-again` }, acknowledge);
    };
    return () => {
      LiveMatch.prototype.submit = submit;
    };
  },
};

/** Its seconds are half as long. */
export const runsTooFast: Defect = {
  clock: clock => {
    const after: typeof clock.after = (milliseconds, action) => clock.after(milliseconds / 2, action);
    return { ...clock, passed: () => 2 * clock.passed(), after };
  },
};

/** Stored clocks give no new time to a seat that has answered and is asked again at once. */
export function givesNoNewTime(): Defect {
  const last = new Map<string, Clocks>(); // by match
  const without = ({ row, snapshot, ...append }: Append): Append => {
    const [before, after] = [last.get(row.match), snapshot.clocks];
    if (after !== undefined) last.set(row.match, after);
    if (after === undefined || before === undefined) return { row, snapshot, ...append };
    const left = after.left.map((each, seat) => {
      const runsOn = before.running.includes(seat) && after.running.includes(seat);
      return runsOn ? Math.min(each, before.left[seat]! - (after.at - before.at)) : each;
    });
    const clocks = { ...after, left };
    last.set(row.match, clocks);
    return { row, snapshot: { ...snapshot, clocks }, ...append };
  };
  return { store: store => ({ ...store, append: batch => store.append(batch.map(without)) }) };
}

/** Reading the server's time adds what has passed since by the time of day. */
export function countsDowntime(): Defect {
  let timeOfDay: Clock['now'];
  let keptAt = Infinity;
  return {
    clock: clock => {
      timeOfDay = clock.now;
      return clock;
    },
    store: store => ({
      ...store,
      async storedTime() {
        const kept = await store.storedTime();
        return kept === undefined ? undefined : kept + Math.max(0, timeOfDay() - keptAt);
      },
      async storeTime(now) {
        keptAt = timeOfDay();
        await store.storeTime(now);
      },
    }),
  };
}

/** Any person may answer for the seat that is asked. */
export const takesAnyAnswer: Defect = {
  install: () => {
    const { submit } = LiveMatch.prototype;
    LiveMatch.prototype.submit = function (command, acknowledge) {
      const { playing } = this;
      const asked =
        playing === undefined ? [] : playing.match.seats.filter((_, seat) => isAsked(playing.progress, seat));
      const person = asked.find(({ kind }) => kind === 'person')?.person;
      const from = 'person' in command.from && person !== undefined ? { person } : command.from;
      return submit.call(this, { ...command, from }, acknowledge);
    };
    return () => {
      LiveMatch.prototype.submit = submit;
    };
  },
};

const isAsked = ({ rules, state }: { rules: AnyRules; state: unknown }, seat: number) =>
  ((rules.waitingFor(state) >> seat) & 1) === 1;
