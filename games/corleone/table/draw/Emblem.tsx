import { type EmblemShape, FAMILIES, type Side } from './families.ts';

export interface EmblemProps {
  readonly family: Side;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number; // 1 is 20 units across
  readonly fill?: string | undefined;
}

/** A family's sign, as part of a drawing. */
export function Emblem({ family, x = 0, y = 0, scale = 1, fill = FAMILIES[family].on }: EmblemProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={fill}
      fillRule="evenodd"
      d={SHAPES[FAMILIES[family].emblem]}
    />
  );
}

const SHAPES: { readonly [S in EmblemShape]: string } = {
  sun: 'M0-10 2.6-4.6 7.1-7.1 4.6-2.6 10 0 4.6 2.6 7.1 7.1 2.6 4.6 0 10-2.6 4.6-7.1 7.1-4.6 2.6-10 0-4.6-2.6-7.1-7.1-2.6-4.6Z',
  lozenge: 'M0-10 8 0 0 10-8 0ZM0-4.4-3.5 0 0 4.4 3.5 0Z',
  trefoil:
    'M0-9.5a4.6 4.6 0 0 1 4.1 6.7A4.7 4.7 0 1 1 2 4.6L3.4 9.5h-6.8L-2 4.6a4.7 4.7 0 1 1-2.1-7.4A4.6 4.6 0 0 1 0-9.5Z',
  chevrons: 'M-9-2 0-9.5 9-2V3L0-4.4-9 3ZM-9 5 0-2.4 9 5V10L0 2.6-9 10Z',
  crown: 'M-9-7-4.4-1.5 0-9 4.4-1.5 9-7 7.4 5h-14.8ZM-7.4 6.6h14.8v3h-14.8Z',
  ring: 'M0-8a8 8 0 1 1 0 16A8 8 0 0 1 0-8ZM0-4a4 4 0 1 0 0 8A4 4 0 0 0 0-4Z',
};
