/** A shield with the first letter of a name; a hat where there is no name yet. */
export function Monogram({ name, size = 28 }: { readonly name: string | undefined; readonly size?: number }) {
  const letter = [...(name ?? '')][0]?.toLocaleUpperCase();
  return (
    <svg width={size} height={size * 1.14} viewBox="-18 -19 36 41" aria-hidden="true" focusable="false">
      <path
        d="M-16-17H16V4C16 13 8 18 0 21-8 18-16 13-16 4Z"
        fill="var(--walnut-600)"
        stroke="var(--brass-400)"
        strokeWidth={1.6}
      />
      {letter === undefined ? (
        <path
          d="M-7-1c-.4-5 .8-9.5 3-10.300 1.400-.5 2.400.8 4 .8s2.600-1.300 4-.8C6.200-10.500 7.400-6 7-1ZM-13-1.500c3 3 23 3 26 0 .7 2.400-5.500 4.500-13 4.500S-13.700.9-13-1.500Z"
          fill="var(--brass-300)"
        />
      ) : (
        <text y={8} textAnchor="middle" fontFamily="var(--font-display)" fontSize={22} fill="var(--brass-300)">
          {letter}
        </text>
      )}
    </svg>
  );
}
