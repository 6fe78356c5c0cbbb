// Who gives hints: a worker, for pages. It is given what one seat sees and has seen, and nothing else.
import { type AnyRules, type GameBots, randomFor, recallOf } from '@omerta/bots';
import type { AskedHint, HintHost } from '@omerta/table/page/adviser.ts';

export interface HintHostParts {
  rulesOf(game: string, pack: object | undefined): Promise<AnyRules | undefined>;
  botsOf(game: string): GameBots | undefined;
  /** To play out; as many as the level likes if missing. No clock ends it: who asks again is told the same. */
  readonly futures?: number;
}

export function hintHost({ rulesOf, botsOf, futures }: HintHostParts): HintHost {
  const known = new Map<string, Thinking>();
  const thinkingFor = async ({ game, pack: { hash, content } }: AskedHint): Promise<Thinking> => {
    const made = known.get(`${game} ${hash}`) ?? thinkingOf(game, await rulesOf(game, content), botsOf(game));
    known.set(`${game} ${hash}`, made);
    return made;
  };
  return {
    hint: async asked => {
      const { rules, bots, advise } = await thinkingFor(asked);
      const { question, players, view, log = [] } = asked;
      const recall = recallOf(bots, rules, players, log as readonly { readonly kind: string }[]); // events have kinds
      const cost = futures === undefined ? {} : { iterations: futures };
      return advise(view, { random: randomFor('hint', question), recall, ...cost });
    },
  };
}

type Thinking = ReturnType<typeof thinkingOf>;

function thinkingOf(game: string, rules: AnyRules | undefined, bots: GameBots | undefined) {
  if (rules === undefined || bots?.adviser === undefined) throw new Error(`There are no hints for ${game}`);
  return { rules, bots, advise: bots.adviser(rules) };
}
