import { type AllyId, type Pack, standardPack } from '@omerta/corleone/seen';
import { memo } from 'react';
import { ActNumeral } from '../pieces/ActNumeral.tsx';
import { Portrait } from '../portraits/Portrait.tsx';
import type { Ally } from '../portraits/portraitOf.ts';
import { Card, type CardMark } from './Card.tsx';
import styles from './card.module.css';
import rows from './row.module.css';

export interface AllyCardProps {
  readonly ally: AllyId;
  readonly pack?: Pack;
  readonly name: string;
  readonly text: string;
  readonly size?: 'large' | 'hand' | 'small' | 'row' | undefined;
  readonly mark?: CardMark | undefined;
  readonly tag?: string | undefined;
}

const LONG_NAME = 14; // letters

/** An ally: portrait, act, what he does. Small cards drop the sentence. */
export const AllyCard = memo(function AllyCard(props: AllyCardProps) {
  const { ally, pack = standardPack, name, text, size = 'hand', mark, tag } = props;
  const entry = entryOf(pack, ally);
  if (size === 'row') return <AllyRow entry={entry} name={name} text={text} mark={mark} />;
  return (
    <Card size={size} mark={mark} tag={tag}>
      <span className={styles.face}>
        <span className={styles.portrait}>
          <Portrait ally={entry} />
          {tag === undefined && (
            <span className={styles.act}>
              <ActNumeral act={entry.act} />
            </span>
          )}
        </span>
        <span className={name.length > LONG_NAME ? `${styles.body} ${styles.longTitle}` : styles.body}>
          <span className={styles.name}>{name}</span>
          {size !== 'small' && <span className={styles.text}>{text}</span>}
        </span>
      </span>
    </Card>
  );
});

interface AllyRowProps {
  readonly entry: Ally;
  readonly name: string;
  readonly text: string;
  readonly mark: CardMark | undefined;
}

/** An ally as a line of a list. */
const AllyRow = ({ entry, name, text, mark }: AllyRowProps) => (
  <span className={[rows.row, rows.ink, mark && rows[mark]].filter(Boolean).join(' ')}>
    <span className={rows.face}>
      <Portrait ally={entry} />
    </span>
    <span className={rows.words}>
      <b>{name}</b>
      {text !== '' && <span className={rows.text}>{text}</span>}
    </span>
  </span>
);

function entryOf(pack: Pack, ally: AllyId): Ally {
  const found = pack.allies.find(entry => entry.id === ally);
  if (found === undefined) throw new Error(`No ally ${ally} in the pack ${pack.id}`);
  return found;
}
