import { articlePath } from '#domain/addresses.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { ArticleMeta } from '#src/components/article-meta.tsx';
import { PagePicture } from '#src/components/front-page/page-picture.tsx';
import { useOpened } from '#src/state/reading/opened-articles.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './most-read.module.css';
import { strings } from './strings.ts';

const MAX_SHOWN = 5;

/** The articles opened most, numbered. NWS-01 */
export function MostRead({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <section aria-labelledby="piu-letti">
      <SectionHead title={strings.mostRead} id="piu-letti" />
      <ol className={styles.list}>
        {articles.slice(0, MAX_SHOWN).map((article) => (
          <Row key={article.id} article={article} />
        ))}
      </ol>
    </section>
  );
}

function Row({ article }: { article: ArticleSummary }) {
  const opened = useOpened(article.id);
  return (
    <li data-opened={opened || undefined}>
      <div>
        <p className="kick">{article.section.name}</p>
        <h3 className="t-s1">
          <AppLink href={articlePath(article)}>{article.title}</AppLink>
        </h3>
        <ArticleMeta article={article} showByline={false} opened={opened} />
      </div>
      {article.picture && (
        <div className={`pic ${styles.picture}`}>
          <PagePicture picture={article.picture} detail="tiny" />
        </div>
      )}
    </li>
  );
}
