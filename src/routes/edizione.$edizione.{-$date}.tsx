import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { issueHead } from '#src/features/issue/issue-head.ts';
import { IssueScreen } from '#src/features/issue/issue-screen.tsx';
import { IssueSkeleton } from '#src/features/issue/issue-skeleton.tsx';
import { IssueSearch, loadIssue } from '#src/features/issue/load-issue.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/edizione/$edizione/{-$date}')({
  validateSearch: IssueSearch,
  loaderDeps: ({ search }) => ({ day: search.data }),
  loader: ({ context, params, deps }) => loadIssue(context.api, params.edizione, params.date ?? deps.day),
  head: ({ loaderData, match }) => issueHead(match.context.brand, loaderData),
  component: IssueRoute,
  pendingComponent: IssueSkeleton,
});

function IssueRoute() {
  const { brand } = root.useRouteContext();
  const { today } = root.useLoaderData();
  return <IssueScreen {...Route.useLoaderData()} brand={brand} today={today} />;
}
