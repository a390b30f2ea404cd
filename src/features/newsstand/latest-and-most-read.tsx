import type { ArticleSummary } from '#domain/newsstand.ts';
import { Teaser } from '#src/components/teaser.tsx';
import { TeaserGrid } from '#src/components/teaser-grid.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './latest-and-most-read.module.css';
import { MostRead } from './most-read.tsx';
import { strings } from './strings.ts';

type Props = { latest: readonly ArticleSummary[]; mostRead: readonly ArticleSummary[] };

const IN_GRID = 8;
const IN_LINE = 4;
const IN_COLUMN = 5;

/** Cuts a list to full rows, because an incomplete row would be half empty. */
function wholeLines(articles: readonly ArticleSummary[]) {
  const lines = Math.floor(Math.min(articles.length, IN_GRID) / IN_LINE);
  return articles.slice(0, lines * IN_LINE || articles.length);
}

/**
 * The latest articles beside the most read ones; only the latest, in four columns, until there are enough for the
 * second list.
 */
export function LatestAndMostRead({ latest, mostRead }: Props) {
  if (mostRead.length < IN_COLUMN) {
    if (latest.length === 0) return null;
    return (
      <section className={`sec ${styles.block}`} aria-labelledby="ultime">
        <SectionHead title={strings.latest} id="ultime" />
        <TeaserGrid articles={wholeLines(latest)} headingLevel={3} />
      </section>
    );
  }
  return (
    <div className={`sec ${styles.block} ${styles.two}`}>
      <MostRead articles={mostRead} />
      {latest.length > 0 && (
        <section className={styles.latest} aria-labelledby="ultime">
          <SectionHead title={strings.latest} id="ultime" />
          <div className="hr">
            {latest.slice(0, IN_COLUMN).map((article) => (
              <Teaser key={article.id} article={article} variant="row" headingLevel={3} showSection />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
