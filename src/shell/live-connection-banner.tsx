import type { Day } from '#domain/newsstand.ts';
import { useConnection, useShownCopyDate } from '#src/state/network/connection.ts';
import { connectionStrings as strings } from '#src/strings/connection.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useRootAttribute } from '#src/ui/use-root-attribute.ts';
import styles from './live-connection-banner.module.css';
import { updatedAtText } from './updated-at-text.ts';

const ICONS = { offline: 'offline', lost: 'offline', slow: 'clock', back: 'check-circle' } as const;

type Props = {
  /** Path and query of the page. */
  path: string;
  today: Day;
};

/**
 * Banner above the header while the device is offline or the network is bad: says when the cached data on the
 * page is from, and when the network is back. Empty otherwise, and on the server. NAV-20
 */
export function ConnectionBanner({ path, today }: Props) {
  const connection = useConnection();
  useRootAttribute('data-with-banner', connection !== 'online');
  const [pathname = '', query = ''] = path.split(/[?#]/);
  const copyDate = useShownCopyDate({ pathname, search: query });
  return (
    <div
      role="status"
      className={styles.place}
      data-banner={connection === 'online' ? undefined : connection}
    >
      {connection !== 'online' && (
        <div className={connection === 'back' ? `${styles.banner} ${styles.back}` : styles.banner}>
          <div className={`row12 wrap ${styles.row}`}>
            <Icon name={ICONS[connection]} size={20} />
            <p>
              <b>{strings[connection].title}</b>{' '}
              {copyDate && connection !== 'back' ? updatedAtText(copyDate, today) : strings[connection].text}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
