import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { DownloadButton } from '#src/components/downloads/download-buttons.tsx';
import { Cover } from '#src/components/front-page/cover.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { bareIssue } from './bare-issue.ts';
import styles from './empty-shelf.module.css';
import { strings } from './strings.ts';
import type { NewsstandToday } from './use-newsstand.ts';

type Props = { newsstand: NewsstandToday; brand: PublicBrand; today: Day };

/** Shown without downloads: offers today's issue to begin with. */
export function EmptyShelf({ newsstand, brand, today }: Props) {
  const issue = newsstand === null || newsstand === 'untold' ? null : newsstand.issue;
  const edition = { id: 0, slug: brand.mainEdition, name: '' };
  return (
    <div className={styles.empty}>
      <div className={styles.cover}>
        <Cover paper={brand} issue={issue ?? bareIssue(edition, today)} size={158} decorative={!issue} />
      </div>
      <EmptyState
        title={strings.empty}
        actions={
          <span className={styles.action}>{issue && <DownloadButton issue={issue} look="primary" />}</span>
        }
      >
        <p>{newsstand === 'untold' ? strings.emptyOffline : strings.emptyText}</p>
      </EmptyState>
    </div>
  );
}
