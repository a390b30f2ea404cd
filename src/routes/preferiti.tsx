import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { favouritesSearch } from '#domain/search-params/account.ts';
import { ReaderGuard } from '#src/components/session/reader-guard.tsx';
import { favouritesHead } from '#src/features/favourites/favourites-head.ts';
import { FavouritesScreen } from '#src/features/favourites/favourites-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

/** The reader's own articles; the menu still marks the entry as coming. NAV-13, NAV-14 */
export const Route = createFileRoute('/preferiti')({
  validateSearch: favouritesSearch,
  loader: ({ context }) => ({ head: favouritesHead(context.brand) }),
  head: loadedHead,
  component: FavouritesRoute,
});

function FavouritesRoute() {
  const { ordine, cartella } = Route.useSearch();
  const order = ordine === 'data' ? 'published' : 'added';
  const folder = cartella === undefined ? null : String(cartella);
  return (
    <ReaderGuard>
      <FavouritesScreen order={order} folder={folder} today={root.useLoaderData().today} />
    </ReaderGuard>
  );
}
