import { type ReactNode, useEffect, useRef } from 'react';
import styles from './saved-form.module.css';

type Props = {
  /** What was done last, as a thing that is another one every time; null for nothing. */
  done: object | null;
  children: ReactNode;
};

/** What was done, above the form: the reader is led to it. */
export function Confirmation({ done, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) region.current?.focus();
  }, [done]);
  return (
    <div className={styles.said} role="status" tabIndex={-1} ref={region}>
      {done && children}
    </div>
  );
}
