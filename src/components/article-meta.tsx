import type { ArticleSummary } from '#domain/newsstand.ts';
import { AccessMark, OpenedMark } from './article-marks.tsx';
import styles from './article-meta.module.css';
import { strings } from './strings.ts';

type Props = {
  article: Pick<ArticleSummary, 'byline' | 'minutes' | 'page' | 'access' | 'day' | 'updatedAt'>;
  /** False where room is short and only the article itself shows its author. */
  showByline?: boolean;
  opened?: boolean;
};

/**
 * Line such as `Livia Santoro · 6 min · pagina 3 · Aggiornato alle 9.05`, then a lock for subscribers' articles and the
 * mark of an opened one. NAV-22
 */
export function ArticleMeta({ article, showByline = true, opened = false }: Props) {
  const { byline, minutes, page, access, day, updatedAt } = article;
  return (
    <p className={`meta ${styles.meta}`}>
      {showByline && byline && (
        <>
          <b>{byline}</b>
          <span className="sep" />
          <wbr />
        </>
      )}
      <span className={styles.part}>{strings.minutes(minutes)}</span>
      {page !== null && (
        <>
          <span className="sep" />
          <wbr />
          <span className={styles.part}>{strings.page(page)}</span>
        </>
      )}
      {updatedAt && (
        <>
          <span className="sep" />
          <wbr />
          <span className={styles.part}>{strings.updated(updatedAt, day)}</span>
        </>
      )}
      <AccessMark access={access} />
      {opened && <OpenedMark />}
    </p>
  );
}
