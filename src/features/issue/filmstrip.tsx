import { useRef } from 'react';
import type { IssueContents } from '#domain/newsstand.ts';
import { Cover } from '#src/components/front-page/cover.tsx';
import { PageThumb } from '#src/components/front-page/page-thumb.tsx';
import type { Paper } from '#src/components/front-page/paper.ts';
import { useRovingLinks } from '#src/components/front-page/use-roving-links.ts';
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

/** The issue's pages in a row; each links to its section. Left pages are close to the right page beside them. */
export function Filmstrip({ contents: { issue, sections }, paper, current }: Props) {
  const row = useRef<HTMLOListElement>(null);
  useRovingLinks(row);
  return (
    <nav className={styles.film} aria-label={strings.allPages}>
      <ol ref={row} className={styles.row}>
        <li>
          <a href="#contenuto">
            <Cover paper={paper} issue={issue} size={64} decorative />
            <Label number={1} title={strings.frontPage} />
          </a>
        </li>
        {printedPages(sections).map(({ number, section, articles }) => (
          <li key={number} data-right={number % 2 === 1 || undefined}>
            <a href={`#${sectionAnchor(section)}`} aria-current={section.id === current ? 'true' : undefined}>
              <PageThumb number={number} section={section.name} articles={articles} />
              <Label number={number} title={section.name} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The visible number is part of the accessible name. */
function Label({ number, title }: { number: number; title: string }) {
  return (
    <span>
      <span className="vh">{strings.page} </span>
      {number}
      <span className="vh">, {title}</span>
    </span>
  );
}
