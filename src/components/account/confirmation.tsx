import { type ReactNode, useEffect, useRef } from 'react';
import styles from './saved-form.module.css';

type Props = {
  /** Result of the last action, a new object each time; null before the first one. */
  done: object | null;
  children: ReactNode;
};

/** Confirmation above a form; it takes the focus. */
export function Confirmation({ done, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) region.current?.focus();
  }, [done]);
  return (
    <div className={`stack10 ${styles.said}`} role="status" tabIndex={-1} ref={region}>
      {done && children}
    </div>
  );
}
