import styles from './Doors.module.css';

/** The lit sign over a door names it. */
export const Sign = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <h2 id={id} className={styles.sign}>
    {children}
  </h2>
);
