import { sectionPath } from '#domain/addresses.ts';
import type { Suggestion } from '#domain/search.ts';
import { searchPath } from '#domain/search-address.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './near-terms.module.css';
import { strings } from './strings.ts';

const pathOf = (term: Suggestion) =>
  term.kind === 'section' ? sectionPath(term) : searchPath({ text: term.text });

function kindOf(term: Suggestion): string {
  if (term.kind === 'query') return strings.articles(term.articles);
  return term.kind === 'section' ? strings.section : strings.signature;
}

/** Terms that the reader may have meant, each a link to its search. */
export function Suggestions({ near, level }: { near: Suggestion[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (near.length === 0) return null;
  return (
    <section className={styles.near}>
      <Heading className={styles.title}>{strings.near}</Heading>
      <ul className="hr">
        {near.map((term) => (
          <li key={`${term.kind} ${term.text}`}>
            <AppLink className={`row12 ${styles.term}`} href={pathOf(term)}>
              <Icon name="search" size={18} />
              <span>{term.text}</span>
              <span className={`caption ${styles.kind}`}>{kindOf(term)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
