import { useEffect, useState } from 'react';
import { connectionStrings } from '#src/strings/connection.ts';
import { Icon } from './icon.tsx';
import styles from './offline-banner.module.css';

/** How long the good news stays. */
const BACK_MS = 3000;

type Connection = 'online' | 'offline' | 'back';

/** Stands above the header while there is no network, and says so when it is back. Empty otherwise, also on the server. */
export function OfflineBanner() {
  const connection = useConnection();
  return (
    <div
      role="status"
      className={styles.place}
      data-banner={connection === 'online' ? undefined : connection}
    >
      {connection !== 'online' && (
        <div className={`${styles.banner} ${styles[connection]}`}>
          <div className={`wrap ${styles.row}`}>
            <Icon name={connection === 'offline' ? 'offline' : 'check-circle'} size={20} />
            <p>
              <b>{connectionStrings[connection].title}</b> {connectionStrings[connection].text}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('online');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOffline = () => {
      clearTimeout(timer);
      setConnection('offline');
    };
    const onOnline = () => {
      setConnection((before) => (before === 'offline' ? 'back' : before));
      clearTimeout(timer);
      timer = setTimeout(() => setConnection('online'), BACK_MS);
    };
    if (!navigator.onLine) onOffline();
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, []);
  return connection;
}
