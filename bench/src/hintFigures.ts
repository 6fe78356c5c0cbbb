import { type AnyRules, botOf, type GameBots, randomFor } from '@omerta/bots';
import { type GameTypes, listSeats, NO_SEATS } from '@omerta/kernel';
import type { AskedHint } from '@omerta/table/page/adviser.ts';
import { seenEvents } from '@omerta/testing';
import { hintHost } from '@omerta/web/hints/hintHost.ts';
import type { Row } from './figures.ts';
import { stopwatch } from './stopwatch.ts';

export interface HintTable {
  readonly bots: GameBots;
  readonly rules: AnyRules;
  readonly options: object;
  readonly players: number;
}

/** How long a page waits for a hint, from what its seat sees and has seen, in games among casual players. */
export async function hintRows(table: HintTable, positions: number): Promise<Row[]> {
  const questions = questionsIn(table, positions);
  const { bots, rules } = table;
  const host = hintHost({ rulesOf: async () => rules, botsOf: () => bots });
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) {
    const times: number[] = [];
    for (const asked of questions) {
      const elapsed = stopwatch();
      await host.hint(asked);
      times.push(elapsed() * 1e3);
    }
    runs.push(times.sort((one, other) => one - other));
  }
  const row = (name: string, part: number): Row => {
    const figures = runs.map(times => times[Math.ceil(times.length * part) - 1]!);
    return { name, unit: 'ms', best: Math.min(...figures), worst: Math.max(...figures) };
  };
  return [row('hint, half of them within', 0.5), row('hint, 95 of 100 within', 0.95)];
}

const RUNS = 2;

/** Now one seat, now another, all through the games. */
function questionsIn({ bots, rules, options, players }: HintTable, wanted: number): AskedHint[] {
  const casual = botOf(bots, 'casual', rules);
  const questions: AskedHint[] = [];
  for (let seed = 0, asked = 0; questions.length < wanted; seed++) {
    const random = randomFor('bench', seed);
    const events: GameTypes['Event'][] = [];
    const state = rules.setup(options, seed, events);
    while (rules.waitingFor(state) !== NO_SEATS && questions.length < wanted) {
      const [seat] = listSeats(rules.waitingFor(state));
      const view = rules.viewFor(state, seat!);
      if (rules.choices(view).length > 1 && ++asked % EVERY === 0) {
        questions.push({
          question: `${seed} ${asked}`,
          game: rules.id,
          pack: { hash: rules.pack },
          players,
          view: structuredClone(view) as object,
          log: structuredClone(seenEvents(rules, events, seat!)),
        });
      }
      rules.play(state, seat!, casual.decide(view, { random }).choice, events);
    }
  }
  return questions;
}

const EVERY = 13; // questions with something to choose
