import { useMemo } from 'react';
import type { SectionPages } from '#domain/newsstand.ts';
import { useOpenedCount } from '#src/state/reading/opened-articles.ts';
import styles from './issue-contents-rail.module.css';
import { sectionAnchor } from './section-anchor.ts';
import { strings } from './strings.ts';

type Props = { sections: readonly SectionPages[]; current: number | null };

/** Contents of the issue, with the pages of each section. */
export function IssueContentsRail({ sections, current }: Props) {
  return (
    <nav className={styles.rail} aria-labelledby="sommario">
      <h2 id="sommario">{strings.contents}</h2>
      <ol>
        {sections.map(({ section, firstPage, lastPage }) => (
          <li key={section.id}>
            <a href={`#${sectionAnchor(section)}`} aria-current={section.id === current ? 'true' : undefined}>
              {section.name}
              {firstPage !== null && <em>{strings.shortRange(firstPage, lastPage ?? firstPage)}</em>}
            </a>
          </li>
        ))}
      </ol>
      <ReadSoFar sections={sections} />
    </nav>
  );
}

/** Number of articles read. Nothing until the first article was opened: the server does not know the reader. */
function ReadSoFar({ sections }: Pick<Props, 'sections'>) {
  const ids = useMemo(() => sections.flatMap(({ articles }) => articles.map(({ id }) => id)), [sections]);
  const opened = useOpenedCount(ids);
  if (opened === 0) return null;
  return (
    <p className={`caption ${styles.progress}`}>
      {strings.readSoFar(opened, ids.length)}
      <progress value={opened} max={ids.length} aria-hidden="true" />
    </p>
  );
}
