import { useEffect, useState } from 'react';
import { useOnline } from '#src/state/network/online.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './network-note.module.css';
import { formStrings as strings } from './strings.ts';

/** Above what sends a form: that it cannot be sent now, and when it can again. What is typed stays meanwhile. SHL-12 */
export function NetworkNote({ words }: { words: string }) {
  const online = useOnline();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!online) setLost(true);
  }, [online]);
  return (
    <div role="status" className={styles.note}>
      {!online && (
        <Notice tone="warning">
          <b>{strings.offline}</b> {words}
        </Notice>
      )}
      {online && lost && <Notice tone="ok">{strings.backOnline}</Notice>}
    </div>
  );
}
