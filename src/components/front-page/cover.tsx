import { longDate } from '#domain/dates.ts';
import type { Issue } from '#domain/newsstand.ts';
import styles from './cover.module.css';
import type { CoverSize } from './cover-detail.ts';
import { FrontPage } from './front-page.tsx';
import type { Paper } from './paper.ts';
import { frontPageStrings as strings } from './strings.ts';

type Props = {
  paper: Paper;
  issue: Issue;
  size: CoverSize;
  /** Above the fold: its picture is fetched first. */
  priority?: boolean;
  /** The text beside the cover already names the issue. */
  decorative?: boolean;
};

/** A front page as an object on the newsstand or in a list. It is as wide as the box around it. */
export function Cover({ paper, issue, size, priority = false, decorative = false }: Props) {
  const label = strings.label(paper.name, issue.edition.name, longDate(issue.day));
  return (
    <div
      className={styles.cover}
      data-paper={paper.key}
      {...(!decorative && { role: 'img', 'aria-label': label })}
    >
      <FrontPage paper={paper} issue={issue} size={size} priority={priority} />
    </div>
  );
}
