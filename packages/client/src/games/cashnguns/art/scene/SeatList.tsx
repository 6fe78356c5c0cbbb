import type { Seat } from '@omerta/kernel';
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
}

/** The seats clockwise, in words; those that may be aimed at are buttons over their figures. */
export const SeatList = ({ seats, places, measures, label, onTarget }: SeatListProps) => (
  <ul className={styles.seats} aria-label={label}>
    {seats.map((seat, index) => (
      <li key={seat.seat}>
        {onTarget === undefined || seat.target === undefined ? (
          <span className="unseen">{seat.label}</span>
        ) : (
          <TargetButton seat={seat} place={places[index]!} measures={measures} onTarget={onTarget} />
        )}
      </li>
    ))}
  </ul>
);

interface TargetButtonProps {
  readonly seat: SceneSeat;
  readonly place: Place;
  readonly measures: StageMeasures;
  readonly onTarget: (seat: Seat) => void;
}

function TargetButton({ seat, place, measures, onTarget }: TargetButtonProps) {
  const { width, height, bust } = measures;
  const isOpen = seat.target === 'open' || seat.target === 'chosen';
  return (
    <button
      type="button"
      className={styles.target}
      aria-label={seat.label}
      aria-pressed={seat.target === 'chosen'}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onTarget(seat.seat)}
      style={{
        left: `${(place.x / width) * 100}%`,
        top: `${((place.y + bust * 0.2) / height) * 100}%`,
        width: `${((bust * 2.4) / width) * 100}%`,
        height: `${((bust * 2.8) / height) * 100}%`,
      }}
    />
  );
}
