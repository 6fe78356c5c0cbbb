import type { ReactNode } from 'react';

/** Small line drawings. They decorate words and never stand alone: what has an icon has a name too. */
export type IconName = keyof typeof DRAWINGS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[name]}
    </svg>
  );
}

const DRAWINGS = {
  back: <path d="M12.5 3.5 6 10l6.5 6.5" />,
  bell: <path d="M4.5 14.5c1.2-1.2 1.5-2.5 1.5-5a4 4 0 0 1 8 0c0 2.5.3 3.8 1.5 5ZM8.5 17h3" />,
  camera: <path d="M2.5 6.5H6l1.5-2h5l1.5 2h3.5V16h-15ZM10 13.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z" />,
  cap: <path d="M1.7 7.5 10 3.3l8.3 4.2L10 11.7ZM5 9.6v4.6c2.5 2 7.5 2 10 0V9.6M18.3 7.500v5" />,
  check: <path strokeWidth={2.8} d="m4 10.5 4 4L16 5.5" />,
  chevron: <path d="m5 7.5 5 5 5-5" />,
  clock: <path d="M10 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 6v4.5l3 2" />,
  close: <path strokeWidth={2.4} d="m5 5 10 10M15 5 5 15" />,
  copy: <path d="M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5Z" />,
  crown: <path d="m3 6 3.5 4L10 4l3.5 6L17 6l-1.2 8H4.2ZM4.2 16.5h11.6" />,
  door: <path d="M4.5 17.5V2.5h8v15M2.5 17.5h15M12.5 5l3 1v11.5M10 10.2v.1" />,
  eye: (
    <path d="M2 10c2-3.5 4.7-5.3 8-5.3s6 1.8 8 5.3c-2 3.5-4.7 5.3-8 5.3S4 13.5 2 10ZM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  film: <path d="M2.5 4h15v12h-15ZM6 4v12M14 4v12M2.5 8H6M2.5 12H6M14 8h3.5M14 12h3.5" />,
  gear: (
    <>
      <path d="M3 6h14M3 14h14" />
      <circle cx={7} cy={6} r={2.3} fill="var(--walnut-900)" />
      <circle cx={13} cy={14} r={2.3} fill="var(--walnut-900)" />
    </>
  ),
  globe: (
    <path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM2.5 10h15M10 2.5c2.7 2.2 3.3 5 3.3 7.5s-.6 5.3-3.3 7.5c-2.7-2.2-3.3-5-3.3-7.5s.6-5.3 3.3-7.5Z" />
  ),
  help: <path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM8 7.8a2.1 2.1 0 1 1 3 2c-.7.3-1 .8-1 1.5M10 14v.1" />,
  hourglass: <path d="M5 2.5h10M5 17.5h10M6 2.5c0 5 8 5 8 7.5s-8 2.5-8 7.5M14 2.5c0 5-8 5-8 7.5" />,
  link: (
    <path d="M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5L10.3 4.7M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1.2-1.2" />
  ),
  pause: <path strokeWidth={2.6} d="M7 4v12M13 4v12" />,
  person: <path d="M10 9.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17.5c.5-3.7 3-5.5 6.5-5.5s6 1.8 6.5 5.5" />,
  phone: (
    <path d="M6 2h8c.8 0 1.5.7 1.5 1.5v13c0 .8-.7 1.5-1.5 1.5H6c-.8 0-1.5-.7-1.5-1.5v-13C4.5 2.7 5.2 2 6 2ZM9 15.5h2" />
  ),
  play: <path d="M6 3.5v13l10-6.5Z" />,
  plus: <path strokeWidth={2.2} d="M10 3.5v13M3.5 10h13" />,
  qr: <path d="M2.5 2.5H8V8H2.5ZM12 2.5h5.5V8H12ZM2.5 12H8v5.5H2.5ZM12 12h2v2M17.5 12v5.5M12 17.5h2" />,
  scan: (
    <path d="M2 6.5V3.5C2 2.7 2.7 2 3.5 2h3M13.5 2h3c.8 0 1.5.7 1.5 1.5v3M18 13.5v3c0 .8-.7 1.5-1.5 1.5h-3M6.5 18h-3c-.8 0-1.5-.7-1.5-1.5v-3M6.5 6.5h3v3h-3ZM11 11h2.5v2.5H11ZM11 6.5h2.5M6.5 12.5v1" />
  ),
  screen: <path d="M2 3.5h16v10.5H2ZM6.5 17.5h7M10 14v3.5" />,
  share: <path d="M10 12.5v-10M6.5 5.5 10 2.5l3.5 3M5.5 9H3.5v8.5h13V9h-2" />,
  tv: <path d="M2.5 5.5h15v9h-15ZM6.5 17.5h7M10 14.5v3M6.5 2 10 5.5 13.5 2" />,
} satisfies Record<string, ReactNode>;
