import { isGood, isNote } from '@omerta/corleone/seen';
import type { Part } from '@omerta/corleone/words';
import { familyColours } from '../../draw/families.ts';
import { IconToken } from '../../draw/icons/IconToken.tsx';
import { useAtTable } from '../atTable.ts';
import styles from './LogPart.module.css';

/** A piece of a sentence: players in their colour, money and goods as icons, things in bold. */
export function LogPart({ part }: { readonly part: Part }) {
  const { families } = useAtTable();
  if (part.kind === 'text') return part.text;
  if (part.kind === 'seat' || part.kind === 'family') {
    return (
      <b className={styles.family} style={familyColours(families[part.seat] ?? 'neutral')}>
        {part.text}
      </b>
    );
  }
  if (part.kind === 'card' && (isNote(part.card) || isGood(part.card))) {
    return (
      <span className={styles.icon}>
        <IconToken icon={part.card} shape="front" size={18} label={part.text} />
      </span>
    );
  }
  return <b className={styles.thing}>{part.text}</b>;
}
