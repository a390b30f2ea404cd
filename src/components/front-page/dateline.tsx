import { longDate } from '#domain/dates.ts';
import type { Issue } from '#domain/newsstand.ts';
import type { CoverDetail } from './cover-detail.ts';
import styles from './front-page.module.css';
import { imprint } from './imprint.ts';
import type { Paper } from './paper.ts';
import { editionTitle } from './strings.ts';

/** The line above the masthead; on a small cover the stylesheet draws it. */
export function Dateline({ paper, issue, detail }: { paper: Paper; issue: Issue; detail: CoverDetail }) {
  if (detail !== 'full') return null;
  return (
    <p className={`apart ${styles.dateline}`}>
      <span>{longDate(issue.day)}</span>
      <span>{editionTitle(issue.edition.name)}</span>
      <span>{imprint(paper, issue)}</span>
    </p>
  );
}
