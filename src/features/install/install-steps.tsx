import type { ReactNode } from 'react';
import styles from './install-steps.module.css';
import { strings } from './strings.ts';

/** Instructions in three drawings, because Safari offers no installation prompt. OFF-07 */
export function InstallSteps() {
  return (
    <ol className={styles.steps} aria-label={strings.steps}>
      <Step text={strings.share} drawing={<ShareDrawing />} />
      <Step text={strings.add} drawing={<AddDrawing />} />
      <Step text={strings.confirm} drawing={<ConfirmDrawing />} />
    </ol>
  );
}

type StepProps = { text: readonly [before: string, tapped: string, after: string]; drawing: ReactNode };

function Step({ text: [before, tapped, after], drawing }: StepProps) {
  return (
    <li>
      <svg viewBox="0 0 96 60" width="96" height="60" aria-hidden="true">
        {drawing}
      </svg>
      <p>
        {before}
        <b>{tapped}</b>
        {after}
      </p>
    </li>
  );
}

/** Safari's toolbar, with its middle button ringed. */
function ShareDrawing() {
  return (
    <>
      <path className={styles.paper} d="M8 0h80v52a7 7 0 0 1-7 7H15a7 7 0 0 1-7-7z" />
      <path className={styles.line} d="M18 8h60M18 15h44M8 27h80" />
      <path className={styles.line} d="m22 39-4 4 4 4M74 38h9v10h-9z" />
      <circle className={styles.ring} cx="48" cy="43" r="13" />
      <path className={styles.tapped} d="M45 41h-3v9h12v-9h-3M48 46V34m-3.5 3.5L48 34l3.5 3.5" />
    </>
  );
}

/** The share menu, with the entry for adding to the home screen. */
function AddDrawing() {
  return (
    <>
      <path
        className={styles.paper}
        d="M15 1h66a7 7 0 0 1 7 7v44a7 7 0 0 1-7 7H15a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z"
      />
      <path className={styles.line} d="M18 10h34M74 8h6v5h-6zM18 50h40M74 47h6v6h-6z" />
      <path className={styles.chosen} d="M8 20h80v20H8z" />
      <path className={styles.tapped} d="M18 30h40M72 24h11v12H72zM77.5 27v6m-3-3h6" />
    </>
  );
}

/** The confirmation with the app's icon, and its button at the top right. */
function ConfirmDrawing() {
  return (
    <>
      <path className={styles.paper} d="M15 1h66a7 7 0 0 1 7 7v51H8V8a7 7 0 0 1 7-7z" />
      <path className={styles.line} d="M18 12h12M8 24h80M42 36h36M42 45h26" />
      <rect className={styles.icon} x="17" y="31" width="18" height="18" rx="5" />
      <rect className={styles.chosen} x="54" y="5" width="30" height="14" rx="7" />
      <path className={styles.tapped} d="M61 12h16" />
    </>
  );
}
