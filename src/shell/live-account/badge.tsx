import type { NoticeType } from '#domain/notices.ts';
import { accountStrings as strings } from './account-strings.ts';
import styles from './badge.module.css';

/** A dot that shows the severity of an entry's notices, with a text for screen readers. NOT-03 */
export function Badge({ type }: { type: NoticeType | null }) {
  return (
    type && (
      <span className={`${styles.badge} ${styles[type]}`}>
        <span className="vh">{strings.severity[type]}</span>
      </span>
    )
  );
}
