import { dayAt, relativeDay, timeOfDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { User } from '#domain/reader.ts';
import styles from '#src/components/account/account-page.module.css';
import { dashboardStrings as strings } from './strings.ts';

type Props = {
  name: string;
  /** Null until it is loaded from the account site. */
  user: Pick<User, 'lastAccess'> | null;
  openedAt: Date;
  today: Day;
};

/** Greets the reader by name, with the time of the last access. */
export function Greeting({ name, user, openedAt, today }: Props) {
  const hour = Number.parseInt(timeOfDay(openedAt.toISOString()), 10);
  return (
    <header className={styles.head}>
      <h1 className="t-1" tabIndex={-1}>
        {strings.greeting(name, hour)}
      </h1>
      <p className="deck s">{user ? lastAccessWords(user, today) : '\u00a0'}</p>
    </header>
  );
}

function lastAccessWords({ lastAccess }: Pick<User, 'lastAccess'>, today: Day): string {
  if (!lastAccess) return strings.firstAccess;
  const { at, device } = lastAccess;
  return strings.lastAccess(relativeDay(dayAt(at), today).toLowerCase(), timeOfDay(at), device);
}
