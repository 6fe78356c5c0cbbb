import type { AboutFactions } from '@omerta/table/game/about.ts';
import type { LobbyFactions } from '@omerta/table/lobby/lobbyParts.ts';
import { Monogram } from '@omerta/table/ui/Monogram.tsx';
import { Suspense, useId } from 'react';
import styles from './FactionPicker.module.css';

export interface FactionPickerProps {
  readonly all: readonly string[];
  readonly Picture: LobbyFactions['Picture'];
  readonly about: AboutFactions;
  readonly chosen: string | undefined;
  /** The player who has it, if another one has. */
  readonly ownerOf?: (faction: string) => string | undefined;
  readonly onChoose: (faction: string) => void;
  /** Offered where it may be left to the game. */
  readonly onChooseAny?: () => void;
}

const SIZE = 44;

/** What my seat plays as. Those of others can be seen, with their owners, and not taken. */
export function FactionPicker({
  all,
  Picture,
  about,
  chosen,
  ownerOf = () => undefined,
  onChoose,
  onChooseAny,
}: FactionPickerProps) {
  const group = useId();
  return (
    <fieldset className={styles.factions}>
      <legend>{chosen === undefined ? `${about.one}: ${about.any}` : about.mine(chosen)}</legend>
      <div className={styles.grid}>
        {onChooseAny !== undefined && (
          <label>
            <input
              type="radio"
              className="veiled"
              name={group}
              checked={chosen === undefined}
              onChange={onChooseAny}
              aria-label={about.any}
            />
            <span>
              <Monogram name="?" size={SIZE * 0.8} />
              <small>{about.any}</small>
            </span>
          </label>
        )}
        {all.map(faction => {
          const name = about.name(faction);
          const owner = ownerOf(faction);
          return (
            <label
              key={faction}
              className={owner === undefined ? undefined : styles.taken}
              title={owner === undefined ? name : about.takenBy(faction, owner)}
            >
              <input
                type="radio"
                className="veiled"
                name={group}
                checked={faction === chosen}
                disabled={owner !== undefined}
                onChange={() => onChoose(faction)}
                aria-label={owner === undefined ? name : about.takenBy(faction, owner)}
              />
              <span>
                <Suspense fallback={<i className={styles.place} />}>
                  <Picture faction={faction} size={SIZE} />
                </Suspense>
                <small className={owner === undefined ? undefined : styles.owner}>{owner ?? name}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
