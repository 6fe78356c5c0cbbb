// The theatre of the room on a television: curtain, boards, marquee and footlights, on 1920 × 1080.
import { memo } from 'react';

const WIDTH = 1920;
const HEIGHT = 1080;
const FLOOR = 748;
const APRON = 886;
const SIDE = 110;
const SWAGS = 8;
const INK = '#0d0f15';

export const Stage = memo(function Stage() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      <Paints />
      <rect width={WIDTH} height={FLOOR} fill="url(#room-curtain)" />
      <rect width={WIDTH} height={FLOOR} fill="url(#room-curtain-shade)" />
      <ellipse
        cx={WIDTH / 2}
        cy={FLOOR * 0.72}
        rx={WIDTH * 0.46}
        ry={FLOOR * 0.5}
        fill="url(#room-pool)"
        opacity={0.55}
      />
      <Boards />
      {Array.from({ length: SWAGS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a swag is where it hangs
        <Swag key={at} at={at} />
      ))}
      <Wings />
      <path d={`M0 ${FLOOR - 260}H64V${FLOOR + 40}L0 ${FLOOR + 60}Z`} fill="#fff1b8" opacity={0.9} />
      <path d={`M0 ${FLOOR - 260}H64V${FLOOR + 40}L0 ${FLOOR + 60}`} fill="none" stroke="#c9a227" strokeWidth={8} />
      <path d={`M64 ${FLOOR - 200}L520 ${APRON - 40}H40L0 ${FLOOR + 60}Z`} fill="#ffe9b0" opacity={0.12} />
      <Marquee />
      <Footlights />
    </svg>
  );
});

const Paints = () => (
  <defs>
    <linearGradient id="room-fold" x1="0" x2="1" y1="0" y2="0">
      <stop offset="0" stopColor="#3a0b10" />
      <stop offset=".3" stopColor="#8a1d20" />
      <stop offset=".48" stopColor="#a32a28" />
      <stop offset=".7" stopColor="#6d1518" />
      <stop offset="1" stopColor="#2c080c" />
    </linearGradient>
    <pattern id="room-curtain" width="96" height="100" patternUnits="userSpaceOnUse">
      <rect width="96" height="100" fill="url(#room-fold)" />
    </pattern>
    <linearGradient id="room-curtain-shade" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stopColor="#0b0508" stopOpacity=".78" />
      <stop offset=".45" stopColor="#0b0508" stopOpacity=".42" />
      <stop offset="1" stopColor="#0b0508" stopOpacity=".72" />
    </linearGradient>
    <linearGradient id="room-floor" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stopColor="#1c110b" />
      <stop offset=".35" stopColor="#4a2f1f" />
      <stop offset="1" stopColor="#2c1b12" />
    </linearGradient>
    <linearGradient id="room-apron" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stopColor="#3a271d" />
      <stop offset=".12" stopColor="#251812" />
      <stop offset="1" stopColor="#120c09" />
    </linearGradient>
    <radialGradient id="room-pool">
      <stop offset="0" stopColor="#ffe9b0" stopOpacity=".55" />
      <stop offset=".6" stopColor="#ffe9b0" stopOpacity=".18" />
      <stop offset="1" stopColor="#ffe9b0" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="room-bulb">
      <stop offset="0" stopColor="#fffbe6" />
      <stop offset=".35" stopColor="#ffe08a" />
      <stop offset="1" stopColor="#ffb52e" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="room-lightbox" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stopColor="#fffdf2" />
      <stop offset=".6" stopColor="#fbeecb" />
      <stop offset="1" stopColor="#ecd8a4" />
    </linearGradient>
    <linearGradient id="room-wood" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stopColor="#6a4630" />
      <stop offset=".5" stopColor="#432c1f" />
      <stop offset="1" stopColor="#2a1a12" />
    </linearGradient>
  </defs>
);

const Boards = () => (
  <>
    <path d={`M0 ${FLOOR}H${WIDTH}V${APRON}H0Z`} fill="url(#room-floor)" />
    <path d={`M0 ${FLOOR}H${WIDTH}`} stroke="#0b0508" strokeWidth={10} opacity={0.7} />
    <path
      d={Array.from({ length: 23 }, (_, at) => {
        const x = ((at - 11) * WIDTH) / 15;
        return `M${WIDTH / 2 + x * 0.72} ${FLOOR}L${WIDTH / 2 + x} ${APRON}`;
      }).join('')}
      stroke="#1c110b"
      strokeWidth={2.5}
      opacity={0.8}
    />
    <path d={`M0 ${APRON}H${WIDTH}V${HEIGHT}H0Z`} fill="url(#room-apron)" />
    <path d={`M0 ${APRON}H${WIDTH}`} stroke={INK} strokeWidth={8} />
    <path d={`M0 ${APRON + 1}H${WIDTH}`} stroke="#c9a227" strokeWidth={4} />
  </>
);

