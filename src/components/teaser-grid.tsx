import type { ArticleSummary } from '#domain/newsstand.ts';
import { Teaser } from './teaser.tsx';
import styles from './teaser-grid.module.css';

type Props = { articles: readonly ArticleSummary[]; headingLevel: 2 | 3 | 4 };

/** Small teasers in four ruled columns; rows on phones, of which the first keeps its whole picture. */
export function TeaserGrid({ articles, headingLevel }: Props) {
  return (
    <div className={`cr ${styles.grid}`}>
      {articles.map((article, index) => (
        <div key={article.id} className={styles.cell}>
          <Teaser article={article} variant="small" headingLevel={headingLevel} opensList={index === 0} />
        </div>
      ))}
    </div>
  );
}
