import { articlePath } from '#domain/addresses.ts';
import type { BackIssueHit } from '#domain/archive.ts';
import { ARCHIVE, archiveSearchPath } from '#domain/collection-addresses.ts';
import { longDate } from '#domain/dates.ts';
import { searchPath } from '#domain/search-address.ts';
import { Pager } from '#src/components/pager.tsx';
import { PrintFacts } from '#src/components/print-facts.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ArchiveHeader } from './archive-header.tsx';
import styles from './archive-search-screen.module.css';
import type { ArchiveSearch } from './load-archive-search.ts';
import { strings } from './strings.ts';

/** Articles of back issues that match the search text, each with its day, edition and page. NWS-08 */
export function ArchiveSearchScreen({ found: { text, page, results } }: { found: ArchiveSearch }) {
  const { hits, total, hasMore, pages } = results;
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <ArchiveHeader text={text} />
      <section className={styles.results} aria-label={strings.results}>
        {hits.length > 0 ? (
          <>
            <div className={`spread ${styles.found}`}>
              <p role="status">{strings.found(total, hasMore, text)}</p>
              <AppLink className="link" href={ARCHIVE}>
                {strings.toCalendar}
              </AppLink>
            </div>
            <ol>
              {hits.map((hit) => (
                <Hit key={hit.id} hit={hit} />
              ))}
            </ol>
          </>
        ) : (
          <NothingFound text={text} isBeyondLastPage={total > 0} />
        )}
        <Pager page={page} pages={pages} pathOf={(otherPage) => archiveSearchPath(text, otherPage)} />
      </section>
    </main>
  );
}

function Hit({ hit }: { hit: BackIssueHit }) {
  const { title, passage, day, edition, page } = hit;
  return (
    <li className={styles.hit}>
      <h2 className="t-4">
        <AppLink href={articlePath(hit)}>{title}</AppLink>
      </h2>
      {passage && <p className="deck s">{passage}</p>}
      <PrintFacts day={longDate(day)} edition={edition.name} page={page} />
    </li>
  );
}

function NothingFound({ text, isBeyondLastPage }: { text: string; isBeyondLastPage: boolean }) {
  return (
    <EmptyState
      title={isBeyondLastPage ? strings.noMore : strings.nothingFound(text)}
      actions={
        <>
          <ButtonLink href={isBeyondLastPage ? archiveSearchPath(text) : searchPath({ text })}>
            {isBeyondLastPage ? strings.firstPage : strings.searchEverywhere}
          </ButtonLink>
          <ButtonLink look="plain" href={ARCHIVE}>
            {strings.toCalendar}
          </ButtonLink>
        </>
      }
    >
      <p>{strings.nothingFoundText}</p>
    </EmptyState>
  );
}
