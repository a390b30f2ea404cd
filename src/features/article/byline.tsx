import { Fragment } from 'react';
import type { Article, Day, Signature } from '#domain/newsstand.ts';
import { Picture } from '#src/paper/picture.tsx';
import { dateParts } from './article-dates.ts';
import { authorNames } from './author-names.ts';
import styles from './byline.module.css';

/** Who wrote it and when. */
export function Byline({ article, today }: { article: Article; today: Day }) {
  const names = authorNames(article);
  const first = article.signatures[0];
  return (
    <div className={styles.byline}>
      {first && <Portrait signature={first} />}
      <div>
        {names && <p className={styles.names}>{names}</p>}
        <p className="meta">
          {dateParts(article, today).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <span className="sep" />}
              <wbr />
              <span className={styles.part}>{part}</span>
            </Fragment>
          ))}
        </p>
      </div>
    </div>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');

function Portrait({ signature }: { signature: Signature }) {
  if (signature.picture) {
    return (
      <span className={styles.portrait}>
        <Picture picture={signature.picture} sizes="46px" alt="" />
      </span>
    );
  }
  return (
    <span className={`${styles.portrait} ${styles.initials}`} aria-hidden="true">
      {initials(signature.name)}
    </span>
  );
}
