import { HOME, signaturePath } from '#domain/addresses.ts';
import type { SignatureOverview } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { byLetter, type LetterGroup } from './by-letter.ts';
import { Portrait } from './portrait.tsx';
import styles from './signatures-screen.module.css';
import { strings } from './strings.ts';

/** All authors of the paper, by surname, with an index of letters. NAV-04, NWS-03 */
export function SignaturesScreen({ signatures }: { signatures: readonly SignatureOverview[] }) {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <header className={`stack6 ${styles.head}`}>
        <h1 className="t-1" tabIndex={-1}>
          {strings.signatures}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </header>
      {signatures.length > 0 ? <Index groups={byLetter(signatures)} /> : <NoSignatures />}
    </main>
  );
}

const anchorOf = (letter: string) => (letter === '#' ? 'altri' : `lettera-${letter.toLowerCase()}`);
const nameOf = (letter: string) => (letter === '#' ? strings.otherLetter : letter);

function Index({ groups }: { groups: LetterGroup[] }) {
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label={strings.letters}>
          <ul className={`wrapping ${styles.letters}`}>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${anchorOf(letter)}`}>{nameOf(letter)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ letter, overviews }) => (
        <section key={letter} className={styles.group} aria-labelledby={anchorOf(letter)}>
          <h2 className="t-3" id={anchorOf(letter)}>
            {nameOf(letter)}
          </h2>
          <ul className={styles.names}>
            {overviews.map(({ signature, articles }) => (
              <li key={signature.slug}>
                <AppLink className={`row14 ${styles.signature}`} href={signaturePath(signature)}>
                  <Portrait signature={signature} size="small" />
                  <span>
                    <b>{signature.name}</b>
                    <span className="meta">{strings.articles(articles)}</span>
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function NoSignatures() {
  return (
    <EmptyState
      title={strings.emptyList}
      actions={<ButtonLink href={HOME}>{strings.toNewsstand}</ButtonLink>}
    >
      <p>{strings.emptyListText}</p>
    </EmptyState>
  );
}
