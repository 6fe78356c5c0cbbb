import type { ReactNode } from 'react';
import { hintWords } from '../words/hintWords.ts';
import { useWords } from '../words/useWords.ts';
import { useHints } from './useHints.ts';

export interface HintButtonProps {
  readonly className?: string | undefined;
  readonly keyHint?: ReactNode;
}

/** Asks for advice; once more, and it is put away. */
export function HintButton({ className, keyHint }: HintButtonProps) {
  const say = useWords(hintWords);
  const { isOffered, state, ask, close } = useHints();
  if (!isOffered) return null;
  const isOpen = state.kind !== 'idle';
  return (
    <button
      type="button"
      className={className}
      data-anchor="hint"
      aria-expanded={isOpen}
      onClick={isOpen ? close : ask}
    >
      <HintSign />
      <span>{say('hint')}</span>
      {keyHint}
    </button>
  );
}

const HintSign = () => (
  <svg
    width={18}
    height={18}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M7 13.2c-1.6-1-2.6-2.7-2.6-4.7a5.6 5.6 0 0 1 11.2 0c0 2-1 3.7-2.6 4.7V15H7ZM7.6 17.6h4.8M10 10v3" />
  </svg>
);
