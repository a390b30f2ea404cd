import { issuePath } from '#domain/addresses.ts';
import type { Issue } from '#domain/newsstand.ts';
import { Carousel } from '#src/components/front-page/carousel.tsx';
import { Cover } from '#src/components/front-page/cover.tsx';
import { CoverBadge, CoverLine } from '#src/components/front-page/cover-download.tsx';
import type { Paper } from '#src/components/front-page/paper.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './local-editions.module.css';
import { strings } from './strings.ts';

/** Every edition of the day with its own front page. NWS-01 */
export function LocalEditions({ editions, paper }: { editions: readonly Issue[]; paper: Paper }) {
  return (
    <section className={`sec ${styles.editions}`} data-later="" aria-labelledby="edizioni">
      <SectionHead title={strings.localEditions} id="edizioni" />
      <Carousel previous={strings.previousEditions} next={strings.nextEditions}>
        {editions.map((issue) => (
          <li key={issue.edition.id} className={styles.item}>
            <AppLink className={styles.edition} href={issuePath(issue.edition, issue.day)}>
              <Cover paper={paper} issue={issue} size={158} decorative />
              <h3>{issue.edition.name}</h3>
              <p>
                <CoverLine issue={issue}>{strings.pages(issue.pages)}</CoverLine>
              </p>
            </AppLink>
            <CoverBadge issue={issue} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
