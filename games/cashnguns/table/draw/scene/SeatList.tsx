import type { Seat } from '@omerta/kernel';
import type { CSSProperties } from 'react';
import type { Place } from '../geometry.ts';
import type { SceneSeat } from '../sceneProps.ts';
import styles from './SeatList.module.css';
import type { StageMeasures } from './Stage.tsx';

export interface SeatListProps {
  readonly seats: readonly SceneSeat[];
  readonly places: readonly Place[];
  readonly measures: StageMeasures;
  readonly label: string;
  readonly onTarget: ((seat: Seat) => void) | undefined;
  readonly onLook: ((seat: Seat) => void) | undefined;
}

/** The seats clockwise, in words; those that may be aimed at, or looked at, are buttons over their figures. */
export const SeatList = ({ seats, places, measures, label, onTarget, onLook }: SeatListProps) => (
  <ul className={styles.seats} aria-label={label}>
    {seats.map((seat, index) => {
      const over = boxOver(places[index]!, measures);
      return (
        <li key={seat.seat}>
          {/* Where things that belong to a seat appear: gestures, for one. */}
          <i
            className={styles.anchor}
            data-anchor={`seat:${seat.seat}`}
            data-out={seat.pose === 'out' || undefined}
            style={over}
            aria-hidden="true"
          />
          {onTarget !== undefined && seat.target !== undefined ? (
            <TargetButton seat={seat} style={over} onTarget={onTarget} />
          ) : onTarget === undefined && onLook !== undefined ? (
            <button
              type="button"
              className={`${styles.button} ${styles.look}`}
              aria-label={seat.label}
              aria-haspopup="dialog"
              onClick={() => onLook(seat.seat)}
              style={over}
            />
          ) : (
            <span className="unseen">{seat.label}</span>
          )}
        </li>
      );
    })}
  </ul>
);

/** Over a figure, its hat and its plate. */
const boxOver = (place: Place, { width, height, bust }: StageMeasures): CSSProperties => ({
  left: `${(place.x / width) * 100}%`,
  top: `${((place.y + bust * 0.2) / height) * 100}%`,
  width: `${((bust * 2.4) / width) * 100}%`,
  height: `${((bust * 2.8) / height) * 100}%`,
});

interface TargetButtonProps {
  readonly seat: SceneSeat;
  readonly style: CSSProperties;
  readonly onTarget: (seat: Seat) => void;
}

function TargetButton({ seat, style, onTarget }: TargetButtonProps) {
  const isOpen = seat.target === 'open' || seat.target === 'chosen';
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.target}`}
      aria-label={seat.label}
      aria-pressed={seat.target === 'chosen'}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onTarget(seat.seat)}
      style={style}
    />
  );
}
