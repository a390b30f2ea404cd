import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadSearch } from '#src/features/search/load-search.ts';
import { searchHead } from '#src/features/search/search-head.ts';
import { SearchScreen } from '#src/features/search/search-screen.tsx';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/ricerca/{-$query}')({
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const found = await loadSearch(context.api, params.query, deps);
    return { ...found, head: searchHead(context.brand, found) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SearchRoute,
});

function SearchRoute() {
  const { request, result } = Route.useLoaderData();
  return <SearchScreen request={request} result={result} today={root.useLoaderData().today} />;
}
