import { dayAt, shortDate } from '#domain/dates.ts';
import type { Contacts } from '#domain/support/contacts.ts';
import styles from './channels.module.css';
import { hoursRows } from './hours-rows.ts';
import { channelStrings as strings } from './strings.ts';

/** Telephone hours, with today's row marked, and the next holidays. HLP-03 */
export function HoursTable({ contacts, now }: { contacts: Contacts; now: Date | null }) {
  const today = now && dayAt(now);
  const comingClosures = contacts.phoneClosures.filter((day) => today === null || day >= today);
  return (
    <>
      <table className={`secondary ${styles.hours}`}>
        <caption className="vh">{strings.hours}</caption>
        <tbody>
          {hoursRows(contacts, today).map(({ days, hours, isToday }) => (
            <tr key={days} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {comingClosures.length > 0 && (
        <p className={styles.text}>{strings.closures(comingClosures.map(shortDate).join(', '))}</p>
      )}
    </>
  );
}
