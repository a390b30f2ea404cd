import { HOME, issuePath } from '#domain/addresses.ts';
import type { Calendar, DayIssues as Chosen } from '#domain/archive.ts';
import { archivePath } from '#domain/collection-addresses.ts';
import { longDate } from '#domain/dates.ts';
import { Cover } from '#src/components/front-page/cover.tsx';
import { CoverBadge, CoverLine } from '#src/components/front-page/cover-download.tsx';
import type { Paper } from '#src/components/front-page/paper.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './day-issues.module.css';
import { noIssueReason } from './no-issue-reason.ts';
import { strings } from './strings.ts';

type Props = { calendar: Calendar; chosen: Chosen | null; paper: Paper };

/** The front pages of the chosen day, one for each local edition, or the reason why there are none. NWS-08 */
export function DayIssues({ calendar, chosen, paper }: Props) {
  if (chosen === null) {
    return (
      <EmptyState title={strings.chooseDay}>
        <p>{strings.chooseDayText}</p>
      </EmptyState>
    );
  }
  const { day, issues } = chosen;
  if (day === null) {
    return (
      <EmptyState
        title={strings.noneYet}
        actions={<ButtonLink href={HOME}>{strings.toNewsstand}</ButtonLink>}
      >
        <p>{strings.noneYetText}</p>
      </EmptyState>
    );
  }
  if (issues.length === 0) return <NoIssue calendar={calendar} day={day} paper={paper.name} />;
  return (
    <section aria-labelledby="giorno">
      <SectionHead title={longDate(day)} id="giorno" />
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <li key={issue.edition.id}>
            <AppLink href={issuePath(issue.edition, issue.day)}>
              <Cover paper={paper} issue={issue} size={158} decorative />
              <h3>{issue.edition.name}</h3>
              <p>
                <CoverLine issue={issue}>{strings.pages(issue.pages)}</CoverLine>
              </p>
            </AppLink>
            <CoverBadge issue={issue} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoIssue({ calendar, day, paper }: { calendar: Calendar; day: string; paper: string }) {
  const calendarDay = calendar.days.find((candidate) => candidate.day === day);
  const reason = calendarDay && noIssueReason(calendarDay, paper);
  const { latest } = calendar;
  return (
    <EmptyState
      title={strings.noIssue}
      actions={latest && <ButtonLink href={archivePath(latest)}>{strings.toLatest}</ButtonLink>}
    >
      <p>
        {longDate(day)}
        {reason && `: ${reason}`}.
      </p>
    </EmptyState>
  );
}
