import { has, listSeats, pick, type Random, type Seat, type Viewer } from '@omerta/kernel';
import { type MatchProgress, take, versionOf } from '@omerta/match';
import { answerInBoth, type Course, count, expectSame, illegalText, inBoth, type Pair } from './compare.ts';

/**
 * In one world others take steps that the viewer cannot see and talk where it cannot hear them, in the other nothing
 * happens at all. The viewer then reads everything there is to read.
 */
export const stepOrNone: Course = {
  async run(pair, first) {
    const { worlds, random, counts } = pair;
    await inBoth(pair, world => world.connect(1));
    await answerInBoth(pair, first);
    expectSame(pair, 'an answer');
    const steps = hiddenSteps(pair);
    if (steps === undefined) return false;
    await worlds[0].play(steps.actor, [steps.text], random);
    await worlds[1].idle();
    if (steps.mayUndo) {
      await worlds[0].undoChoice(steps.actor);
      count(counts, 'undone');
    }
    await worlds[0].sayElsewhere();
    expectSame(pair, `${steps.text} or no step`);
    const illegal = illegalText(pair);
    await inBoth(pair, world => world.sendRefusedRequests(illegal));
    await inBoth(pair, world => world.askEndpoints(illegal));
    expectSame(pair, `all requests after ${steps.text} or no step`);
    return true;
  },
};

interface HiddenSteps {
  readonly actor: Seat;
  readonly text: string;
  readonly mayUndo: boolean; // without the viewer noticing
}

/** A choice that changes nothing for the viewer, such as another secret answer; undefined if there is none. */
function hiddenSteps({ worlds: [world], random }: Pair): HiddenSteps | undefined {
  const { playing } = world.live;
  if (playing === undefined) return undefined;
  const { progress } = playing;
  const { rules, state } = progress;
  const actors = listSeats(rules.mayChoose(state)).filter(seat => seat !== world.viewer);
  const likely = actors.filter(seat => !has(rules.waitingFor(state), seat));
  for (const actor of likely.length > 0 ? likely : actors) {
    const found = hiddenChoice(progress, actor, world.viewer, random);
    if (found !== undefined) return found;
  }
  return undefined;
}

function hiddenChoice(before: MatchProgress, actor: Seat, viewer: Viewer, random: Random): HiddenSteps | undefined {
  const { rules, state } = before;
  const choices = rules.choices(rules.viewFor(state, actor));
  for (let tries = 0; tries < TRIES && choices.length > 0; tries++) {
    const text = rules.writeChoice(pick(random, choices));
    const chosen = take(before, { kind: 'choice', seat: actor, text, by: 'player' });
    if (!chosen.ok || versionOf(chosen.progress, viewer) !== versionOf(before, viewer)) continue;
    const undone = take(chosen.progress, { kind: 'undo', seat: actor, text: '', by: 'player' });
    const mayUndo = undone.ok && versionOf(undone.progress, viewer) === versionOf(before, viewer);
    return { actor, text, mayUndo };
  }
  return undefined;
}

const TRIES = 3;
