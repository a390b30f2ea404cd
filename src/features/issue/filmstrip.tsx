import { useRef } from 'react';
import type { IssueContents } from '#domain/newsstand.ts';
import { Cover } from '#src/paper/front-page/cover.tsx';
import { PageThumb } from '#src/paper/front-page/page-thumb.tsx';
import type { Paper } from '#src/paper/front-page/paper.ts';
import { useRovingLinks } from '#src/paper/front-page/use-roving-links.ts';
import styles from './filmstrip.module.css';
import { printedPages } from './printed-pages.ts';
import { sectionAnchor } from './section-anchor.ts';
import { strings } from './strings.ts';

type Props = {
  contents: IssueContents;
  paper: Paper;
  /** Id of the section being read. */
  current: number | null;
};

/** The issue's pages in a row; each leads to its section. Left pages stand close to the right one beside them. */
export function Filmstrip({ contents: { issue, sections }, paper, current }: Props) {
  const row = useRef<HTMLOListElement>(null);
  useRovingLinks(row);
  return (
    <nav className={styles.film} aria-label={strings.allPages}>
      <ol ref={row} className={styles.row}>
        <li>
          <a href="#contenuto" aria-label={strings.frontPage}>
            <Cover paper={paper} issue={issue} size={64} decorative />
            <span>1</span>
          </a>
        </li>
        {printedPages(sections).map(({ number, section, articles }) => (
          <li key={number} data-right={number % 2 === 1 || undefined}>
            <a
              href={`#${sectionAnchor(section)}`}
              aria-label={strings.pageOf(number, section.name)}
              aria-current={section.id === current ? 'true' : undefined}
            >
              <PageThumb number={number} section={section.name} articles={articles} />
              <span>{number}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
