import type { ReactNode } from 'react';

/** A view, a portrait, a still life; each on 56 × 60. */
export const PAINTINGS: readonly ReactNode[] = [
  <g key="view">
    <rect width={56} height={60} fill="#86bfd0" />
    <circle cx={40} cy={16} r={9} fill="#ffd76b" />
    <path d="M0 44L18 22L32 38L44 28L56 42V60H0Z" fill="#4f7a4a" />
    <path d="M0 52q14-8 28 0t28 0v8H0Z" fill="#2f5d6c" />
  </g>,
  <g key="portrait">
    <rect width={56} height={60} fill="#8e3b2f" />
    <path d="M28 8c14 0 18 12 16 26c-2 12-8 18-16 18s-14-6-16-18C10 20 14 8 28 8Z" fill="#f3cf9f" />
    <path d="M12 22C10 4 46 4 44 22c-8-6-24-6-32 0Z" fill="#2b1d2b" />
    <path d="M20 30h5M32 30h5M24 42q5 5 10-1" stroke="#2b1d2b" strokeWidth={2.5} fill="none" />
    <path d="M4 60c2-10 48-10 50 0Z" fill="#2f6f73" />
  </g>,
  <g key="still life">
    <rect width={56} height={60} fill="#e6d3a3" />
    <path d="M8 48h40l-4 8H12Z" fill="#7b4a2a" />
    <circle cx={20} cy={40} r={9} fill="#c4402f" />
    <circle cx={34} cy={41} r={8} fill="#8fae3a" />
    <circle cx={27} cy={31} r={8} fill="#e0a02c" />
    <path d="M27 24q2-8 8-8" stroke="#4f7a4a" strokeWidth={3} fill="none" />
  </g>,
];
