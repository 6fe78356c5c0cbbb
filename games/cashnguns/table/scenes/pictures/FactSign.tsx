const SIGNS = {
  good: { colour: '#9fe3b8', path: 'M-8 0l6 6l11-13' },
  bad: { colour: '#ff9a8a', path: 'M-7 -7L7 7M7 -7L-7 7' },
  gone: { colour: '#b9c0cf', path: 'M-8 0H8' },
} as const;

/** A tick, a cross or a dash; the words beside it say what it is about. */
export const FactSign = ({ kind }: { readonly kind: keyof typeof SIGNS }) => {
  const { colour, path } = SIGNS[kind];
  return (
    <svg
      viewBox="-17 -17 34 34"
      width={30}
      height={30}
      fill="none"
      stroke={colour}
      aria-hidden="true"
      focusable="false"
    >
      <circle r={15} strokeWidth={2.5} />
      <path d={path} strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
};
