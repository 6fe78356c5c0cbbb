import styles from './KeyList.module.css';

export interface KeyListProps {
  readonly keys: readonly (readonly [key: string, words: string])[];
}

/** The keys of a table, and what each does. */
export const KeyList = ({ keys }: KeyListProps) => (
  <dl className={styles.keys}>
    {keys.map(([key, words]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);
