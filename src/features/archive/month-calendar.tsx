import { addMonths, type Calendar, type CalendarDay, monthOf } from '#domain/archive.ts';
import { archivePath } from '#domain/collection-addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './month-calendar.module.css';
import { noIssueReason } from './no-issue-reason.ts';
import { strings } from './strings.ts';
import { weeksOf } from './weeks.ts';

type Props = { calendar: Calendar; chosen: Day | null; paper: string };

/** Calendar of a month: days with an issue are links, the others state why there is none. NWS-08 */
export function MonthCalendar({ calendar, chosen, paper }: Props) {
  const { month, days } = calendar;
  return (
    <section className={styles.calendar} aria-label={strings.calendar}>
      <MonthSteps calendar={calendar} />
      <table>
        <caption className="vh">{strings.month(month)}</caption>
        <thead>
          <tr>
            {strings.weekdays.map(([short, whole]) => (
              <th key={short} scope="col" abbr={whole}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.find((day) => day !== null)?.day}>
              {week.map((day, weekday) => (
                <td key={strings.weekdays[weekday]?.[0]}>
                  {day && <DayCell day={day} today={calendar.today} chosen={chosen} paper={paper} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellProps = { day: CalendarDay; today: Day; chosen: Day | null; paper: string };

function DayCell({ day, today, chosen, paper }: CellProps) {
  const number = Number(day.day.slice(8));
  const todayClass = day.day === today ? styles.today : '';
  const reason = noIssueReason(day, paper);
  if (reason === null) {
    return (
      <AppLink
        className={`${styles.day} ${styles.out} ${todayClass}`}
        href={archivePath(day.day)}
        aria-label={longDate(day.day)}
        aria-current={day.day === chosen ? 'date' : undefined}
      >
        {number}
      </AppLink>
    );
  }
  return (
    <span className={`${styles.day} ${styles[day.state]} ${todayClass}`} title={reason}>
      {number}
      <span className="vh">, {reason}</span>
    </span>
  );
}

function MonthSteps({ calendar: { month, today, first } }: { calendar: Calendar }) {
  const hasEarlier = first !== null && month > monthOf(first);
  const hasLater = month < monthOf(today);
  return (
    <div className={styles.steps}>
      <h2 className="t-3">{strings.month(month)}</h2>
      {hasEarlier && (
        <AppLink className="ib o" href={archivePath(addMonths(month, -1))} aria-label={strings.previousMonth}>
          <Icon name="left" size={20} />
        </AppLink>
      )}
      {hasLater && (
        <AppLink className="ib o" href={archivePath(addMonths(month, 1))} aria-label={strings.nextMonth}>
          <Icon name="right" size={20} />
        </AppLink>
      )}
    </div>
  );
}
