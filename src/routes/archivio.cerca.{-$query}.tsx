import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '#domain/search-params/sections.ts';
import { ArchiveSearchScreen } from '#src/features/archive/archive-search-screen.tsx';
import { loadArchiveSearch } from '#src/features/archive/load-archive-search.ts';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/archivio/cerca/{-$query}')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) =>
    loadArchiveSearch(await context.api(), context.brand, params.query, deps),
  head: loadedHead,
  component: () => <ArchiveSearchScreen found={Route.useLoaderData().found} />,
});
