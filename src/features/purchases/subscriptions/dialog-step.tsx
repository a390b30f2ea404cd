import { type ReactNode, useEffect, useRef } from 'react';
import styles from './subscription-dialog.module.css';

/** Contents of one step of a dialog. A new `key` starts the next step, which takes the focus. */
export function DialogStep({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <div className={styles.step} tabIndex={-1} ref={step}>
      {children}
    </div>
  );
}
