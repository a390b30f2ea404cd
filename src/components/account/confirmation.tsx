import { type ReactNode, useEffect, useRef } from 'react';
import styles from './saved-form.module.css';

type Props = {
  /** Result of the last action, a new object each time; null before the first one. */
  result: object | null;
  children: ReactNode;
};

/** Confirmation above a form; it takes the focus. */
export function Confirmation({ result, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) region.current?.focus();
  }, [result]);
  return (
    <div className={`stack10 ${styles.message}`} role="status" tabIndex={-1} ref={region}>
      {result && children}
    </div>
  );
}
