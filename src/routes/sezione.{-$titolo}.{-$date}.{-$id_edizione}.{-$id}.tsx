import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadSection, SectionSearch } from '#src/features/section/load-section.ts';
import { sectionHead } from '#src/features/section/section-head-data.ts';
import { SectionScreen } from '#src/features/section/section-screen.tsx';
import { SectionSkeleton } from '#src/features/section/section-skeleton.tsx';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/sezione/{-$titolo}/{-$date}/{-$id_edizione}/{-$id}')({
  validateSearch: SectionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadSection(context.api, params, deps),
  head: ({ loaderData, match }) => sectionHead(match.context.brand, loaderData),
  component: SectionRoute,
  pendingComponent: SectionSkeleton,
});

function SectionRoute() {
  const { brand } = root.useRouteContext();
  const { today } = root.useLoaderData();
  return <SectionScreen contents={Route.useLoaderData()} brand={brand} today={today} />;
}
