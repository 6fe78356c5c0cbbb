import { fingerprint, type GameRecord, newRecord, pick, replay } from '@omerta/kernel';
import { randomFor } from '@omerta/kernel/testing';
import type { Content } from '../src/content.ts';
import type { Event } from '../src/events.ts';
import { fullBaseline } from '../src/invariants/baseline.ts';
import { watchInvariants } from '../src/invariants/watchInvariants.ts';
import { type Corleone, rulesFor } from '../src/rules.ts';
import { tellsTooMuch } from './tellsTooMuch.ts';

const MOST_STEPS = 5000;

/** Plays a whole random game and throws at a dead end, a broken invariant, a replay that differs or an event that tells too much. */
export const playSoundGame = (content: Content, players: number, seed: number): void => {
  const rules = rulesFor(content);
  const record: GameRecord<Corleone> = newRecord(rules, { players }, seed);
  const random = randomFor('players', seed);
  const state = rules.setup({ players }, seed);
  const watch = watchInvariants(content, state, fullBaseline(content, players));
  const where = () => `${players} players, seed ${seed}, step ${record.choices.length}`;
  for (let waiting = rules.waitingFor(state); waiting !== 0; waiting = rules.waitingFor(state)) {
    const seat = 31 - Math.clz32(waiting & -waiting);
    const choices = rules.choices(rules.viewFor(state, seat));
    if (choices.length === 0 || record.choices.length > MOST_STEPS) throw new Error(`${where()}: dead end`);
    const choice = pick(random, choices);
    const events: Event[] = [];
    rules.play(state, seat, choice, events);
    record.choices.push([seat, rules.writeChoice(choice)]);
    const [problem] = watch.after(state, events);
    if (problem !== undefined) throw new Error(`${where()}: ${problem.id} ${problem.message}`);
    const [told] = tellsTooMuch(rules, events, players);
    if (told !== undefined) throw new Error(`${where()}: ${told}`);
  }
  const replayed = replay(rules, record);
  if (!replayed.ok) throw new Error(`${where()}: the replay was refused`);
  if (fingerprint(replayed.state) !== fingerprint(state)) throw new Error(`${where()}: the replay ends differently`);
};
