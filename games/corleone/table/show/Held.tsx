import { type Card, goodsFor, isGood, isNote } from '@omerta/corleone/seen';
import { AllyCard } from '../draw/cards/AllyCard.tsx';
import type { CardMark } from '../draw/cards/Card.tsx';
import { GoodCard } from '../draw/cards/GoodCard.tsx';
import { JobCard } from '../draw/cards/JobCard.tsx';
import { MoneyCard } from '../draw/cards/MoneyCard.tsx';
import { useAtTable } from './atTable.ts';

export interface HeldProps {
  readonly card: Card;
  readonly size: 'large' | 'hand' | 'small' | 'row';
  readonly mark?: CardMark | undefined;
  readonly tag?: string | undefined;
}

/** Any card, drawn with the words of this table. */
export function Held({ card, size, mark, tag }: HeldProps) {
  const { pack, names, say, view } = useAtTable();
  const cardSize = size === 'row' ? 'hand' : size; // money and goods are never in a list
  if (isNote(card)) return <MoneyCard note={card} size={cardSize} mark={mark} tag={tag} />;
  if (isGood(card)) return <GoodCard good={card} name={names.card(card)} size={cardSize} mark={mark} tag={tag} />;
  const job = pack.jobs.find(({ id }) => id === card);
  const words = { name: names.card(card), text: names.cardText(card), size, mark, tag, pack };
  if (job === undefined) return <AllyCard ally={card} {...words} />;
  const { own } = view;
  const missing =
    own === undefined ? undefined : goodsFor(own.hand, job.goods).flatMap(({ isHeld }, at) => (isHeld ? [] : [at]));
  return <JobCard job={card} colourName={say('theme', { colour: job.color })} missing={missing} {...words} />;
}
