import type { Calendar } from '#domain/archive.ts';
import { longDate, shortDate } from '#domain/dates.ts';
import styles from './no-issue-days.module.css';
import { noIssueReason } from './no-issue-reason.ts';
import { strings } from './strings.ts';

type Props = { calendar: Calendar; paper: string };

/** Days of a month without an issue, with the reason, which the calendar cannot show. NWS-08 */
export function NoIssueDays({ calendar: { days, first, month }, paper }: Props) {
  const told = days.filter(({ state }) => state === 'holiday' || state === 'missing' || state === 'awaited');
  const rests = days.some(({ state }) => state === 'rest');
  const begins = first?.startsWith(month) ? first : null;
  if (told.length === 0 && !rests && !begins) return null;
  return (
    <div className={`secondary ${styles.days}`}>
      <h3>{strings.noPaper}</h3>
      <ul>
        {rests && <li>{strings.restDays(paper)}</li>}
        {told.map((day) => (
          <li key={day.day}>
            <b>{shortDate(day.day)}</b>: {noIssueReason(day, paper)}
          </li>
        ))}
        {begins && <li>{strings.firstKept(longDate(begins))}</li>}
      </ul>
    </div>
  );
}
