import { controllerOf, turfsOfPlace } from '@omerta/corleone/seen';
import { FAMILIES } from '../../draw/families.ts';
import { useAtTable } from '../../show/atTable.ts';
import { usePlay } from '../play.ts';
import { nameIn, sortOf } from '../things.ts';
import styles from './TurfChips.module.css';

export interface TurfChipsProps {
  readonly shown: readonly string[];
  readonly onTurf: (turf: string) => void;
}

/** One chip for each turf: who controls it, and whether something may be chosen there. */
export function TurfChips({ shown, onTurf }: TurfChipsProps) {
  const { content, table, names, say, families } = useAtTable();
  const { selection } = usePlay();
  const legal = new Set(
    [...selection.legal]
      .filter(thing => sortOf(thing) === 'place')
      .flatMap(thing => turfsOfPlace(content, table, nameIn(thing))),
  );
  return (
    <ol className={styles.chips} aria-label={say('turfs')}>
      {content.turfs.map(({ id: turf }, at) => {
        const controller = controllerOf(table, at);
        const family = controller === undefined ? undefined : families[controller];
        return (
          <li key={turf}>
            <button
              type="button"
              aria-pressed={shown.includes(turf)}
              data-legal={legal.has(at) || undefined}
              onClick={() => onTurf(turf)}
            >
              <span aria-hidden="true">{at + 1}</span>
              <span className="unseen">
                {say('chip', {
                  turf: names.turf(turf),
                  control: controller === undefined ? 'none' : 'some',
                  family: controller === undefined ? '' : names.family(controller),
                  open: legal.has(at) ? 'yes' : 'no',
                })}
              </span>
              {family !== undefined && <i style={{ background: FAMILIES[family].fill }} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
