import { has } from '@omerta/kernel';
import { leave } from '../../src/matches/seatLife.ts';
import { person } from '../play/table.ts';
import { type Course, count, demandSame, inBoth, isHalfDone } from './compare.ts';

/**
 * Everybody but the viewer is a bot. What the viewer is sent, it is sent at the same instant in both worlds, by a clock
 * that only the server's own waiting moves; and it is asked in both or in neither.
 */
export const inTheSameTime: Course = async (pair, { actor, text }) => {
  const { worlds, rules, eyes } = pair;
  await inBoth(pair, world => world.come(1));
  const [real] = worlds;
  const { state } = real.live.standing.progress!;
  const question = rules.promptOf(rules.viewFor(state, actor))?.kind ?? 'none';
  if (eyes === actor || !has(rules.waitingFor(state), actor)) {
    const seen = await inBoth(pair, world => world.play({ actor, text }, pair.random));
    if (seen.includes('revealed')) return;
    await inBoth(pair, world => world.house.clock.pass(QUIET));
    demandSame(pair, text);
    count(pair.counts, `answered ${question}`);
    return;
  }
  const seen = await inBoth(pair, async world => {
    world.botText = text;
    await world.live.change(match => leave(match, person(actor).id, world.house.clock.now()));
    return world.botPlays(actor);
  });
  if (seen.includes('revealed') || isHalfDone(pair, actor)) return;
  demandSame(pair, `the bot's ${text}`);
  count(pair.counts, `bot answered ${question}`);
};

const QUIET = 5_000; // milliseconds in which nothing more may come
