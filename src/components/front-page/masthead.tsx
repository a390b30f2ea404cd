import styles from './masthead.module.css';
import type { Paper } from './paper.ts';

/** The wordmark of this paper or of another paper of the group. */
export function Masthead({ paper }: { paper: Paper }) {
  return (
    <svg className={styles.wordmark} aria-hidden="true">
      <use href={`/brands/${paper.key}/wordmark.svg#w`} />
    </svg>
  );
}
