import { articlePath } from '#domain/addresses.ts';
import type { FrontPageArticle } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import styles from './front-page-index.module.css';
import { OpenedMark } from './opened-mark.tsx';
import { strings } from './strings.ts';

const MAX_ROWS = 4;

/** The other articles of the front page, each connected to its page number by a dotted leader. */
export function FrontPageIndex({ articles }: { articles: readonly FrontPageArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <ul className={styles.index} aria-label={strings.onFrontPage}>
      {articles.slice(0, MAX_ROWS).map(({ articleId, title, page }) => (
        <li key={articleId}>
          <AppLink href={articlePath({ id: articleId, slug: '' })}>
            <span>
              {title}
              <OpenedMark articleId={articleId} short />
            </span>
            {page !== null && (
              <>
                <i />
                <em>{strings.shortPage(page)}</em>
              </>
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
