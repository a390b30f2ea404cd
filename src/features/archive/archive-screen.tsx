import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ARCHIVE } from '#domain/collection-addresses.ts';
import { STANDING_SCREENS } from '#domain/standing-screens.ts';
import styles from './archive-screen.module.css';
import { DayIssues } from './day-issues.tsx';
import type { Archive } from './load-archive.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { NoIssueDays } from './no-issue-days.tsx';
import { strings } from './strings.ts';

type Props = { archive: Archive; brand: PublicBrand };

const SEARCH = '/ricerca';

/** Back issues by day: a month's calendar beside the front pages of one of its days. NWS-08 */
export function ArchiveScreen({ archive: { calendar, chosen }, brand }: Props) {
  const day = chosen?.day ?? null;
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <header className={styles.head}>
        <div>
          <h1 className="t-1" tabIndex={-1}>
            {strings.archive}
          </h1>
          <p className="deck s">{strings.intro}</p>
        </div>
        {STANDING_SCREENS.includes(SEARCH) && <SearchForm />}
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <MonthCalendar calendar={calendar} chosen={day} paper={brand.name} />
          <DayForm day={day ?? calendar.today} first={calendar.first} today={calendar.today} />
          <NoIssueDays calendar={calendar} paper={brand.name} />
        </div>
        <DayIssues calendar={calendar} chosen={chosen} paper={brand} />
      </div>
    </main>
  );
}

/** Native, as all forms of a first view: it needs no JavaScript. */
function SearchForm() {
  return (
    <search>
      <form className={styles.form} action={SEARCH} method="get">
        <label htmlFor="cerca-archivio">{strings.search}</label>
        <div>
          <input id="cerca-archivio" type="search" name="q" required maxLength={200} />
          <button type="submit" className="btn k">
            {strings.searchButton}
          </button>
        </div>
      </form>
    </search>
  );
}

function DayForm({ day, first, today }: { day: string; first: string | null; today: string }) {
  return (
    <form className={styles.form} action={ARCHIVE} method="get">
      <label htmlFor="vai-a-data">{strings.goToDay}</label>
      <div>
        <input
          key={day}
          id="vai-a-data"
          type="date"
          name="data"
          defaultValue={day}
          min={first ?? undefined}
          max={today}
          required
        />
        <button type="submit" className="btn s">
          {strings.go}
        </button>
      </div>
    </form>
  );
}
