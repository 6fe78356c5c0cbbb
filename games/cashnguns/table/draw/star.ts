/** A star round 0,0 with some of its points shorter, so that it looks torn from paper. */
export const starPath = (points: number, outer: number, inner: number, turn = 0, uneven = 0): string => {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = turn + (index * Math.PI) / points;
    const radius = index % 2 === 1 ? inner : outer * (1 - (((index * 37) % 11) / 11) * uneven);
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
};
