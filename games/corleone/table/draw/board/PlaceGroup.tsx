import type { ReactNode } from 'react';
import styles from './Board.module.css';
import type { PlaceId } from './boardProps.ts';
import { SpokenButton, SpokenPicture, Unspoken } from './spoken.tsx';

/** What every place on the board has. */
export interface PlaceProps {
  readonly place: PlaceId;
  readonly label: string;
  readonly isPickable: boolean;
  readonly isFocused: boolean;
}

/** A place that readers hear of and that may be picked. The board listens for all of them. */
export function PlaceGroup({
  place,
  label,
  isPickable,
  isFocused,
  children,
}: PlaceProps & { readonly children: ReactNode }) {
  return isPickable ? (
    <SpokenButton className={styles.place} data-place={place} tabIndex={isFocused ? 0 : -1} aria-label={label}>
      <Unspoken>{children}</Unspoken>
    </SpokenButton>
  ) : (
    <SpokenPicture aria-label={label}>
      <Unspoken>{children}</Unspoken>
    </SpokenPicture>
  );
}
