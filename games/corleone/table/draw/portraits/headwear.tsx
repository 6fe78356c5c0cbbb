// Hats and hair of allies that no figure wears.
import { HAIR, INK } from '../palette.ts';

export const Bowler = () => (
  <g fill="#2B2F36" stroke={INK}>
    <path d="M-8.5-41c0-8 3-11.5 8.5-11.5s8.5 3.5 8.5 11.5Z" strokeWidth={1.6} />
    <path d="M-8.6-44.5h17.2v3H-8.6Z" fill="#7A2A22" stroke="none" />
    <path d="M-13-43c0 3 3 4.6 13 4.6S13-40 13-43c-3 2.2-23 2.2-26 0Z" strokeWidth={1.4} />
  </g>
);

export const EyeShade = () => (
  <g stroke={INK}>
    <path d="M-7.6-41c-.6-4.5.6-7 7.6-7s8.2 2.5 7.6 7Z" fill={HAIR} strokeWidth={1.2} />
    <path d="M-8.2-43.2h16.4v3H-8.2Z" fill="#1E5B38" strokeWidth={1.2} />
    <path d="M-8.2-40.2h16.4L12-36c-7-2.2-17-2.2-24 0Z" fill="#2E9159" fillOpacity={0.85} strokeWidth={1.3} />
  </g>
);

export const SleekHair = ({ fill = '#22180F' }: { readonly fill?: string }) => (
  <path
    d="M-7.7-37.5c-1.4-7 1.2-11.5 7.7-11.5s9.4 4 7.8 11.5c-1-4.6-2.6-6.6-6.3-6.8-4.2-.2-7.7 1.6-9.2 6.8Z"
    fill={fill}
    stroke={INK}
    strokeWidth={1.3}
  />
);

export const ThinHair = () => (
  <path
    d="M-7.4-36c-1.6-2-1.4-5 .2-6.5-.4 2 .2 3.6.8 4.5ZM7.4-36c1.6-2 1.4-5-.2-6.5.4 2-.2 3.6-.8 4.5ZM-3-46.5c2-1.5 4.5-1.3 6.5 0"
    fill={HAIR}
    stroke={INK}
    strokeWidth={0.9}
  />
);
