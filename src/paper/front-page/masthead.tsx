import styles from './masthead.module.css';
import type { Paper } from './paper.ts';

/** The paper's wordmark: a symbol that stands in every page of its own brand, a picture in those of the others. */
export function Masthead({ paper }: { paper: Paper }) {
  if (paper.foreign) {
    return (
      <img className={styles.wordmark} src={`/brands/${paper.key}/wordmark.svg`} alt="" loading="lazy" />
    );
  }
  return (
    <svg className={styles.wordmark} aria-hidden="true">
      <use href="#wordmark" />
    </svg>
  );
}
