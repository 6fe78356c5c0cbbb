/** Zio Peppe: fedora and flower, dressed in yellow. */
export const CoachPortrait = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="-32 -62 64 64" aria-hidden="true" focusable="false">
    <circle cy={-30} r={32} fill="var(--walnut-700)" />
    <g stroke="var(--walnut-600)" strokeWidth={3}>
      {RAYS.map(turn => (
        <path key={turn} d="M0-30V-70" transform={`rotate(${turn} 0 -30)`} />
      ))}
    </g>
    <g transform="translate(0 4) scale(1.05)" stroke={INK} strokeWidth={1.6}>
      <ellipse cx={3} cy={6} rx={23} ry={7} fill="#000" stroke="none" opacity={0.28} />
      <path d="M-20-3v5c0 5 9 8 20 8s20-3 20-8v-5Z" fill={SHADE} strokeWidth={1.8} />
      <ellipse cy={-3} rx={20} ry={8} fill={COAT} strokeWidth={1.8} />
      <path
        d="M-13.5-4c0-10-1-15 2-20 2-3.5 6-5 11.5-5s9.5 1.5 11.5 5c3 5 2 10 2 20Z"
        fill={COAT}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <path d="M-4.5-28.5 0-19l4.5-9.5Z" fill="#FFF6E2" strokeWidth={1.2} />
      <path d="M-1.3-27h2.6l1 5L0-19l-2.3-3Z" fill={INK} stroke="none" />
      <path d="M-7-38c0-5 3-8 7-8s7 3 7 8-3 10-7 10-7-5-7-10Z" fill="#F0D3AE" />
      <path d="M-8.5-41c-.5-6.5 1-12.5 3.8-13.5 1.7-.6 3 1 4.7 1s3-1.6 4.7-1C7.5-53.5 9-47.5 8.5-41Z" fill={SHADE} />
      <path d="M-8.7-44.5c6 1.6 11.4 1.6 17.4 0v3.3h-17.4Z" fill="#E9D6A6" stroke="none" />
      <path d="M-15-42c3 3.6 27 3.6 30 0 .8 2.8-6.5 5-15 5s-15.8-2.2-15-5Z" fill={SHADE} />
      <circle cx={-9} cy={-23} r={2.4} fill="#C2302E" stroke="#fff" strokeWidth={0.8} />
      <path
        transform="translate(0 -13.5) scale(0.58)"
        d="M0-10 2.6-4.6 7.1-7.1 4.6-2.6 10 0 4.6 2.6 7.1 7.1 2.6 4.6 0 10-2.6 4.6-7.1 7.1-4.6 2.6-10 0-4.6-2.6-7.1-7.1-2.6-4.6Z"
        fill="#1d1508"
        stroke="none"
      />
    </g>
  </svg>
);

const RAYS = Array.from({ length: 16 }, (_, at) => at * 22.5);
const INK = '#17110B';
const COAT = '#e8b634';
const SHADE = '#9a6e0b';
