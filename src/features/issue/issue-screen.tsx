import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { IssueNotOut } from './issue-not-out.tsx';
import { IssuePage } from './issue-page.tsx';
import type { LoadedIssue } from './load-issue.ts';

type Props = LoadedIssue & { brand: PublicBrand; today: Day };

/** One edition on one date, or links to other days where it did not come out. NWS-02 */
export function IssueScreen({ brand, today, ...loaded }: Props) {
  if (loaded.state === 'not-published') {
    return <IssueNotOut edition={loaded.edition} day={loaded.day} nearest={loaded.nearest} today={today} />;
  }
  const { edition, day } = loaded.contents.issue;
  return <IssuePage key={`${edition.id} ${day}`} contents={loaded.contents} brand={brand} today={today} />;
}
