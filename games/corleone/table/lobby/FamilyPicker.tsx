import { Monogram } from '@omerta/table/ui/Monogram.tsx';
import { useId } from 'react';
import { Crest } from '../draw/Crest.tsx';
import type { FamilyId } from '../draw/families.ts';
import styles from './FamilyPicker.module.css';

/** The words of the page around it. */
export type SayFamilies = (
  key: `family.${FamilyId | 'any' | 'hint' | 'mine' | 'name' | 'taken'}`,
  values?: { readonly family: string },
) => string;

export interface FamilyPickerProps {
  readonly families: readonly FamilyId[];
  readonly chosen: FamilyId | undefined;
  readonly taken?: readonly FamilyId[]; // by others
  /** Undefined: whichever the rules deal. Only offered where `mayBeAny`. */
  readonly onChoose: (family: FamilyId | undefined) => void;
  readonly say: SayFamilies;
  readonly mayBeAny?: boolean;
  readonly size?: number;
}

/** A crest for each family. Those of others can be seen, not taken. */
export function FamilyPicker({
  families,
  chosen,
  taken = [],
  onChoose,
  say,
  mayBeAny = true,
  size = 27,
}: FamilyPickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.families}>
      <legend>
        {say('family.mine', { family: chosen === undefined ? say('family.any') : say(`family.${chosen}`) })}
      </legend>
      <div className={styles.row}>
        {mayBeAny && (
          <label title={say('family.any')}>
            <input
              type="radio"
              className="veiled"
              name={name}
              checked={chosen === undefined}
              onChange={() => onChoose(undefined)}
              aria-label={say('family.any')}
            />
            <span>
              <Monogram name="?" size={size} />
            </span>
          </label>
        )}
        {families.map(family => {
          const isTaken = taken.includes(family);
          const words = say(isTaken ? 'family.taken' : 'family.name', { family: say(`family.${family}`) });
          return (
            <label key={family} title={words} className={isTaken ? styles.taken : undefined}>
              <input
                type="radio"
                className="veiled"
                name={name}
                checked={family === chosen}
                disabled={isTaken}
                onChange={() => onChoose(family)}
                aria-label={words}
              />
              <span>
                <Crest family={family} size={size} />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
