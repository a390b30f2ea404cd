import { type ReactNode, useEffect, useRef } from 'react';
import styles from './subscription-dialog.module.css';

/** What a dialog says at one of its steps; with another `key` the next one, to which the focus goes. */
export function DialogStep({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <div className={styles.step} tabIndex={-1} ref={step}>
      {children}
    </div>
  );
}
