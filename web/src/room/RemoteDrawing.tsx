export const RemoteDrawing = ({ size = 28 }: { readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <rect x={8} y={2} width={8} height={20} rx={3} />
    <path d="M12 6v.1M10.500 11h3M10.500 14h3M12 18v.1" />
  </svg>
);
