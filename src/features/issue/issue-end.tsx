import { HOME, issuePath } from '#domain/addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { IssueContents } from '#domain/newsstand.ts';
import { editionTitle } from '#src/components/front-page/strings.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './issue-end.module.css';
import { strings } from './strings.ts';

/** Marks the end of the issue, and offers what to read next. */
export function IssueEnd({ contents: { issue, previousDay, nextDay } }: { contents: IssueContents }) {
  const { edition, day } = issue;
  const other = nextDay ?? previousDay;
  return (
    <section className={styles.end} aria-labelledby="fine">
      <h2 className="t-3" id="fine">
        {strings.finished}
      </h2>
      <p className="deck s">{strings.finishedText(editionTitle(edition.name), longDate(day))}</p>
      <p className={`actions ${styles.actions}`}>
        <ButtonLink href={HOME}>
          <Icon name="home" size={20} />
          {strings.backToNewsstand}
        </ButtonLink>
        {other && (
          <ButtonLink look="plain" href={issuePath(edition, other)}>
            <Icon name={nextDay ? 'right' : 'left'} size={18} />
            {longDate(other)}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
