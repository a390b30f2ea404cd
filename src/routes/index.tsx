import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { daySearch } from '#domain/search-params/papers.ts';
import { loadNewsstand } from '#src/features/newsstand/load-newsstand.ts';
import { newsstandHead } from '#src/features/newsstand/newsstand-head.ts';
import { NewsstandScreen } from '#src/features/newsstand/newsstand-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/')({
  validateSearch: daySearch,
  loaderDeps: ({ search }) => ({ day: search.data }),
  loader: async ({ context, deps }) => {
    const newsstand = await loadNewsstand(await context.api(), context.brand, deps.day);
    return { newsstand, head: newsstandHead(context.brand, newsstand) };
  },
  head: loadedHead,
  component: NewsstandRoute,
});

function NewsstandRoute() {
  const { brand } = root.useRouteContext();
  const { newsstand } = Route.useLoaderData();
  return <NewsstandScreen newsstand={newsstand} brand={brand} day={Route.useSearch().data ?? null} />;
}
