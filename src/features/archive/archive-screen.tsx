import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ARCHIVE } from '#domain/collection-addresses.ts';
import { ArchiveHeader } from './archive-header.tsx';
import styles from './archive-screen.module.css';
import { DayIssues } from './day-issues.tsx';
import type { Archive } from './load-archive.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { NoIssueDays } from './no-issue-days.tsx';
import { strings } from './strings.ts';

type Props = { archive: Archive; brand: PublicBrand };

/** Back issues by day: a month's calendar beside the front pages of one of its days. NWS-08 */
export function ArchiveScreen({ archive: { calendar, chosen }, brand }: Props) {
  const day = chosen?.day ?? null;
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <ArchiveHeader />
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

/**
 * Form that leads to a day. A native form, like all forms of a first view, so that it works without
 * JavaScript.
 */
function DayForm({ day, first, today }: { day: string; first: string | null; today: string }) {
  return (
    <form className={styles.form} action={ARCHIVE} method="get">
      <label htmlFor="vai-a-data">{strings.goToDay}</label>
      <div>
        <input
          className="grow field-box"
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
