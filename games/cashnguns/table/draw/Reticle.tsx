export interface ReticleProps {
  readonly radius: number; // of the figure
}

/** Round my target, on my device only. For use inside a drawing, round 0,0, over the figure. */
export const Reticle = ({ radius: r }: ReticleProps) => (
  <g fill="none" stroke="#fff1b8" strokeWidth={4}>
    <circle r={r + 8} />
    <path d={`M${-r - 18} 0h18M${r} 0h18M0 ${-r - 18}v18M0 ${r}v18`} />
  </g>
);

/** Behind a player in danger. */
export const Danger = ({ radius }: ReticleProps) => <circle r={radius} fill="#c4241c" opacity={0.28} />;

/** The old target after an order: not again. */
export const StruckOut = ({ radius }: ReticleProps) => {
  const r = radius * 0.62;
  const cross = `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={cross} stroke="#0d0f15" strokeWidth={radius * 0.4} />
      <path d={cross} stroke="#ff7a5c" strokeWidth={radius * 0.2} />
    </g>
  );
};
