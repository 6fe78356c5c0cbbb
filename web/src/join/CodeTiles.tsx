import styles from './CodeTiles.module.css';

export interface CodeTilesProps {
  readonly value: string;
  /** How many letters a code has; more typed ones get tiles of their own. */
  readonly letters: number;
  readonly isAsking?: boolean;
}

/** The letters of a code, and room for those that are missing. `--tile-height` and `--tile-size` are set by the place. */
export function CodeTiles({ value, letters, isAsking = false }: CodeTilesProps) {
  const count = Math.max(letters, value.length);
  return (
    <span className={styles.tiles} data-many={count > 6 || undefined} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => {
        const letter = value[at];
        const look = letter === undefined ? `${styles.empty} ${at === value.length ? styles.next : ''}` : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is where it stands
          <i key={at} className={`${styles.tile} ${look} ${isAsking ? styles.asking : ''}`}>
            {letter}
          </i>
        );
      })}
    </span>
  );
}
