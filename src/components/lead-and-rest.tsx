import type { ArticleSummary } from '#domain/newsstand.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './lead-and-rest.module.css';
import { Teaser } from './teaser.tsx';
import { TeaserGrid } from './teaser-grid.tsx';

type Props = {
  articles: readonly ArticleSummary[];
  /** Heading above the articles below the opening. */
  moreTitle: string;
  /** The picture of the first article is the largest paint (LCP) of its page. */
  priority?: boolean;
};

/** Number of articles beside the lead. */
const MAX_STACKED = 3;

/** The articles of a page: one large, a few beside it, the others in a ruled grid. */
export function LeadAndRest({ articles, moreTitle, priority = true }: Props) {
  const [lead, ...others] = articles;
  const stacked = others.slice(0, MAX_STACKED);
  const rest = others.slice(MAX_STACKED);
  if (!lead) return null;
  return (
    <>
      <div className={`${styles.opening} ${stacked.length === 0 ? styles.alone : ''}`}>
        <div>
          <Teaser article={lead} variant="lead" headingLevel={2} priority={priority} />
        </div>
        {stacked.length > 0 && (
          <div className={styles.stack}>
            {stacked.map((article) => (
              <Teaser key={article.id} article={article} variant="stack" headingLevel={2} />
            ))}
          </div>
        )}
      </div>
      {rest.length > 0 && (
        <section className="sec">
          <SectionHead title={moreTitle} />
          <TeaserGrid articles={rest} headingLevel={3} />
        </section>
      )}
    </>
  );
}
