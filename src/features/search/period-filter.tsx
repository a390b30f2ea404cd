import { useState } from 'react';
import { SEARCH } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SearchFacets, SearchRequest } from '#domain/search.ts';
import { filterPairs } from '#domain/search-address.ts';
import { periodOf } from '#domain/search-months.ts';
import { barsOf, edgesOf } from './month-bars.ts';
import { MonthRange } from './month-range.tsx';
import styles from './period-filter.module.css';
import { strings } from './strings.ts';

type Props = { request: SearchRequest; months: SearchFacets['months']; today: Day };

/**
 * Filter for a period, by month with handles, or by day. Native forms that include the other filters, so they work
 * without JavaScript. With it the handles fill in the days, and one button serves both.
 */
export function PeriodFilter({ request, months, today }: Props) {
  const { from, to, text, ...others } = request;
  const bars = barsOf(months);
  const [edges, setEdges] = useState(() => edgesOf(bars, request));
  const [period, setPeriod] = useState({ from, to });
  const first = bars[0]?.month;
  const hiddenFields = [['q', text] as const, ...filterPairs({ ...others, page: 1 })].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  const move = (moved: typeof edges) => {
    if (!first) return;
    setEdges(moved);
    const wholeMonths = periodOf({ first, count: bars.length, ...moved });
    // A typed day stays until its own handle moves.
    setPeriod({
      from: moved.from === edges.from ? period.from : wholeMonths.from,
      to: moved.to === edges.to ? period.to : wholeMonths.to,
    });
  };
  return (
    <div className={styles.period}>
      <h2 className={styles.title}>{strings.period}</h2>
      {bars.length > 1 && (
        <form className={styles.months} action={SEARCH} method="get">
          {hiddenFields}
          <MonthRange bars={bars} edges={edges} onMove={move} />
          <noscript>
            <button type="submit" className="btn s w">
              {strings.applyMonths}
            </button>
          </noscript>
        </form>
      )}
      <form action={SEARCH} method="get">
        {hiddenFields}
        <div className={`stack8 ${styles.days}`}>
          <label>
            {strings.from}
            <input
              key={period.from}
              className="field-box"
              type="date"
              name="da"
              defaultValue={period.from}
              max={today}
            />
          </label>
          <label>
            {strings.to}
            <input
              key={period.to}
              className="field-box"
              type="date"
              name="a"
              defaultValue={period.to}
              max={today}
            />
          </label>
        </div>
        <button type="submit" className="btn s w">
          {strings.apply}
        </button>
      </form>
    </div>
  );
}
