import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day, Newsstand } from '#domain/newsstand.ts';
import { EmptyHero } from './empty-hero.tsx';
import { FrontPageHero } from './front-page-hero.tsx';
import { GroupPapers } from './group-papers.tsx';
import { LatestAndMostRead } from './latest-and-most-read.tsx';
import { LocalEditions } from './local-editions.tsx';
import styles from './newsstand-screen.module.css';
import { viewOf } from './newsstand-view.ts';
import { SectionOverviews } from './section-overviews.tsx';
import { Specials } from './specials.tsx';

type Props = {
  newsstand: Newsstand;
  brand: PublicBrand;
  /** The day in the address; null for today's newsstand. */
  day: Day | null;
};

/** The newsstand of one day: its front page in the hero, then what is inside. NWS-01 */
export function NewsstandScreen({ newsstand, brand, day }: Props) {
  const { today, issue, editions, recent, sections, specials, latest, mostRead, group } = newsstand;
  const view = viewOf(newsstand, day);
  return (
    <main id="contenuto" tabIndex={-1}>
      {'issue' in view ? (
        <FrontPageHero view={view} brand={brand} today={today} editions={editions} recent={recent} />
      ) : (
        <EmptyHero today={today} requestedDay={view.kind === 'before-first' ? view.requestedDay : null} />
      )}
      <div className={`wrap ${styles.inside}`}>
        {editions.length > 1 && <LocalEditions editions={editions} paper={brand} />}
        {issue && sections.length > 0 && (
          <SectionOverviews sections={sections} issue={issue} isMain={view.kind === 'today'} />
        )}
        {specials.length > 0 && <Specials specials={specials} />}
        <LatestAndMostRead latest={latest} mostRead={mostRead} />
        {group.length > 0 && <GroupPapers group={group} ownIssue={issue} brand={brand} />}
      </div>
    </main>
  );
}
