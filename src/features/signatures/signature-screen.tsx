import { signaturePath } from '#domain/addresses.ts';
import { SIGNATURES } from '#domain/collection-addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { SignatureContents } from '#domain/newsstand.ts';
import { FollowThis } from '#src/components/follow/follow-this.tsx';
import { LeadAndRest } from '#src/components/lead-and-rest.tsx';
import { Pager } from '#src/components/pager.tsx';
import { TeaserGrid } from '#src/components/teaser-grid.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Portrait } from './portrait.tsx';
import styles from './signature-screen.module.css';
import { strings } from './strings.ts';

/** Page of one author: the name and the articles, newest first. NWS-03 */
export function SignatureScreen({ contents }: { contents: SignatureContents }) {
  const { signature, articles, total, page, pages } = contents;
  const newest = page === 1 ? articles[0] : undefined;
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <header className={`row ${styles.head}`}>
        <Portrait signature={signature} size="large" />
        <div>
          <Breadcrumb items={[{ name: strings.signatures, href: SIGNATURES }]} />
          <h1 className="t-1" tabIndex={-1}>
            {signature.name}
          </h1>
          <p className="meta">
            {strings.articles(total)}
            {newest && (
              <>
                <span className="sep" />
                {strings.latest(longDate(newest.day))}
              </>
            )}
          </p>
          <FollowThis kind="author" slug={signature.slug} name={signature.name} look="button" />
        </div>
      </header>
      <Articles contents={contents} />
      <Pager page={page} pages={pages} pathOf={(other) => signaturePath(signature, other)} />
      <p className={styles.end}>
        <AppLink className="link tap" href={SIGNATURES}>
          {strings.allSignatures}
        </AppLink>
      </p>
    </main>
  );
}

function Articles({ contents: { signature, articles, page } }: { contents: SignatureContents }) {
  if (articles.length === 0) {
    return (
      <EmptyState
        title={strings.beyond}
        actions={<ButtonLink href={signaturePath(signature)}>{strings.firstPage}</ButtonLink>}
      >
        <p>{strings.beyondText(signature.name)}</p>
      </EmptyState>
    );
  }
  if (page === 1) return <LeadAndRest articles={articles} moreTitle={strings.more} />;
  return (
    <div className={styles.further}>
      <TeaserGrid articles={articles} headingLevel={2} />
    </div>
  );
}
