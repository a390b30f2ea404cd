import { issuePath } from '#domain/addresses.ts';
import { addDays, shortDate } from '#domain/dates.ts';
import type { Day, Issue } from '#domain/newsstand.ts';
import { Cover } from '#src/components/front-page/cover.tsx';
import { CoverAction } from '#src/components/front-page/cover-download.tsx';
import type { Paper } from '#src/components/front-page/paper.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import styles from './recent-issues.module.css';
import { strings } from './strings.ts';

type Props = { recent: readonly Issue[]; paper: Paper; today: Day };

const MAX_SHOWN = 3;

const dayName = (day: Day, today: Day) => (day === addDays(today, -1) ? strings.yesterday : shortDate(day));

/** The issues before the one in the hero. */
export function RecentIssues({ recent, paper, today }: Props) {
  return (
    <div className={styles.recent}>
      <h2>{strings.recent}</h2>
      <ul className="stack16">
        {recent.slice(0, MAX_SHOWN).map((issue) => (
          <li key={issue.day}>
            <AppLink href={issuePath(issue.edition, issue.day)}>
              <Cover paper={paper} issue={issue} size={86} decorative />
              <div>
                <p className={styles.day}>{dayName(issue.day, today)}</p>
                <h3>{issue.frontPage.articles[0]?.title}</h3>
              </div>
            </AppLink>
            <p className={styles.pages}>
              <CoverAction issue={issue}>{strings.pages(issue.pages)}</CoverAction>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
