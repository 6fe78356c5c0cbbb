import styles from './troubleArt.module.css';

/** Decorations of failures. They say nothing that the words beside them do not. */
export const NoLine = () => (
  <svg width={72} height={60} viewBox="0 0 62 52" fill="none" strokeWidth={5} strokeLinecap="round" aria-hidden="true">
    <path stroke="var(--brass-400)" d="M6 18c15-14 35-14 50 0M16 29c9-8 21-8 30 0M26 40c3-2.5 7-2.5 10 0" />
    <path stroke="var(--red-300)" d="M8 48 54 4" />
  </svg>
);

export const TwoDevices = () => (
  <svg
    width={122}
    height={60}
    viewBox="0 0 122 60"
    fill="none"
    strokeWidth={4}
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path stroke="var(--text-3)" d="M4 5h68v39H4ZM38 44v11M26 56h24" />
    <path stroke="var(--brass-400)" fill="var(--walnut-700)" d="M92 5h26v51H92ZM102 49h6" />
  </svg>
);

/** How much of a wait is over, with the seconds left in it. */
export function Countdown({ seconds, whole }: { readonly seconds: number; readonly whole: number }) {
  const round = 2 * Math.PI * 32;
  return (
    <svg className={styles.countdown} width={76} height={76} viewBox="-38 -38 76 76" aria-hidden="true">
      <circle r={32} />
      <circle r={32} strokeDasharray={`${(round * seconds) / whole} ${round}`} transform="rotate(-90)" />
      <text y={10} textAnchor="middle">
        {seconds}
      </text>
    </svg>
  );
}

/** A code in letters to be held in the hand. `wrong` has a red frame. */
export const CodeLetters = ({ code, wrong = false }: { readonly code: string; readonly wrong?: boolean }) => (
  <span className={`${styles.letters} ${wrong ? styles.wrong : ''}`} aria-hidden="true">
    {[...code].map((letter, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter is where it stands
      <i key={at}>{letter}</i>
    ))}
  </span>
);
