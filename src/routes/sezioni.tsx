import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { sectionsSearch } from '#domain/search-params/sections.ts';
import { loadSections } from '#src/features/section/load-sections.ts';
import { sectionsHead } from '#src/features/section/section-head-data.ts';
import { SectionsScreen } from '#src/features/section/sections-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/sezioni')({
  validateSearch: sectionsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const list = await loadSections(await context.api(), deps);
    return { list, head: sectionsHead(context.brand) };
  },
  head: loadedHead,
  component: SectionsRoute,
});

function SectionsRoute() {
  return <SectionsScreen list={Route.useLoaderData().list} today={root.useLoaderData().today} />;
}
