import { below, type GameTypes, has, NO_SEATS, type Viewer } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import { viewersOf } from '../viewersOf.ts';
import { demand, demandSame, type Moment } from './moment.ts';

/**
 * A seat that may choose has a prompt and a choice, no other viewer has. The game waits only for seats that may choose.
 * `whyNot` agrees with `choices` both ways. Returns the number of refusals seen.
 */
export function questionsAreSound<G extends GameTypes>(moment: Moment<G>): number {
  const { rules, state, where } = moment;
  const waiting = rules.waitingFor(state);
  demand(
    waiting === NO_SEATS || rules.outcome(state) === undefined,
    where,
    () => 'there is an outcome, yet a seat must choose',
  );
  const mayChoose = rules.mayChoose(state);
  demand((waiting & ~mayChoose) === NO_SEATS, where, () => 'the game waits for a seat that may not choose');
  demand(waiting !== NO_SEATS || mayChoose === NO_SEATS, where, () => 'the last answer is in, yet a seat may choose');
  let refusals = 0;
  for (const viewer of viewersOf(moment.seats)) {
    const view = rules.viewFor(state, viewer);
    const choices = rules.choices(view);
    const isAsked = viewer !== 'spectator' && has(mayChoose, viewer);
    demand(
      choices.length > 0 === isAsked,
      where,
      () => `${viewer} ${isAsked ? 'may' : 'may not'} choose and has ${choices.length} choices`,
    );
    const prompt = rules.promptOf(view);
    demand(
      (prompt !== undefined) === isAsked,
      where,
      () => `${viewer} ${isAsked ? 'may' : 'may not'} choose; prompt ${prompt?.kind}`,
    );
    refusals += whyNotAgrees(moment, viewer, view, choices);
  }
  spectatorHasNothingOfItsOwn(moment);
  return refusals;
}

function whyNotAgrees<G extends GameTypes>(
  { rules, where, random, pool }: Moment<G>,
  viewer: Viewer,
  view: G['View'],
  choices: readonly G['Choice'][],
): number {
  const listed = new Set<string>();
  for (const choice of choices) {
    const text = rules.writeChoice(choice);
    demand(!listed.has(text), where, () => `${text} is listed twice for ${viewer}`);
    listed.add(text);
    demandSame(firstDifference(rules.readChoice(text), choice), where, `${text} is read as another choice`);
    const reason = rules.whyNot(view, choice);
    demand(reason === undefined, where, () => `${text} is listed for ${viewer} but refused: ${reason?.code}`);
  }
  let refusals = 0;
  for (let tries = 0; tries < TRIES && pool.length > 0; tries++) {
    const choice = pool[below(random, pool.length)]!;
    const text = rules.writeChoice(choice);
    if (listed.has(text)) continue;
    const reason = rules.whyNot(view, choice);
    demand(reason !== undefined, where, () => `${text} is not listed for ${viewer} but not refused either`);
    demand(reason.code !== '' && reason.rule !== '', where, () => `${text} is refused without code or rule`);
    refusals++;
  }
  return refusals;
}

/** Of the three drawers, a spectator sees only the table. */
function spectatorHasNothingOfItsOwn<G extends GameTypes>({ rules, state, where }: Moment<G>): void {
  const { own, secret } = rules.viewFor(state, 'spectator') as { readonly own?: unknown; readonly secret?: unknown };
  const isPublic = own === undefined && secret === undefined;
  demand(isPublic, where, () => 'the view of a spectator has a drawer that is not public');
}

const TRIES = 30;
