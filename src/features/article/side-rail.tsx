import { issuePath } from '#domain/addresses.ts';
import type { Article } from '#domain/newsstand.ts';
import { Teaser } from '#src/components/teaser.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './side-rail.module.css';
import { strings } from './strings.ts';

const MAX_ARTICLES = 5;

/** Other articles of the same printed page; the next and previous article where there are none. */
export function SideRail({ article }: { article: Article }) {
  const isAloneOnPage = article.samePage.length === 0;
  const others = isAloneOnPage
    ? [article.next, article.previous].filter((other) => other !== null)
    : article.samePage;
  return (
    <aside className={styles.rail} aria-labelledby="su-questa-pagina" data-later="">
      <h2 className={`spread ${styles.title}`} id="su-questa-pagina">
        {isAloneOnPage ? strings.inThisIssue : strings.onThisPage}
        {!isAloneOnPage && article.page !== null && (
          <span className={`caption ${styles.page}`}>{strings.page(article.page)}</span>
        )}
      </h2>
      <div className="hr">
        {others.slice(0, MAX_ARTICLES).map((other) => (
          <Teaser key={other.id} article={other} variant="row" headingLevel={3} showPicture={false} />
        ))}
      </div>
      <AppLink className={`link tap ${styles.issue}`} href={issuePath(article.edition, article.day)}>
        {strings.wholeIssue}
        <Icon name="right" size={15} />
      </AppLink>
    </aside>
  );
}
