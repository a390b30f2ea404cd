import { HOME } from '#domain/addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { CoverSkeleton } from '#src/components/cover-skeleton.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { DayForm } from './day-form.tsx';
import styles from './front-page-hero.module.css';
import { strings } from './strings.ts';

type Props = {
  today: Day;
  /** The requested day before the first issue; null where there is no issue yet. */
  requestedDay: Day | null;
};

/** The hero where there is no issue to show. */
export function EmptyHero({ today, requestedDay }: Props) {
  return (
    <section className={`on-brand-dark ${styles.surface}`}>
      <div className={`wrap ${styles.hero} ${styles.empty}`}>
        <div className={styles.placeholder}>
          <CoverSkeleton />
        </div>
        <div className={`column ${styles.article}`}>
          <h1 className={`t-1 ${styles.headline}`} tabIndex={-1}>
            {requestedDay === null ? strings.empty : strings.beforeFirst(longDate(requestedDay))}
          </h1>
          <p className={`deck ${styles.deck}`}>
            {requestedDay === null ? strings.emptyText : strings.beforeFirstText}
          </p>
          <div className={`actions ${styles.actions}`}>
            {requestedDay !== null && (
              <ButtonLink href={HOME} size="large">
                {strings.backToToday}
              </ButtonLink>
            )}
            <DayForm day={requestedDay ?? today} today={today} />
          </div>
        </div>
      </div>
    </section>
  );
}
