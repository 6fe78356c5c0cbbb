import { GOODS, knownOf, worthOf } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { IconToken } from '../../draw/icons/IconToken.tsx';
import { CardsSign, CaseSign, EyeSign } from '../../draw/signs.tsx';
import { useAtTable } from '../atTable.ts';
import styles from './Recalled.module.css';
import { handWords, suitcaseWords } from './recalled.ts';

/** What a perfect memory knows of another player, in one line: money and goods in hand, money in the suitcase. */
export function Recalled({ seat }: { readonly seat: Seat }) {
  const at = useAtTable();
  const { recall, say } = at;
  if (recall === undefined || seat === at.seat) return null;
  const known = knownOf(recall, seat);
  const { hand, suitcase, others, otherNotes } = known;
  const words = say('memory.short', { hand: handWords(at, known), suitcase: suitcaseWords(at, known) });
  const dollars = (amount: number, isAll: boolean) => `${isAll ? '' : '≥\u00a0'}${say('dollars', { amount })}`;
  return (
    <p className={styles.recalled} title={words}>
      <span className="unseen">{words}</span>
      <EyeSign size={15} />
      <span aria-hidden="true">
        <CardsSign size={15} />
        <b>{dollars(worthOf(hand), others === 0)}</b>
        {GOODS.filter(good => hand[good] > 0).map(good => (
          <span key={good}>
            <IconToken icon={good} shape="bare" size={17} />
            {hand[good] > 1 && <b>{hand[good]}</b>}
          </span>
        ))}
      </span>
      <span aria-hidden="true">
        <CaseSign size={15} />
        <b>{dollars(worthOf(suitcase), otherNotes === 0)}</b>
      </span>
    </p>
  );
}
