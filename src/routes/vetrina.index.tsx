import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { offerSearch } from '#domain/search-params/account.ts';
import { loadShowcase } from '#src/features/showcase/load-showcase.ts';
import { ShowcaseScreen } from '#src/features/showcase/showcase-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/vetrina/')({
  validateSearch: offerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadShowcase(context.brand, deps.offerta),
  head: loadedHead,
  component: ShowcaseRoute,
});

function ShowcaseRoute() {
  const { brand } = root.useRouteContext();
  const { offers } = Route.useLoaderData();
  return <ShowcaseScreen offers={offers} chosen={Route.useSearch().offerta} brand={brand} />;
}
