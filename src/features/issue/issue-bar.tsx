import { HOME, issuePath } from '#domain/addresses.ts';
import { longDate, relativeDay, shortDate } from '#domain/dates.ts';
import type { Day, IssueContents } from '#domain/newsstand.ts';
import { IssueDownload } from '#src/components/front-page/cover-download.tsx';
import { editionTitle } from '#src/components/front-page/strings.ts';
import { ScopeMenu } from '#src/components/scope-menu.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './issue-bar.module.css';
import { strings } from './strings.ts';

type Props = { contents: IssueContents; today: Day };

/** `Oggi · giovedì 3 aprile`, or only the date for a day further back. */
function dayName(day: Day, today: Day): string {
  const relative = relativeDay(day, today);
  return relative === longDate(day) ? relative : `${relative} · ${shortDate(day)}`;
}

/** The open issue, with links to other editions and days. Links and a native form. NWS-02 */
export function IssueBar({ contents, today }: Props) {
  const { issue, previousDay, nextDay } = contents;
  return (
    <div className={styles.bar}>
      <div className={`row6 wrap ${styles.row}`}>
        <AppLink className="ib" href={HOME} aria-label={strings.backToNewsstand}>
          <Icon name="back" />
        </AppLink>
        <div className={`grow ${styles.title}`}>
          <EditionSwitch contents={contents} />
          <p className="meta">
            {dayName(issue.day, today)}
            <span className="dk">
              <span className="sep" />
              {strings.pages(issue.pages)}
            </span>
          </p>
        </div>
        <div className={styles.days}>
          <DayStep icon="left" day={previousDay} edition={issue.edition} label={strings.previousDay} />
          <div className={styles.calendar}>
            <ScopeMenu icon="cal" label="" purpose={strings.chooseDay}>
              <form action={issuePath(issue.edition)} method="get">
                <label>
                  {strings.day}
                  <input type="date" name="data" defaultValue={issue.day} max={today} required />
                </label>
                <button type="submit" className="btn k">
                  {strings.goToDay}
                </button>
              </form>
            </ScopeMenu>
          </div>
          <DayStep icon="right" day={nextDay} edition={issue.edition} label={strings.nextDay} />
        </div>
        <div className={styles.download}>
          <IssueDownload issue={issue} />
        </div>
      </div>
    </div>
  );
}

function EditionSwitch({ contents: { issue, editions } }: Pick<Props, 'contents'>) {
  const title = editionTitle(issue.edition.name);
  if (editions.length < 2) return <p className="t-s2">{title}</p>;
  return (
    <ScopeMenu icon="pin" label={title} purpose={strings.chooseEdition}>
      <ul>
        {editions.map((other) => (
          <li key={other.id}>
            <AppLink
              href={issuePath(other, issue.day)}
              aria-current={other.id === issue.edition.id ? 'true' : undefined}
            >
              {other.name}
              {other.id === issue.edition.id && <Icon name="check" size={18} />}
            </AppLink>
          </li>
        ))}
      </ul>
    </ScopeMenu>
  );
}

type StepProps = {
  icon: IconName;
  day: Day | null;
  edition: IssueContents['issue']['edition'];
  label: (day: string) => string;
};

/** Without a neighbouring day the arrow stays, dimmed, so that the others keep their places. */
function DayStep({ icon, day, edition, label }: StepProps) {
  if (!day) {
    return (
      <span className={`ib ${styles.nowhere}`}>
        <Icon name={icon} size={20} />
      </span>
    );
  }
  return (
    <AppLink className="ib" href={issuePath(edition, day)} aria-label={label(longDate(day))}>
      <Icon name={icon} size={20} />
    </AppLink>
  );
}
