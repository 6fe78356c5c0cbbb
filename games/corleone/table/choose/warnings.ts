// Advice before a choice is confirmed: it never blocks and never picks.
import {
  type Card,
  type Choice,
  type Content,
  countNotes,
  countReserve,
  effectOf,
  gainsOf,
  goodsFor,
  handLimit,
  isLastAct,
  isNote,
  isSimplyTaken,
  type JobId,
  type SeenRules,
  shortOf,
  type View,
} from '@omerta/corleone/seen';

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
export function warningsFor(rules: SeenRules, content: Content, view: View, choice: Choice): readonly Warning[] {
  if (view.own === undefined || view.viewer === 'spectator') return [];
  if (choice.kind === 'thug' || choice.kind === 'member') return placementWarnings(rules, content, view, choice);
  if (choice.kind === 'done') return iconsLeft(content, view);
  if (choice.kind === 'job') return narcoticsSpent(content, view, choice);
  return choice.kind === 'bid' && countNotes(choice.notes) === 0 ? [{ kind: 'zeroBid' }] : [];
}

/** Before discards are paid: what is most final comes first, and no more than two. */
export function tributeWarnings(content: Content, view: View, marked: readonly Card[]): readonly Warning[] {
  if (view.own === undefined) return [];
  const { hand } = view.own;
  const leaving = marked
    .filter(card => content.allies.has(card))
    .map((ally): Warning => ({ kind: 'allyLeaves', ally }));
  const banker = hand.allies.find(ally => !marked.includes(ally) && banksMoney(content, ally));
  const bankable: Warning[] =
    banker !== undefined && marked.some(isNote) ? [{ kind: 'moneyBankable', ally: banker }] : [];
  const unpaid = hand.jobs
    .filter(job => !marked.includes(job) && holdsNothingFor(content, view, job))
    .map((job): Warning => ({ kind: 'jobUnpaid', job }));
  return [...leaving, ...bankable, ...unpaid].slice(0, 2);
}

function placementWarnings(rules: SeenRules, content: Content, view: View, choice: Choice): readonly Warning[] {
  if (countReserve(view.table.seats[view.viewer as number]!) > 1) return [];
  const { hand } = view.own!;
  const jobs = rules.choices(view).flatMap(other => (other.kind === 'job' ? [other.job] : []));
  const last: Warning = { kind: 'lastFigure', jobs: [...new Set(jobs)], allies: hand.allies };
  return [last, ...handWarnings(content, view, choice)];
}

/** After the last figure nothing lowers the hand any more but tribute. */
function handWarnings(content: Content, view: View, choice: Choice): readonly Warning[] {
  const { act, seats } = view.table;
  const { handSize, played } = seats[view.viewer as number]!;
  const limit = handLimit(content, view.table);
  const cards = handSize + played.length + cardsGained(content, view, choice);
  const over = cards - limit;
  if (over <= 0) return [];
  const notes = countNotes(view.own!.hand);
  return isLastAct(content, act) && notes > limit
    ? [{ kind: 'moneyLost', notes: notes - limit, limit }]
    : [{ kind: 'overLimit', cards, limit, over }];
}

/** Cards that are simply taken; trades and suitcases are left to the player. */
function cardsGained(content: Content, view: View, choice: Choice): number {
  const ops = gainsOf(content, view, choice)
    .filter(({ seat }) => seat === view.viewer)
    .flatMap(({ abilities }) => abilities.map(key => effectOf(content, key)?.op));
  return ops.filter(op => op === 'gainMoney' || op === 'gainGood' || op === 'drawJobs').length;
}

/** Icons that cost nothing and are about to be given away. */
function iconsLeft(content: Content, { table }: View): readonly Warning[] {
  const task = table.agenda.at(-1);
  if (task?.kind !== 'abilities') return [];
  const icons = task.left.filter(key => isSimplyTaken(content, key) && !isUseless(table, key));
  return icons.length === 0 ? [] : [{ kind: 'iconsLeft', icons }];
}

const isUseless = ({ horseHead, agenda }: View['table'], key: string): boolean => {
  const task = agenda.at(-1);
  return key === 'horseHead' && task?.kind === 'abilities' && task.seat === horseHead;
};

/** J1: narcotics stand in for anything, so they are better kept while the printed goods are there. */
function narcoticsSpent(
  content: Content,
  view: View,
  { job, goods }: Extract<Choice, { kind: 'job' }>,
): readonly Warning[] {
  const isPayable = shortOf(view.own!.hand, content.jobs.get(job)!.needs) === 0;
  return isPayable && goods.includes('narcotics') ? [{ kind: 'narcoticsSpent', job }] : [];
}

const banksMoney = (content: Content, ally: string): boolean =>
  content.pack.allies.some(({ id, effects }) => id === ally && effects.some(({ op }) => op === 'suitcase'));

const holdsNothingFor = (content: Content, view: View, job: JobId): boolean =>
  goodsFor(view.own!.hand, content.jobs.get(job)!.goods).every(({ isHeld }) => !isHeld);
