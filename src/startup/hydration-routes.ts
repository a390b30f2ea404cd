import { Route as root } from '#src/routes/__root.tsx';
import { Route as catchAll } from '#src/routes/$.tsx';
import { Route as article } from '#src/routes/articolo.{-$id}.{-$titolo}.tsx';
import { Route as shortArticle } from '#src/routes/articolo.ds.{-$id}.tsx';
import { Route as issue } from '#src/routes/edizione.$edizione.{-$date}.tsx';
import { Route as home } from '#src/routes/index.tsx';
import type { FileRoutesById, routeTree } from '#src/routeTree.gen.ts';
import { placeRoute } from './router-internals.ts';

const attachToRoot = (route: Parameters<typeof placeRoute>[0], id: keyof FileRoutesById) =>
  placeRoute(route, root, id);

/**
 * Routes on which most visits begin: the page's script has only these. Any other address first matches the catch-all
 * route `/$`, which loads all routes. It is typed as the whole tree, because it is later replaced by that.
 */
export const hydrationRoutes = root.addChildren([
  attachToRoot(home, '/'),
  attachToRoot(article, '/articolo/{-$id}/{-$titolo}'),
  attachToRoot(shortArticle, '/articolo/ds/{-$id}'),
  attachToRoot(issue, '/edizione/$edizione/{-$date}'),
  attachToRoot(catchAll, '/$'),
]) as unknown as typeof routeTree;