function Swag({ at }: { readonly at: number }) {
  const [left, right] = [(at * WIDTH) / SWAGS, ((at + 1) * WIDTH) / SWAGS];
  const hem = `M${left} 34Q${(left + right) / 2} ${34 + 2 * (at % 2 === 0 ? 40 : 34)} ${right} 34`;
  return (
    <>
      <path d={`${hem}V-10H${left}Z`} fill="url(#room-curtain)" stroke={INK} strokeWidth={4} />
      <path d={hem} fill="none" stroke="#c9a227" strokeWidth={5} />
      <path d={hem} fill="none" stroke="#f6dc86" strokeWidth={2} strokeDasharray="3 7" />
    </>
  );
}

const WING = `M0 0H${SIDE}C${SIDE * 0.9} ${FLOOR * 0.4} ${SIDE * 0.5} ${FLOOR * 0.62} ${SIDE * 0.34} ${FLOOR * 0.7}L${SIDE * 0.5} ${FLOOR}H0Z`;

const Wings = () => (
  <>
    {[undefined, `translate(${WIDTH} 0) scale(-1 1)`].map(turn => (
      <g key={turn ?? 'left'} transform={turn}>
        <path d={WING} fill="url(#room-curtain)" stroke={INK} strokeWidth={4} />
        <path d={`M${SIDE * 0.34} ${FLOOR * 0.7}L-6 ${FLOOR * 0.64}`} stroke="#c9a227" strokeWidth={9} />
      </g>
    ))}
  </>
);

const Marquee = () => (
  <>
    {[300, 1620].map(x => (
      <g key={x}>
        <path d={`M${x} -20V60`} stroke={INK} strokeWidth={14} />
        <path d={`M${x} -20V60`} stroke="#c9a227" strokeWidth={6} />
      </g>
    ))}
    <rect x={96} y={34} width={1728} height={420} rx={30} fill={INK} />
    <rect x={102} y={40} width={1716} height={408} rx={26} fill="url(#room-wood)" stroke="#c9a227" strokeWidth={5} />
    {BULBS.map(([x, y], at) => (
      <g key={`${x} ${y}`} opacity={at % 2 === 0 ? 0.95 : 0.75}>
        <circle cx={x} cy={y} r={16} fill="url(#room-bulb)" />
        <circle cx={x} cy={y} r={5.7} fill="#fff6d2" stroke="#8a6c14" strokeWidth={1.5} />
      </g>
    ))}
    <rect x={150} y={86} width={1246} height={316} rx={14} fill="url(#room-lightbox)" stroke={INK} strokeWidth={6} />
    <path d="M156 330H1390M156 170H1390" stroke="#cdb782" strokeWidth={3} />
    <rect x={1424} y={86} width={346} height={316} rx={14} fill="#fffdf2" stroke={INK} strokeWidth={6} />
  </>
);

/** Round the marquee, 44 apart. */
const BULBS: readonly (readonly [number, number])[] = (() => {
  const [left, top, width, height] = [124, 62, 1672, 364];
  const [across, down] = [38, 8];
  const rows = Array.from({ length: across + 1 }, (_, at) => left + (width * at) / across);
  const columns = Array.from({ length: down - 1 }, (_, at) => top + (height * (at + 1)) / down);
  return [
    ...rows.flatMap(x => [[x, top] as const, [x, top + height] as const]),
    ...columns.flatMap(y => [[left, y] as const, [left + width, y] as const]),
  ];
})();

const Footlights = () => (
  <>
    {Array.from({ length: 15 }, (_, at) => 50 + ((WIDTH - 100) * at) / 14).map(x => (
      <g key={x}>
        <ellipse cx={x} cy={APRON - 26} rx={70} ry={44} fill="url(#room-pool)" opacity={0.38} />
        <path d={`M${x - 20} ${APRON}A20 17 0 0 1 ${x + 20} ${APRON}Z`} fill="#8a6c14" stroke={INK} strokeWidth={3.5} />
        <path d={`M${x - 13} ${APRON - 3}A13 10 0 0 1 ${x + 13} ${APRON - 3}Z`} fill="#fff1b8" />
      </g>
    ))}
  </>
);
