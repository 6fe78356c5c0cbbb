import { type Box, centreOf } from './box.ts';

const OUT = 'cubic-bezier(.16,1,.3,1)';
const DROP = 'cubic-bezier(.34,1.4,.64,1)';
const IN_OUT = 'cubic-bezier(.65,0,.35,1)';

type Moves = Readonly<
  Record<
    'fade' | 'hold' | 'glimmer' | 'drop' | 'show' | 'pulse' | 'flip' | 'tip' | 'sweep' | 'flash' | 'lid',
    Keyframe[]
  >
>;

/** Small moves of one thing. Scale, tilt and slide are added to where it stands. */
export const MOVES: Moves = {
  fade: [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }],
  hold: [{ opacity: 1 }, { opacity: 1 }],
  glimmer: [{ opacity: 1 }, { opacity: 0.55 }, { opacity: 1 }],
  drop: [
    { translate: '0 -24px', scale: '1 1', opacity: 0.2, easing: DROP },
    { translate: '0 0', scale: '1 1', opacity: 1, offset: 0.7 },
    { translate: '0 0', scale: '1.04 .96', offset: 0.82 },
    { translate: '0 0', scale: '1 1', opacity: 1 },
  ],
  show: [
    { scale: '.7', opacity: 0, easing: OUT },
    { scale: '1', opacity: 1, offset: 0.25 },
    { scale: '1', opacity: 1, offset: 0.75, easing: IN_OUT },
    { scale: '.85', opacity: 0 },
  ],
  pulse: [{ scale: '1' }, { scale: '1.18', easing: OUT }, { scale: '1' }],
  flip: [
    { transform: 'perspective(600px) rotateY(0)' },
    { transform: 'perspective(600px) rotateY(90deg)', offset: 0.5 },
    { transform: 'perspective(600px) rotateY(0)' },
  ],
  tip: [
    { rotate: '0deg', opacity: 1, easing: IN_OUT },
    { rotate: '84deg', opacity: 1, offset: 0.7 },
    { rotate: '90deg', opacity: 0 },
  ],
  sweep: [{ clipPath: 'inset(0 100% 0 0)', easing: OUT }, { clipPath: 'inset(0 0 0 0)' }],
  lid: [
    { transform: 'none', transformOrigin: 'bottom', easing: OUT },
    { transform: 'perspective(400px) rotateX(16deg)', transformOrigin: 'bottom', offset: 0.2 },
    { transform: 'perspective(400px) rotateX(16deg)', transformOrigin: 'bottom', offset: 0.85, easing: IN_OUT },
    { transform: 'none', transformOrigin: 'bottom' },
  ],
  flash: [{ filter: 'brightness(1)' }, { filter: 'brightness(2.4)' }, { filter: 'brightness(1)' }],
};

/** From one place to another, over a hill of so many pixels; it may be smaller when it is there. */
export function flightFrames(from: Box, to: Box, arc: number, size = 1): Keyframe[] {
  const start = centreOf(from);
  const end = centreOf(to);
  const way = { x: end.x - start.x, y: end.y - start.y };
  return [
    { translate: '0 0', opacity: 1, easing: 'cubic-bezier(.3,0,.7,.6)' },
    { translate: `${way.x / 2}px ${way.y / 2 - arc}px`, opacity: 1, offset: 0.5, easing: 'cubic-bezier(.3,.4,.4,1)' },
    { translate: `${way.x}px ${way.y}px`, scale: String(size), opacity: 1 },
  ];
}
