import { issuePath } from '#domain/addresses.ts';
import type { Issue } from '#domain/newsstand.ts';
import { Cover } from '#src/components/front-page/cover.tsx';
import { CoverBadge } from '#src/components/front-page/cover-download.tsx';
import type { Paper } from '#src/components/front-page/paper.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import styles from './hero-covers.module.css';
import { strings } from './strings.ts';

type Props = { issue: Issue; paper: Paper; recent: readonly Issue[]; editions: readonly Issue[] };

/** Number of neighbours of the day's cover in a phone's carousel: back issues before it, other editions after it. */
const NEIGHBOURS = 2;

/** The day's cover; on phones it begins a carousel, which scrolls and snaps without JavaScript. */
export function HeroCovers({ issue, paper, recent, editions }: Props) {
  const others = editions.filter(({ edition }) => edition.id !== issue.edition.id).slice(0, NEIGHBOURS);
  const backIssues = recent.slice(0, NEIGHBOURS);
  return (
    <ul className={styles.covers} aria-label={strings.issues}>
      <li className={styles.main}>
        <AppLink href={issuePath(issue.edition, issue.day)}>
          <Cover paper={paper} issue={issue} size={372} priority />
        </AppLink>
        <CoverBadge issue={issue} />
      </li>
      {[...backIssues, ...others].map((other, index) => (
        <li
          key={`${other.edition.id} ${other.day}`}
          data-back={index < backIssues.length ? index + 1 : undefined}
        >
          <AppLink href={issuePath(other.edition, other.day)}>
            <Cover paper={paper} issue={other} size={248} />
          </AppLink>
          <CoverBadge issue={other} />
        </li>
      ))}
    </ul>
  );
}
