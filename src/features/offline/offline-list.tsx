import { relativeDay } from '#domain/dates.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './offline-list.module.css';
import { strings } from './strings.ts';
import type { OfflineItems } from './use-offline-items.ts';

/** Links to everything that can be read offline. OFF-01 */
export function OfflineList({ items, today }: OfflineItems) {
  return (
    <section aria-labelledby="su-questo-dispositivo">
      <SectionHead title={strings.onDevice} id="su-questo-dispositivo" />
      <ul className={styles.list}>
        {items.map(({ kind, address, title, detail, day }) => (
          <li key={address} className={styles.item}>
            <p className="kick">{strings.kinds[kind](detail)}</p>
            <h3 className={styles.title}>
              <AppLink className={`stretched ${styles.link}`} href={address}>
                {title}
              </AppLink>
            </h3>
            {day && <p className="meta">{relativeDay(day, today)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
