import { memo } from 'react';

const FOLDS = 16;

/** A theatre: red curtain, boards, an apron. Fills its box. */
export const Curtain = memo(function Curtain({ isDim = false }: { readonly isDim?: boolean }) {
  const width = 1920 / FOLDS;
  return (
    <svg
      viewBox="0 0 1920 1080"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="cash-fold">
          <stop offset={0} stopColor="#2c070c" />
          <stop offset={0.45} stopColor="#6d1420" />
          <stop offset={0.6} stopColor="#4f0e18" />
          <stop offset={1} stopColor="#2c070c" />
        </linearGradient>
        <linearGradient id="cash-boards" x1={0} y1={0} x2={0} y2={1}>
          <stop offset={0} stopColor="#2a1a12" />
          <stop offset={1} stopColor="#150c08" />
        </linearGradient>
      </defs>
      {Array.from({ length: FOLDS }, (_, fold) => fold * width).map(x => (
        <rect key={x} x={x} width={width + 1} height={780} fill="url(#cash-fold)" />
      ))}
      <rect y={760} width={1920} height={170} fill="url(#cash-boards)" />
      <path d="M0 760H1920" stroke="#0b0508" strokeWidth={10} opacity={0.7} />
      <rect y={930} width={1920} height={150} fill="#1a100c" />
      <path d="M0 931H1920" stroke="#c9a227" strokeWidth={4} />
      <rect width={1920} height={930} fill="#05060a" opacity={isDim ? 0.5 : 0.25} />
    </svg>
  );
});
