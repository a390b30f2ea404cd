import type { Download } from '#device/tables/downloads.ts';
import { longDate, relativeDay, shortDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { listStrings as strings } from './strings.ts';

/** `Oggi`, `Ieri`, `mercoledì 2 aprile`; with the year where it is another. */
function dayName(day: Day, today: Day): string {
  const relative = relativeDay(day, today);
  return relative === longDate(day) && day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : relative;
}

/** `Oggi · 40 pagine`. The number of pages is known once the first part is downloaded. */
export function RowFacts({ row, today }: { row: Download; today: Day }) {
  return (
    <p className="meta">
      {dayName(row.day, today)}
      {row.pages > 0 && (
        <>
          <span className="sep" />
          {strings.pages(row.pages)}
        </>
      )}
      {row.contents === 'text' && (
        <>
          <span className="sep" />
          {strings.textOnly}
        </>
      )}
    </p>
  );
}
