import type { Calendar } from '#domain/archive.ts';
import { longDate, shortDate } from '#domain/dates.ts';
import styles from './no-issue-days.module.css';
import { noIssueReason } from './no-issue-reason.ts';
import { strings } from './strings.ts';

type Props = { calendar: Calendar; paper: string };

/** Days of a month without an issue, with the reason, which the calendar has only as a tooltip. NWS-08 */
export function NoIssueDays({ calendar: { days, first, month }, paper }: Props) {
  const listedDays = days.filter(
    ({ state }) => state === 'holiday' || state === 'missing' || state === 'awaited',
  );
  const hasRestDays = days.some(({ state }) => state === 'rest');
  const firstDay = first?.startsWith(month) ? first : null;
  if (listedDays.length === 0 && !hasRestDays && !firstDay) return null;
  return (
    <div className={`secondary ${styles.days}`}>
      <h3>{strings.noPaper}</h3>
      <ul>
        {hasRestDays && <li>{strings.restDays(paper)}</li>}
        {listedDays.map((day) => (
          <li key={day.day}>
            <b>{shortDate(day.day)}</b>: {noIssueReason(day, paper)}
          </li>
        ))}
        {firstDay && <li>{strings.firstInArchive(longDate(firstDay))}</li>}
      </ul>
    </div>
  );
}
