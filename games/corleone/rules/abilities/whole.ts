import type { Frozen, Reason } from '@omerta/kernel';
import type { Choice } from '../choices.ts';
import { abilityOf } from '../content.ts';
import type { Game, Look } from '../game.ts';
import { reasons } from '../reasons.ts';
import { abilitiesTask } from '../shakedown.ts';
import type { AbilitiesTask } from '../tasks/task.ts';
import type { AbilityOf } from './compile.ts';
import { abilityHelps, rulesOf } from './index.ts';
import type { AbilityRules } from './rules.ts';

type Whole = AbilityOf<'whole'>;

/** RN-05: a part of an ally in several steps. Once it is begun, it ends before another part begins. */
export const whole: AbilityRules<Whole> = {
  helps: (content, table, task, { steps }) => steps.some(key => abilityHelps(content, table, task, key)),
  candidates(look, task, { steps }, list) {
    for (const key of new Set(steps)) {
      const step = abilityOf(look.content, key);
      rulesOf(step).candidates(look, task, step, list);
    }
  },
  whyNot(look, task, part, choice) {
    const found = findStep(look, task, part, choice);
    return typeof found === 'number' ? undefined : found;
  },
  use(game, task, part, choice) {
    const at = findStep(lookOf(game, task), task, part, choice);
    if (typeof at !== 'number') throw new Error(`${choice.kind} fits no step of ${part.key}: ${at.code}`);
    decline(game, task, part.steps.slice(0, at));
    const later = part.steps.slice(at + 1);
    if (later.length > 0) game.table.agenda.push(abilitiesTask(task.seat, task.of, later, true));
    const step = abilityOf(game.content, part.steps[at]!);
    rulesOf(step).use(game, task, step, choice); // the tasks it pushes lie above the later steps
  },
};

/** The first step that the choice fits, or why it fits none. */
const findStep = (look: Look, task: Frozen<AbilitiesTask>, { steps }: Whole, choice: Choice): number | Reason => {
  let refusal: Reason = reasons.abilityNotHere;
  for (const [at, key] of steps.entries()) {
    const step = abilityOf(look.content, key);
    const reason = rulesOf(step).whyNot(look, task, step, choice);
    if (reason === undefined) return at;
    if (refusal === reasons.abilityNotHere) refusal = reason;
  }
  return refusal;
};

const lookOf = ({ content, table, own }: Game, { seat }: AbilitiesTask): Look => ({
  content,
  table,
  own: own[seat]!,
  seat,
});

/** RN-04: steps before the one that was chosen. */
const decline = (game: Game, { seat, of }: AbilitiesTask, abilities: readonly string[]): void => {
  if (abilities.length > 0) game.events?.push({ kind: 'abilitiesDeclined', seat, of, abilities: abilities.slice() });
};
