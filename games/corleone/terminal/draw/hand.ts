import { countNotes, GOODS, NOTES, type Purse, type View, worthOf } from '@omerta/corleone/rules';
import { wrapped } from '@omerta/terminal/lines.ts';
import type { Size } from '@omerta/terminal/size.ts';
import { name, type Scene, ui } from '../scene.ts';
import { amountText, purseText } from '../words.ts';
import { demandOf, titleOf } from './jobs.ts';

/** The viewer's own cards; nothing for a spectator. In short, jobs without what they ask and the suitcase as a sum. */
export function hand(
  scene: Scene,
  { own, viewer, table }: View,
  { columns }: Size,
  detail: 'usual' | 'short',
): string[] {
  if (own === undefined || viewer === 'spectator') return [];
  const { bold, dim } = scene.paint;
  const job = (id: string) => titleOf(scene, id) + (detail === 'short' ? '' : dim(` (${demandOf(scene, id)})`));
  const cards = handCards(scene, own, job).join(' · ') || ui(scene, 'empty');
  const money = detail === 'short' ? amountText(worthOf(own.suitcase)) : suitcaseText(scene, own.suitcase);
  const line = `${bold(ui(scene, 'hand'))} (${table.seats[viewer]!.handSize}): ${cards}   ${bold(ui(scene, 'suitcase'))}: ${money}`;
  return wrapped(line, columns, '    ');
}

function suitcaseText(scene: Scene, suitcase: Readonly<Purse>): string {
  const notes = purseText(scene.language, suitcase);
  return countNotes(suitcase) < 2 ? notes : `${notes} = ${amountText(worthOf(suitcase))}`;
}

/** Cards laid down for the tribute already are out of the hand, though still counted in it. */
function handCards(
  scene: Scene,
  { hand: cards, discards }: NonNullable<View['own']>,
  job: (id: string) => string,
): string[] {
  const some = (card: string, count: number, shown: string) => {
    const held = count - countOf(discards, card);
    return held <= 0 ? [] : [held === 1 ? shown : `${shown} ×${held}`];
  };
  return [
    ...NOTES.flatMap(note => some(note, cards[note], note)),
    ...GOODS.flatMap(good => some(good, cards[good], name(scene, 'good', good))),
    ...[...new Set(cards.jobs)].flatMap(id => some(id, countOf(cards.jobs, id), job(id))),
    ...[...new Set(cards.allies)].flatMap(id => some(id, countOf(cards.allies, id), name(scene, 'ally', id))),
  ];
}

function countOf(list: readonly string[], item: string): number {
  return list.filter(each => each === item).length;
}
