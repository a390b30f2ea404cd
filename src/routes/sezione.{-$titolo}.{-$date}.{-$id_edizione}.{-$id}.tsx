import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { sectionSearch } from '#domain/search-params/sections.ts';
import { loadSection } from '#src/features/section/load-section.ts';
import { sectionHead } from '#src/features/section/section-head-data.ts';
import { SectionScreen } from '#src/features/section/section-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/sezione/{-$titolo}/{-$date}/{-$id_edizione}/{-$id}')({
  validateSearch: sectionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const contents = await loadSection(await context.api(), params, deps);
    return { contents, head: sectionHead(context.brand, contents) };
  },
  head: loadedHead,
  component: SectionRoute,
});

function SectionRoute() {
  const { brand } = root.useRouteContext();
  const { today } = root.useLoaderData();
  return <SectionScreen contents={Route.useLoaderData().contents} brand={brand} today={today} />;
}
