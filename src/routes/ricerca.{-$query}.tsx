import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadSearch } from '#src/features/search/load-search.ts';
import { searchHead } from '#src/features/search/search-head.ts';
import { SearchScreen } from '#src/features/search/search-screen.tsx';
import { searchDevice } from '#src/pwa/search-device.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/ricerca/{-$query}')({
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, brand }, params, deps }) => {
    const device = import.meta.env.SSR ? null : searchDevice;
    const found = await loadSearch({ api, device }, params.query, deps);
    return { ...found, head: searchHead(brand, found) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SearchRoute,
});

function SearchRoute() {
  const { head: _, ...found } = Route.useLoaderData();
  return <SearchScreen {...found} today={root.useLoaderData().today} />;
}
