import { useEffect, useState } from 'react';
import { useOnline } from '#src/state/network/online.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './network-note.module.css';
import { formStrings as strings } from './strings.ts';

/**
 * Notice above the submit button that the form cannot be sent while offline, and that it can again. What was typed
 * stays. SHL-12
 */
export function NetworkNote({ text }: { text: string }) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) setWasOffline(true);
  }, [online]);
  return (
    <div role="status" className={styles.note}>
      {!online && (
        <Notice tone="warning">
          <b>{strings.offline}</b> {text}
        </Notice>
      )}
      {online && wasOffline && <Notice tone="ok">{strings.backOnline}</Notice>}
    </div>
  );
}
