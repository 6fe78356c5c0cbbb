import {
  type Content,
  type JobId,
  type Known,
  knownOf,
  NOTES,
  type Recall,
  unseenBy,
  type View,
  WORTH,
  worthOf,
} from '@omerta/corleone/rules';

export interface CorleoneBelief {
  readonly jobs: readonly { readonly job: JobId; readonly chance: number }[]; // the likeliest first
  readonly unseenJobs: number; // in hand
  readonly money: Range; // in hand, in dollars
  readonly suitcase: Range;
}

/** `least` and `most` are equal if the value is known. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export function corleoneBeliefs(content: Content, view: View, recall: Recall): (CorleoneBelief | undefined)[] {
  const { viewer, table } = view;
  const known = table.seats.map((_, seat) => knownOf(recall, seat));
  const unseen = unseenJobs(content, view, known);
  return table.seats.map((player, seat) => {
    if (seat === viewer) return undefined;
    const { hand, jobs, allies, unseenJobs, suitcase } = known[seat]!;
    const certain = NOTES.reduce((sum, note) => sum + hand[note], 0);
    const goods = hand.gun + hand.booze + hand.bloodMoney + hand.narcotics;
    const others = Math.max(0, player.handSize - certain - goods - jobs.length - allies.length - unseenJobs);
    const otherNotes = Math.max(0, player.suitcaseSize - NOTES.reduce((sum, note) => sum + suitcase[note], 0));
    const certainJobs = jobs.map(job => ({ job, chance: 1 }));
    return {
      jobs: [...certainJobs, ...(unseenJobs === 0 ? [] : possibleJobs(unseen, unseenJobs, jobs))],
      unseenJobs,
      money: { least: worthOf(hand), most: worthOf(hand) + others * HIGHEST },
      suitcase: { least: worthOf(suitcase) + otherNotes, most: worthOf(suitcase) + otherNotes * HIGHEST },
    };
  });
}

const HIGHEST = WORTH.$5;

/** How many copies of each job this viewer has not seen anywhere. */
function unseenJobs(content: Content, view: View, known: readonly Known[]): Map<JobId, number> {
  const counts = new Map([...content.jobs.keys()].map(job => [job, 0]));
  for (const job of unseenBy(content, view).jobs) counts.set(job, counts.get(job)! + 1);
  const recalled = known.flatMap(({ jobs }, seat) => (seat === view.viewer ? [] : jobs));
  for (const job of recalled) counts.set(job, Math.max(0, counts.get(job)! - 1));
  return counts;
}

/** Each unseen card is as likely in this hand as in any other hidden place. */
function possibleJobs(
  unseen: ReadonlyMap<JobId, number>,
  inHand: number,
  certain: readonly JobId[],
): { readonly job: JobId; readonly chance: number }[] {
  const total = [...unseen.values()].reduce((sum, count) => sum + count, 0);
  return [...unseen]
    .filter(([job, count]) => count > 0 && !certain.includes(job))
    .map(([job, count]) => ({ job, chance: chanceOfOne(count, total, inHand) }))
    .sort((one, other) => other.chance - one.chance || (one.job < other.job ? -1 : 1));
}

/** The chance that at least one copy is among the cards drawn. */
function chanceOfOne(copies: number, total: number, drawn: number): number {
  let none = 1;
  for (let at = 0; at < Math.min(drawn, total); at += 1) none *= Math.max(0, total - copies - at) / (total - at);
  return 1 - none;
}
