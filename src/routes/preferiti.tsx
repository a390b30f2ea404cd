import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { favouritesSearch } from '#domain/search-params.ts';
import { favouritesHead } from '#src/features/favourites/favourites-head.ts';
import { FavouritesScreen } from '#src/features/favourites/favourites-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

/** The menu still marks it as to come. NAV-14 */
export const Route = createFileRoute('/preferiti')({
  validateSearch: favouritesSearch,
  loader: ({ context }) => ({ head: favouritesHead(context.brand) }),
  head: loadedHead,
  component: FavouritesRoute,
});

function FavouritesRoute() {
  const order = Route.useSearch().ordine === 'data' ? 'published' : 'added';
  return <FavouritesScreen order={order} today={root.useLoaderData().today} />;
}
