import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadSections, SectionsSearch } from '#src/features/section/load-sections.ts';
import { sectionsHead } from '#src/features/section/section-head-data.ts';
import { SectionsScreen } from '#src/features/section/sections-screen.tsx';
import { SectionsSkeleton } from '#src/features/section/sections-skeleton.tsx';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/sezioni')({
  validateSearch: SectionsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSections(context.api, deps),
  head: ({ match }) => sectionsHead(match.context.brand),
  component: SectionsRoute,
  pendingComponent: SectionsSkeleton,
});

function SectionsRoute() {
  return <SectionsScreen list={Route.useLoaderData()} today={root.useLoaderData().today} />;
}
