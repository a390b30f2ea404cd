import type { Day } from '#domain/newsstand.ts';
import { CoverSkeleton } from '#src/paper/cover-skeleton.tsx';
import styles from './bench.module.css';
import { DayForm } from './day-form.tsx';
import { strings } from './strings.ts';

/** The bench before any paper lies on it. */
export function EmptyBench({ today }: { today: Day }) {
  return (
    <section className={`bench on-bench ${styles.bench}`}>
      <div className={`wrap ${styles.hero} ${styles.empty}`}>
        <div className={styles.placeholder}>
          <CoverSkeleton />
        </div>
        <div className={styles.story}>
          <h1 className={`t-1 ${styles.headline}`} tabIndex={-1}>
            {strings.empty}
          </h1>
          <p className={`deck ${styles.deck}`}>{strings.emptyText}</p>
          <div className={styles.actions}>
            <DayForm day={today} today={today} />
          </div>
        </div>
      </div>
    </section>
  );
}
