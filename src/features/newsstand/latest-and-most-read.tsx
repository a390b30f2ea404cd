import type { ArticleSummary } from '#domain/newsstand.ts';
import { Teaser } from '#src/components/teaser.tsx';
import { TeaserGrid } from '#src/components/teaser-grid.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './latest-and-most-read.module.css';
import { MostRead } from './most-read.tsx';
import { strings } from './strings.ts';

type Props = { latest: readonly ArticleSummary[]; mostRead: readonly ArticleSummary[] };

const MAX_IN_GRID = 8;
const PER_ROW = 4;
const MAX_IN_COLUMN = 5;

/** Cuts a list to full rows, because an incomplete row would be half empty. */
function fullRows(articles: readonly ArticleSummary[]) {
  const rows = Math.floor(Math.min(articles.length, MAX_IN_GRID) / PER_ROW);
  return articles.slice(0, rows * PER_ROW || articles.length);
}

/**
 * The latest articles beside the most read ones; only the latest, in four columns, until there are enough for the
 * second list.
 */
export function LatestAndMostRead({ latest, mostRead }: Props) {
  if (mostRead.length < MAX_IN_COLUMN) {
    if (latest.length === 0) return null;
    return (
      <section className={`sec ${styles.block}`} data-later="" aria-labelledby="ultime">
        <SectionHead title={strings.latest} id="ultime" />
        <TeaserGrid articles={fullRows(latest)} headingLevel={3} />
      </section>
    );
  }
  return (
    <div className={`sec ${styles.block} ${styles.two}`} data-later="">
      <MostRead articles={mostRead} />
      {latest.length > 0 && (
        <section className={styles.latest} aria-labelledby="ultime">
          <SectionHead title={strings.latest} id="ultime" />
          <div className="hr">
            {latest.slice(0, MAX_IN_COLUMN).map((article) => (
              <Teaser key={article.id} article={article} variant="row" headingLevel={3} showSection />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
