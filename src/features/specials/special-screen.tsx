import { SPECIALS, specialPath } from '#domain/collection-addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { ArticleSummary, Picture as PictureData, SpecialContents } from '#domain/newsstand.ts';
import { LeadAndRest } from '#src/components/lead-and-rest.tsx';
import { Pager } from '#src/components/pager.tsx';
import { Picture } from '#src/components/picture.tsx';
import { TeaserGrid } from '#src/components/teaser-grid.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import styles from './special-screen.module.css';
import { strings } from './strings.ts';

/** A page of a special: its cover across the page, then its articles. NWS-03 */
export function SpecialScreen({ contents }: { contents: SpecialContents }) {
  const { special, articles, day, edition, page, pages } = contents;
  const isPart = day !== null || edition !== null;
  const cover = articles.find(({ picture }) => picture)?.picture ?? null;
  return (
    <main id="contenuto" tabIndex={-1}>
      <Cover contents={contents} picture={cover} />
      <div className="wrap">
        {articles.length > 0 ? (
          <Articles articles={withoutCover(articles, cover)} page={page} />
        ) : (
          <NoArticles contents={contents} />
        )}
        <Pager
          page={page}
          pages={pages}
          pathOf={(other) => specialPath(special, { day, edition, page: other })}
        />
        <nav className={`cluster ${styles.end}`} aria-label={strings.specials}>
          {articles.length > 0 && page === pages && <p>{strings.finished(special.name)}</p>}
          {isPart && articles.length > 0 && (
            <AppLink className="link tap" href={specialPath(special)}>
              {strings.wholeSpecial}
            </AppLink>
          )}
          <AppLink className="link tap" href={SPECIALS}>
            {strings.allSpecials}
          </AppLink>
        </nav>
      </div>
    </main>
  );
}

type ArticlesProps = { articles: ArticleSummary[]; page: number };

function Articles({ articles, page }: ArticlesProps) {
  if (page === 1) return <LeadAndRest articles={articles} moreTitle={strings.more} priority={false} />;
  return (
    <div className={styles.further}>
      <TeaserGrid articles={articles} headingLevel={2} />
    </div>
  );
}

/** Shown when the special has no articles for the chosen day or edition, or has fewer pages. */
function NoArticles({ contents: { special, day, edition, total } }: { contents: SpecialContents }) {
  const isBeyondEnd = total > 0;
  const href = specialPath(special, isBeyondEnd ? { day, edition } : {});
  return (
    <EmptyState
      title={isBeyondEnd ? strings.beyond : strings.empty}
      actions={<ButtonLink href={href}>{isBeyondEnd ? strings.firstPage : strings.wholeSpecial}</ButtonLink>}
    >
      <p>{isBeyondEnd ? strings.beyondText(special.name) : strings.emptyText(special.name)}</p>
    </EmptyState>
  );
}

/** Articles without the picture that the cover shows already. */
const withoutCover = (articles: ArticleSummary[], cover: PictureData | null) =>
  articles.map((article) => (article.picture?.id === cover?.id ? { ...article, picture: null } : article));

type CoverProps = { contents: SpecialContents; picture: PictureData | null };

function Cover({ contents: { special, articles, total, page, day, edition }, picture }: CoverProps) {
  const latest = page === 1 ? articles[0]?.day : undefined;
  const facts = [
    strings.articles(total),
    day ? longDate(day) : latest && strings.latest(longDate(latest)),
    edition && strings.fromEdition(edition.name),
  ].filter(Boolean);
  return (
    <header className={`on-brand-dark ${styles.cover}`}>
      {picture && <Picture picture={picture} sizes="100vw" alt="" priority />}
      <div className={`wrap ${styles.words}`}>
        <Breadcrumb className={styles.breadcrumb} items={[{ name: strings.specials, href: SPECIALS }]} />
        <h1 className="t-xl" tabIndex={-1}>
          {special.name}
        </h1>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
    </header>
  );
}
