import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { daySearch } from '#domain/search-params/papers.ts';
import { ArchiveScreen } from '#src/features/archive/archive-screen.tsx';
import { loadArchive } from '#src/features/archive/load-archive.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/archivio/{-$date}')({
  validateSearch: daySearch,
  loaderDeps: ({ search }) => ({ day: search.data }),
  loader: async ({ context, params, deps }) =>
    loadArchive(await context.api(), context.brand, params.date ?? deps.day),
  head: loadedHead,
  component: () => (
    <ArchiveScreen archive={Route.useLoaderData().archive} brand={root.useRouteContext().brand} />
  ),
});
