import type { SearchFacets } from '#domain/search.ts';
import { HANDLE_FIELDS } from '#domain/search-months.ts';
import styles from './month-range.module.css';
import { shortMonth } from './short-day.ts';
import { strings } from './strings.ts';

type Edges = { from: number; to: number };
type Props = { bars: SearchFacets['months']; edges: Edges; onMove: (edges: Edges) => void };

/**
 * The months of the results with a handle at either end of the period; the handles are fields of the surrounding form.
 * NWS-06
 */
export function MonthRange({ bars, edges, onMove }: Props) {
  const last = bars.length;
  // A handle that meets the other pushes it along, so that one month stays between them.
  const moveFrom = (edge: number) => {
    const from = Math.min(edge, last - 1);
    onMove({ from, to: Math.max(edges.to, from + 1) });
  };
  const moveTo = (edge: number) => {
    const to = Math.max(edge, 1);
    onMove({ from: Math.min(edges.from, to - 1), to });
  };
  const handle = (side: keyof Edges, month: string | undefined, move: (edge: number) => void) => (
    <input
      type="range"
      name={HANDLE_FIELDS[side]}
      className={styles.handle}
      min={0}
      max={last}
      value={edges[side]}
      onChange={(event) => move(Number(event.currentTarget.value))}
      aria-label={side === 'from' ? strings.fromMonth : strings.toMonth}
      aria-valuetext={month && shortMonth(month)}
    />
  );
  return (
    <>
      <div className={styles.range}>
        <Histogram bars={bars} edges={edges} />
        {handle('from', bars[edges.from]?.month, moveFrom)}
        {handle('to', bars[edges.to - 1]?.month, moveTo)}
      </div>
      <Ends bars={bars} />
      <input type="hidden" name={HANDLE_FIELDS.first} value={bars[0]?.month} />
      <input type="hidden" name={HANDLE_FIELDS.count} value={last} />
    </>
  );
}

/** Number of results of each month, with the chosen period emphasised. It is hidden from screen readers. */
function Histogram({ bars, edges }: Pick<Props, 'bars' | 'edges'>) {
  const highest = Math.max(...bars.map(({ articles }) => articles));
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${bars.length * 4} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ month, articles }, index) => {
        const height = articles === 0 ? 0 : 1.5 + (articles / highest) * 18.5;
        return (
          <rect
            key={month}
            className={index >= edges.from && index < edges.to ? styles.in : styles.out}
            x={index * 4 + 0.3}
            y={20 - height}
            width="3.4"
            height={height}
          />
        );
      })}
    </svg>
  );
}

function Ends({ bars }: Pick<Props, 'bars'>) {
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <p className={`apart meta ${styles.ends}`} aria-hidden="true">
      <span>{first && shortMonth(first.month)}</span>
      <span>{last && shortMonth(last.month)}</span>
    </p>
  );
}
