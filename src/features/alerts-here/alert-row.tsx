import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { KeptAlert } from '#src/state/push/kept-alerts.ts';
import { markAlertRead } from '#src/state/push/kept-alerts.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import styles from './alerts-here.module.css';
import { strings } from './strings.ts';

/** An alert that came: what it said, when, and where it leads. */
export function AlertRow({ alert, today }: { alert: KeptAlert; today: Day }) {
  const { id, kind, title, body, path, receivedAt, read } = alert;
  const instant = new Date(receivedAt).toISOString();
  return (
    <li className={styles.row} data-unread={read ? undefined : true}>
      <p className="meta">
        {!read && <span className={styles.mark}>{strings.isUnread}</span>} {strings.kinds[kind]} ·{' '}
        <time dateTime={instant}>{dateAndTime(instant, today)}</time>
      </p>
      <h3 className="t-s2">
        <AppLink href={path} onClick={() => void markAlertRead(id)}>
          {title}
        </AppLink>
      </h3>
      {body && <p>{body}</p>}
    </li>
  );
}
