import type { ReactNode } from 'react';
import type { FrontPageArticle } from '#domain/newsstand.ts';
import { ColumnArticle } from './column-article.tsx';
import type { CoverDetail } from './cover-detail.ts';
import styles from './front-page.module.css';

/** Short articles at the bottom of the page, cut by its edge as on a folded paper. */
export function Foot({
  articles,
  detail,
  children,
}: {
  articles: FrontPageArticle[];
  detail: CoverDetail;
  children?: ReactNode;
}) {
  if (articles.length === 0) return null;
  return (
    <div className={`equal-columns ${styles.foot}`}>
      {children}
      {articles.map((article) => (
        <ColumnArticle key={article.articleId} article={article} detail={detail} />
      ))}
    </div>
  );
}
