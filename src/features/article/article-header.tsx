import { issuePath, sectionPath } from '#domain/addresses.ts';
import type { Article, Day } from '#domain/newsstand.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import styles from './article-header.module.css';
import { Byline } from './byline.tsx';
import { strings } from './strings.ts';

/** Head of an article: its edition, section and page, then kicker, title, subtitle and byline. */
export function ArticleHeader({ article, today }: { article: Article; today: Day }) {
  const { edition, day, section, page } = article;
  return (
    <header className={styles.header}>
      <Breadcrumb
        className={styles.breadcrumb}
        items={[
          { name: edition.name, href: issuePath(edition, day) },
          { name: section.name, href: sectionPath(section, { day, edition }) },
          ...(page === null ? [] : [{ name: strings.page(page) }]),
        ]}
      />
      {article.kicker && <p className={`kick ${styles.kicker}`}>{article.kicker}</p>}
      <h1 className={`t-xl ${styles.title}`} tabIndex={-1}>
        {article.title}
      </h1>
      {article.subtitle && <p className={`deck ${styles.deck}`}>{article.subtitle}</p>}
      <Byline article={article} today={today} />
    </header>
  );
}
