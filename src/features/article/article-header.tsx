import { issuePath, sectionPath } from '#domain/addresses.ts';
import type { Article, Day } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './article-header.module.css';
import { Byline } from './byline.tsx';
import { strings } from './strings.ts';

/** Where the article stands in the paper, then what it says first. */
export function ArticleHeader({ article, today }: { article: Article; today: Day }) {
  const { edition, day, section, page } = article;
  return (
    <header className={styles.header}>
      <nav aria-label={strings.breadcrumb}>
        <ol className={styles.breadcrumb}>
          <li>
            <AppLink href={issuePath(edition, day)}>{edition.name}</AppLink>
          </li>
          <li>
            <Icon name="right" size={13} />
            <AppLink href={sectionPath(section, { day, edition })}>{section.name}</AppLink>
          </li>
          {page !== null && (
            <li>
              <Icon name="right" size={13} />
              <span>{strings.page(page)}</span>
            </li>
          )}
        </ol>
      </nav>
      {article.kicker && <p className={`kick ${styles.kicker}`}>{article.kicker}</p>}
      <h1 className={`t-xl ${styles.title}`} tabIndex={-1}>
        {article.title}
      </h1>
      {article.subtitle && <p className={`deck ${styles.deck}`}>{article.subtitle}</p>}
      <Byline article={article} today={today} />
    </header>
  );
}
