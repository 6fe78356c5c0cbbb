// What a good friend would say before a choice is confirmed: never blocks, never picks.
import {
  type Card,
  type Choice,
  countNotes,
  isNote,
  type JobId,
  type Pack,
  type SeenRules,
  type View,
} from '@omerta/corleone/seen';
import { effectOfAbility, isPlain } from '../show/effects.ts';
import { goodsFor, isAlly, isJob } from '../show/handCards.ts';
import { previewOf } from './preview.ts';

export type Warning =
  | { readonly kind: 'lastFigure'; readonly jobs: readonly JobId[]; readonly allies: readonly string[] } // F2
  | { readonly kind: 'overLimit'; readonly cards: number; readonly limit: number; readonly over: number } // D2
  | { readonly kind: 'moneyLost'; readonly notes: number; readonly limit: number } // X1
  | { readonly kind: 'iconsLeft'; readonly icons: readonly string[] }
  | { readonly kind: 'narcoticsSpent'; readonly job: JobId } // J1
  | { readonly kind: 'zeroBid' } // B3
  | { readonly kind: 'allyLeaves'; readonly ally: string } // I11
  | { readonly kind: 'moneyBankable'; readonly ally: string } // money given up that an ally in hand could bank
  | { readonly kind: 'jobUnpaid'; readonly job: JobId }; // kept, with nothing to run on

/** Before an answer is confirmed. */
export function warningsFor(rules: SeenRules, pack: Pack, view: View, choice: Choice): readonly Warning[] {
  if (view.own === undefined || view.viewer === 'spectator') return [];
  if (choice.kind === 'thug' || choice.kind === 'member') return placementWarnings(rules, pack, view, choice);
  if (choice.kind === 'done') return iconsLeft(pack, view);
  if (choice.kind === 'job') return narcoticsSpent(pack, view, choice);
  return choice.kind === 'bid' && countNotes(choice.notes) === 0 ? [{ kind: 'zeroBid' }] : [];
}

/** Before discards are paid: what is most final comes first, and no more than two. */
export function tributeWarnings(pack: Pack, view: View, marked: readonly Card[]): readonly Warning[] {
  if (view.own === undefined) return [];
  const { hand } = view.own;
  const leaving = marked.filter(card => isAlly(pack, card)).map((ally): Warning => ({ kind: 'allyLeaves', ally }));
  const banker = hand.allies.find(ally => !marked.includes(ally) && banksMoney(pack, ally));
  const bankable: Warning[] =
    banker !== undefined && marked.some(isNote) ? [{ kind: 'moneyBankable', ally: banker }] : [];
  const unpaid = hand.jobs
    .filter(job => !marked.includes(job) && holdsNothingFor(pack, view, job))
    .map((job): Warning => ({ kind: 'jobUnpaid', job }));
  return [...leaving, ...bankable, ...unpaid].slice(0, 2);
}

function placementWarnings(rules: SeenRules, pack: Pack, view: View, choice: Choice): readonly Warning[] {
  const { thugs, members } = view.table.seats[view.viewer as number]!;
  if (thugs + members.length > 1) return [];
  const { hand } = view.own!;
  const jobs = rules.choices(view).flatMap(other => (other.kind === 'job' ? [other.job] : []));
  const last: Warning = { kind: 'lastFigure', jobs: [...new Set(jobs)], allies: hand.allies };
  return [last, ...handWarnings(pack, view, choice)];
}

/** After the last figure nothing lowers the hand any more but tribute. */
function handWarnings(pack: Pack, view: View, choice: Choice): readonly Warning[] {
  const { act, seats } = view.table;
  const { handSize, played } = seats[view.viewer as number]!;
  const entry = pack.acts[act - 1]!;
  const cards = handSize + played.length + cardsGained(pack, view, choice);
  const over = cards - entry.handLimit;
  if (over <= 0) return [];
  const notes = countNotes(view.own!.hand);
  const isLast = act === pack.acts.length;
  return isLast && notes > entry.handLimit
    ? [{ kind: 'moneyLost', notes: notes - entry.handLimit, limit: entry.handLimit }]
    : [{ kind: 'overLimit', cards, limit: entry.handLimit, over }];
}

/** Cards that are simply taken; trades and suitcases are left to the player. */
function cardsGained(pack: Pack, view: View, choice: Choice): number {
  const preview = previewOf(pack, view, choice);
  if (preview?.kind !== 'front' && preview?.kind !== 'backs') return 0;
  const effects = preview.kind === 'front' ? preview.gains[0]!.effects : preview.backs.flatMap(back => back.effects);
  return effects.filter(({ op }) => op === 'gainMoney' || op === 'gainGood' || op === 'drawJobs').length;
}

/** Icons that cost nothing and are about to be given away. */
function iconsLeft(pack: Pack, { table }: View): readonly Warning[] {
  const task = table.agenda.at(-1);
  if (task?.kind !== 'abilities') return [];
  const icons = task.left.filter(key => isPlain(effectOfAbility(pack, key)) && !isUseless(table, key));
  return icons.length === 0 ? [] : [{ kind: 'iconsLeft', icons }];
}

const isUseless = ({ horseHead, agenda }: View['table'], key: string): boolean => {
  const task = agenda.at(-1);
  return key === 'horseHead' && task?.kind === 'abilities' && task.seat === horseHead;
};

/** J1: narcotics stand in for anything, so they are better kept while the printed goods are there. */
function narcoticsSpent(pack: Pack, view: View, { job, goods }: Extract<Choice, { kind: 'job' }>): readonly Warning[] {
  const printed = pack.jobs.find(({ id }) => id === job)?.goods ?? [];
  const { gun, booze, bloodMoney } = view.own!.hand;
  const held = { gun, booze, bloodMoney };
  const isPayable = printed.every(good => held[good] >= printed.filter(other => other === good).length);
  return isPayable && goods.includes('narcotics') ? [{ kind: 'narcoticsSpent', job }] : [];
}

const banksMoney = (pack: Pack, ally: string): boolean =>
  pack.allies.some(({ id, effects }) => id === ally && effects.some(({ op }) => op === 'suitcase'));

const holdsNothingFor = (pack: Pack, view: View, job: JobId): boolean =>
  isJob(pack, job) &&
  goodsFor(view.own!.hand, pack.jobs.find(({ id }) => id === job)!.goods).every(({ isHeld }) => !isHeld);
