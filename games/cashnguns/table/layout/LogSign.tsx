/** A list; the button around it says what it opens. */
export const LogSign = () => (
  <svg viewBox="0 0 20 20" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
    <path d="M3 5h14M3 10h14M3 15h9" strokeLinecap="round" />
  </svg>
);
