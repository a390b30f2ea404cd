const PARAGRAPHS = [50, 108, 166].flatMap((x) =>
  Array.from({ length: 10 }, (_, row) => ({ x, y: 128 + row * 7 })),
);
const LINES = Array.from({ length: 8 }, (_, row) => ({ y: 66 + row * 7, width: row === 7 ? 46 : 80 }));

/** Drawing of a page with a hole in it, under a magnifying glass. */
export function EmptyPageArt({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 320 220" aria-hidden="true">
      <g transform="rotate(-4 130 110)">
        <path d="M36 18h190v190H36z" fill="var(--newsprint)" stroke="var(--rule-mid)" strokeWidth="1.5" />
        <path d="M50 32h162v14H50zM50 54h162v2H50z" fill="var(--ink)" />
        <path d="M50 64h70v52H50z" fill="var(--accent-tint)" stroke="var(--accent)" strokeDasharray="4 4" />
        <g fill="var(--rule-mid)">
          {LINES.map(({ y, width }) => (
            <rect key={y} x="132" y={y} width={width} height="3" />
          ))}
          {PARAGRAPHS.map(({ x, y }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="46" height="3" />
          ))}
        </g>
      </g>
      <g transform="translate(216 132)">
        <circle r="44" fill="var(--paper)" fillOpacity=".86" stroke="var(--ink)" strokeWidth="6" />
        <path d="M32 32L74 74" stroke="var(--ink)" strokeWidth="11" strokeLinecap="round" />
        <path d="M-16 0h32" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
      </g>
    </svg>
  );
}
