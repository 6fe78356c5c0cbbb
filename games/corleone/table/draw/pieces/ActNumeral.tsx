import styles from './ActNumeral.module.css';

export interface ActNumeralProps {
  readonly act: number; // 1 to 4
}

const ROMAN = ['I', 'II', 'III', 'IV'];

/** The bars above and below keep II from reading as a pause sign. */
export const ActNumeral = ({ act }: ActNumeralProps) => <span className={styles.numeral}>{ROMAN[act - 1]}</span>;
