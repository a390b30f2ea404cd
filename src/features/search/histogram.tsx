import type { Day } from '#domain/newsstand.ts';
import type { SearchFacets } from '#domain/search.ts';
import styles from './histogram.module.css';
import { barsOf } from './histogram-bars.ts';
import { shortMonth } from './short-day.ts';

type Props = { months: SearchFacets['months']; from?: Day | undefined; to?: Day | undefined };

/** How many results each month has, those within the period standing out. The numbers are for the eye alone. */
export function Histogram({ months, from, to }: Props) {
  const bars = barsOf(months);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || bars.length < 2) return null;
  const highest = Math.max(...bars.map(({ articles }) => articles));
  const isIn = (month: string) => (!from || month >= from.slice(0, 7)) && (!to || month <= to.slice(0, 7));
  return (
    <div aria-hidden="true">
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
              className={isIn(month) ? styles.in : styles.out}
              x={index * 4}
              y={20 - height}
              width="3.4"
              height={height}
            />
          );
        })}
      </svg>
      <p className={`meta ${styles.ends}`}>
        <span>{shortMonth(first.month)}</span>
        <span>{shortMonth(last.month)}</span>
      </p>
    </div>
  );
}
