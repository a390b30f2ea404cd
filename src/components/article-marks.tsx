import type { Access } from '#domain/access.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './article-marks.module.css';
import { strings } from './strings.ts';

/** A lock on articles that require a subscription; nothing on free ones. NWS-05 */
export function AccessMark({ access }: { access: Access }) {
  if (access === 'free') return null;
  return (
    <span className={styles.mark}>
      <Icon name="lock" size={14} />
      <span className="vh">{strings.subscribersOnly}</span>
    </span>
  );
}

/** Marks an article that was opened on this device. NAV-22 */
export function OpenedMark() {
  return (
    <span className={styles.opened}>
      <Icon name="check" size={14} />
      {strings.opened}
    </span>
  );
}
