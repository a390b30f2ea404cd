import { SEARCH } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SearchFacets, SearchRequest } from '#domain/search.ts';
import { filterPairs } from '#domain/search-address.ts';
import { Histogram } from './histogram.tsx';
import styles from './period-filter.module.css';
import { strings } from './strings.ts';

type Props = { request: SearchRequest; months: SearchFacets['months']; today: Day };

/** From when to when. A native form that takes the other filters along: it needs no JavaScript. */
export function PeriodFilter({ request, months, today }: Props) {
  const { from, to, text, ...others } = request;
  const kept = [['q', text] as const, ...filterPairs({ ...others, page: 1 })];
  return (
    <form className={styles.period} action={SEARCH} method="get" key={`${from}${to}`}>
      <h2 className={styles.title}>{strings.period}</h2>
      <Histogram months={months} from={from} to={to} />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.days}>
        <label>
          {strings.from}
          <input type="date" name="da" defaultValue={from} max={today} />
        </label>
        <label>
          {strings.to}
          <input type="date" name="a" defaultValue={to} max={today} />
        </label>
      </div>
      <button type="submit" className="btn s w">
        {strings.apply}
      </button>
    </form>
  );
}
