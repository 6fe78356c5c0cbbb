import { Pawn } from '@omerta/corleone/table/draw/pawns/Pawn.tsx';

/** Zio Peppe: fedora, flower, the colour of a family that does not play. */
export const CoachPortrait = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="-32 -62 64 64" aria-hidden="true" focusable="false">
    <circle cy={-30} r={32} fill="var(--walnut-700)" />
    <g stroke="var(--walnut-600)" strokeWidth={3}>
      {RAYS.map(turn => (
        <path key={turn} d="M0-30V-70" transform={`rotate(${turn} 0 -30)`} />
      ))}
    </g>
    <Pawn kind="don" family="marzullo" y={4} scale={1.05} />
  </svg>
);

const RAYS = Array.from({ length: 16 }, (_, at) => at * 22.5);
