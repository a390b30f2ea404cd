import { sectionPath } from '#domain/addresses.ts';
import type { Issue, SectionPages } from '#domain/newsstand.ts';
import { Teaser } from '#src/components/teaser.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './issue-section.module.css';
import { sectionAnchor } from './section-anchor.ts';
import { type SectionShape, sectionShape } from './section-shape.ts';
import { strings } from './strings.ts';

type Props = {
  pages: SectionPages;
  issue: Issue;
  /** Whether it is today's main edition, whose addresses are the short ones. */
  isMain: boolean;
  /** The first section of the issue: its lead is the largest paint (LCP). */
  opensPaper: boolean;
};

/** One section of an issue: its lead beside a stack, the rest in three columns. */
export function IssueSection({ pages, issue, isMain, opensPaper }: Props) {
  const { section, firstPage, lastPage, articles } = pages;
  const shape = sectionShape(articles, opensPaper);
  const range =
    firstPage === null ? strings.allOfSection : strings.pageRange(firstPage, lastPage ?? firstPage);
  const href = sectionPath(section, isMain ? undefined : { day: issue.day, edition: issue.edition });
  return (
    <section
      id={sectionAnchor(section)}
      className={`${styles.section} ${opensPaper ? '' : `sec ${styles.later}`}`}
      data-later={opensPaper ? undefined : ''}
    >
      <SectionHead title={section.name} moreLink={{ label: range, href }} />
      <Opening {...shape} priority={opensPaper} />
      {shape.columns.length > 0 && (
        <div className={`cr ${styles.columns} ${shape.lead ? styles.below : ''}`}>
          {shape.columns.map((article, index) => (
            <div key={article.id}>
              <Teaser
                article={article}
                variant="small"
                headingLevel={3}
                opensList={index === 0 && !shape.lead}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function Opening({ lead, stack, compact, priority }: SectionShape & { priority: boolean }) {
  if (!lead) return null;
  return (
    <div className={`${stack.length > 0 ? styles.opening : styles.alone} ${compact ? styles.compact : ''}`}>
      <Teaser article={lead} variant="lead" headingLevel={3} priority={priority} />
      {stack.length > 0 && (
        <div className={styles.stack}>
          {stack.map((article) => (
            <Teaser key={article.id} article={article} variant="stack" headingLevel={3} />
          ))}
        </div>
      )}
    </div>
  );
}
