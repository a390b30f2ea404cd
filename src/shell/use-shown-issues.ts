import { useMatch } from '@tanstack/react-router';
import type { Issue } from '#domain/newsstand.ts';

type ShownIssues = {
  /** Edition and day of the open issue, or of the open article's issue. */
  issueRead: string | null;
  /** Issues whose front pages the page shows. */
  covers: readonly Issue[];
};

/** Issues named in the data of the open page. */
export function useShownIssues(): ShownIssues {
  const newsstand = useMatch({ from: '/', shouldThrow: false })?.loaderData?.newsstand;
  const loaded = useMatch({ from: '/edizione/$edizione/{-$date}', shouldThrow: false })?.loaderData?.issue;
  const byAddress = useMatch({ from: '/articolo/{-$id}/{-$titolo}', shouldThrow: false })?.loaderData;
  const byOldAddress = useMatch({ from: '/articolo/ds/{-$id}', shouldThrow: false })?.loaderData;
  const issue = loaded?.state === 'published' ? loaded.contents.issue : null;
  const read = issue ?? (byAddress ?? byOldAddress)?.article;
  return {
    issueRead: read ? `${read.edition.slug}/${read.day}` : null,
    covers: issue
      ? [issue]
      : [newsstand?.issue, ...(newsstand?.recent ?? [])].filter((cover) => cover != null),
  };
}
