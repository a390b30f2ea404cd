import { Fragment } from 'react';
import { signaturePath } from '#domain/addresses.ts';
import { dateParts } from '#domain/article-dates.ts';
import { initialsOf } from '#domain/graphemes.ts';
import type { Article, Day, Signature } from '#domain/newsstand.ts';
import { Picture } from '#src/components/picture.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import styles from './byline.module.css';
import { strings } from './strings.ts';
import { useDeferredParts } from './use-deferred-parts.ts';

/** Authors and dates of an article. */
export function Byline({ article, today }: { article: Article; today: Day }) {
  const first = article.signatures[0];
  return (
    <div className={`row12 ${styles.byline}`}>
      {first && <Portrait signature={first} />}
      <div>
        <Authors article={article} />
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

/** Each author's name links to their page; without known authors the printed byline is shown. */
function Authors({ article: { signatures, byline } }: { article: Article }) {
  const deferred = useDeferredParts();
  const [first, second] = signatures;
  if (!first) return byline && <p className={styles.names}>{byline}</p>;
  return (
    <p className={styles.names}>
      {signatures.map((signature, index) => (
        <Fragment key={signature.slug}>
          {index > 0 && (index < signatures.length - 1 ? ', ' : strings.and)}
          <AppLink href={signaturePath(signature)}>{signature.name}</AppLink>
        </Fragment>
      ))}
      {deferred && !second && (
        <deferred.FollowThis kind="author" slug={first.slug} name={first.name} look="word" />
      )}
    </p>
  );
}

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
      {initialsOf(signature.name)}
    </span>
  );
}
