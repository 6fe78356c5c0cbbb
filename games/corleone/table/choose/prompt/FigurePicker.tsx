import type { Role } from '@omerta/corleone/seen';
import { PawnIcon } from '../../draw/pawns/PawnIcon.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { usePlay } from '../play.ts';
import { nameIn, sortOf } from '../things.ts';
import styles from './FigurePicker.module.css';

/** Which figure goes: the thug, or one of the family. Also which one is given up (F4). */
export function FigurePicker() {
  const { say, seat, families, names, table } = useAtTable();
  const { kind, selection, tap } = usePlay();
  if ((kind !== 'turn' && kind !== 'giveUpFigure') || seat === undefined) return null;
  const figures = [...selection.legal].filter(thing => sortOf(thing) === 'figure');
  const family = families[seat];
  if (figures.length < 2 || family === undefined) return null;
  return (
    <fieldset className={styles.figures}>
      <legend className="unseen">{say('figures')}</legend>
      {figures.map(figure => {
        const role = nameIn(figure) as Role;
        const count = role === 'thug' ? (table.seats[seat]?.thugs ?? 0) : 1;
        return (
          <button
            key={figure}
            type="button"
            className={styles.figure}
            aria-pressed={selection.tapped.includes(figure)}
            aria-keyshortcuts={role === 'thug' ? 'T' : 'F'}
            onClick={() => tap(figure)}
          >
            <PawnIcon kind={role} family={family} size={34} />
            <span>
              {names.ownRole(seat, role)}
              {count > 1 && ` × ${count}`}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
