import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { daySearch } from '#domain/search-params/papers.ts';
import { issueHead } from '#src/features/issue/issue-head.ts';
import { IssueScreen } from '#src/features/issue/issue-screen.tsx';
import { loadIssue } from '#src/features/issue/load-issue.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/edizione/$edizione/{-$date}')({
  validateSearch: daySearch,
  loaderDeps: ({ search }) => ({ day: search.data }),
  loader: async ({ context, params, deps }) => {
    const issue = await loadIssue(await context.api(), params.edizione, params.date ?? deps.day);
    return { issue, head: issueHead(context.brand, issue) };
  },
  head: loadedHead,
  component: IssueRoute,
});

function IssueRoute() {
  const { brand } = root.useRouteContext();
  const { today } = root.useLoaderData();
  return <IssueScreen {...Route.useLoaderData().issue} brand={brand} today={today} />;
}
