import { HOME, issuePath } from '#domain/addresses.ts';
import { longDate, relativeDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './issue-not-out.module.css';
import { strings } from './strings.ts';

type Props = {
  /** Slug of the edition. */
  edition: string;
  day: Day;
  /** Nearest days that have an issue, in order. */
  nearest: readonly Day[];
  today: Day;
};

/** Shown for a day on which this edition did not come out, with the nearest days on which it did. NWS-02 */
export function IssueNotOut({ edition, day, nearest, today }: Props) {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <EmptyState
        level={1}
        title={strings.notOut}
        actions={<ButtonLink href={HOME}>{strings.backToNewsstand}</ButtonLink>}
      >
        <p>{strings.notOutText(longDate(day))}</p>
      </EmptyState>
      {nearest.length > 0 && (
        <nav className={styles.nearest} aria-labelledby="vicini">
          <h2 id="vicini">{strings.nearest}</h2>
          <ul>
            {nearest.map((other) => (
              <li key={other}>
                <AppLink className="spread" href={issuePath({ slug: edition }, other)}>
                  {relativeDay(other, today)}
                  <Icon name="right" size={16} />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}
