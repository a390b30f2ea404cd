import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadNewsstand, NewsstandSearch } from '#src/features/newsstand/load-newsstand.ts';
import { newsstandHead } from '#src/features/newsstand/newsstand-head.ts';
import { NewsstandScreen } from '#src/features/newsstand/newsstand-screen.tsx';
import { NewsstandSkeleton } from '#src/features/newsstand/newsstand-skeleton.tsx';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/')({
  validateSearch: NewsstandSearch,
  loaderDeps: ({ search }) => ({ day: search.data }),
  loader: ({ context, deps }) => loadNewsstand(context.api, deps.day),
  head: ({ loaderData, match }) => newsstandHead(match.context.brand, loaderData),
  component: NewsstandRoute,
  pendingComponent: NewsstandSkeleton,
});

function NewsstandRoute() {
  const { brand } = root.useRouteContext();
  return (
    <NewsstandScreen newsstand={Route.useLoaderData()} brand={brand} day={Route.useSearch().data ?? null} />
  );
}
