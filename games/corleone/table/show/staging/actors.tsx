// What flies over the table, drawn outside of it.
import { type Card, type Content, type Figure, isGood, isNote, type View } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import type { Seat } from '@omerta/kernel';
import type { Frame } from '@omerta/protocol';
import { settings } from '@omerta/table/settings/settings.ts';
import type { ReactNode } from 'react';
import { MarkerIcon } from '../../draw/ControlMarker.tsx';
import { AllyCard } from '../../draw/cards/AllyCard.tsx';
import { CardBack } from '../../draw/cards/CardBack.tsx';
import { GoodCard } from '../../draw/cards/GoodCard.tsx';
import { JobCard } from '../../draw/cards/JobCard.tsx';
import { MoneyCard } from '../../draw/cards/MoneyCard.tsx';
import { type FamilyId, familyOf } from '../../draw/families.ts';
import { PawnIcon } from '../../draw/pawns/PawnIcon.tsx';
import { kindOf, sideOf } from '../../draw/pawns/pawnKinds.ts';
import { contentAtHand } from '../packs.ts';

/** A table as a motion finds it: before the event. */
export interface Setting {
  readonly content: Content;
  readonly table: View['table'];
  readonly viewer: View['viewer'];
  readonly families: readonly FamilyId[];
}

export function settingOf(before: Frame): Setting {
  const { table, viewer } = before.view as View; // frames of this game hold its views
  const content = contentAtHand(table.pack);
  return { content, table, viewer, families: table.seats.map(({ family }) => familyOf(content.pack, family)) };
}

export const CARD_SIZE = { width: 96, height: 136 };
export const SMALL_SIZE = { width: 42, height: 60 };
export const PAWN_SIZE = { width: 40, height: 52 };

export const pawnOf = (figure: Figure, { families }: Setting): ReactNode => (
  <PawnIcon kind={kindOf(figure)} family={sideOf(figure, families)} size={PAWN_SIZE.height} />
);

export const markerOf = (seat: Seat, { families }: Setting): ReactNode => {
  const family = families[seat];
  return family === undefined ? null : <MarkerIcon family={family} size={36} />;
};

/** A card face up; one that is hidden from the viewer shows its back. */
export function cardOf(card: Card | undefined, { content }: Setting, size: 'hand' | 'small' = 'hand'): ReactNode {
  const { jobs, pack } = content;
  const { language } = settings.getState();
  if (card === undefined) return <CardBack size={size} />;
  if (isNote(card)) return <MoneyCard note={card} size={size} />;
  if (isGood(card)) return <GoodCard good={card} name={corleoneText.nameOf(language, 'good', card)} size={size} />;
  const kind = jobs.has(card) ? 'job' : 'ally';
  const name = corleoneText.nameOf(language, kind, card, pack);
  const text = corleoneText.cardText(language, kind, card, pack);
  return kind === 'job' ? (
    <JobCard pack={pack} job={card} name={name} text={text} colourName="" size={size} />
  ) : (
    <AllyCard pack={pack} ally={card} name={name} text={text} size={size} />
  );
}
