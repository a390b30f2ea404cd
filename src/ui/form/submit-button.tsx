import type { ReactNode } from 'react';
import styles from './form.module.css';
import { formStrings as strings } from './strings.ts';

type Props = {
  /** The form is being sent. */
  busy: boolean;
  /** The button was pressed a moment ago. SHL-12 */
  locked: boolean;
  children: ReactNode;
};

/**
 * Submits its form. While the form is being sent a bar on the button shows that, and assistive technology is
 * told. While busy or locked it keeps the focus, which a disabled button would lose.
 */
export function SubmitButton({ busy, locked, children }: Props) {
  return (
    <>
      <button
        type="submit"
        className={`btn p lg ${styles.submit}`}
        aria-disabled={busy || locked ? true : undefined}
        data-busy={busy || undefined}
      >
        {children}
      </button>
      <p className="vh" role="status">
        {busy && strings.working}
      </p>
    </>
  );
}
