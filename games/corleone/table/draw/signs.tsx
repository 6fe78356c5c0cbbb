// Small line drawings of the interface, in the colour of the text around them. They never carry a fact alone.
import type { ReactNode } from 'react';

interface SignProps {
  readonly size?: number;
}

const sign =
  (children: ReactNode, weight = 1.7) =>
  ({ size = 16 }: SignProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );

export const CardsSign = sign(
  <>
    <rect x="3" y="4" width="9" height="13" rx="1.5" transform="rotate(-10 7 10)" />
    <rect x="8" y="3.5" width="9" height="13" rx="1.5" fill="var(--ink-800)" transform="rotate(7 12 10)" />
  </>,
);
export const CaseSign = sign(
  <>
    <rect x="2" y="6.5" width="16" height="10.5" rx="1.5" />
    <path d="M7 6.5v-2c0-.6.4-1 1-1h4c.6 0 1 .4 1 1v2M6 6.5V17M14 6.5V17" />
  </>,
);
export const HourglassSign = sign(
  <path d="M5 2.5h10M5 17.5h10M6 2.5c0 5 8 5 8 7.5s-8 2.5-8 7.5M14 2.5c0 5-8 5-8 7.5s8 2.5 8 7.5" />,
);
export const CheckSign = sign(<path d="m4 10.5 4 4L16 5.5" />, 2.6);
export const CrossSign = sign(<path d="m5 5 10 10M15 5 5 15" />, 2.6);
export const EyeSign = sign(
  <>
    <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
    <circle cx="10" cy="10" r="2.6" />
  </>,
);
export const UndoSign = sign(<path d="M4 8h8a4.5 4.5 0 0 1 0 9H8M7.5 4 3.5 8l4 4" />, 1.9);
export const SkipSign = sign(<path d="m3 5 6 5-6 5ZM9.5 5l6 5-6 5ZM17.5 5v10" />);
export const LogSign = sign(<path d="M4 5h12M4 10h12M4 15h8" />);
export const MapSign = sign(<path d="M2.5 5 7.5 3l5 2 5-2v12l-5 2-5-2-5 2ZM7.5 3v12M12.5 5v12" />);

export const WarnSign = ({ size = 22 }: SignProps) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M10 2 19 18H1Z" fill="#8a5a05" />
    <path d="M10 7.500v5" stroke="#FBF3DF" strokeWidth={2.2} />
    <circle cx="10" cy="15" r="1.3" fill="#FBF3DF" />
  </svg>
);
