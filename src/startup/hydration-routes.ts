import { Route as root } from '#src/routes/__root.tsx';
import { Route as unknown } from '#src/routes/$.tsx';
import { Route as article } from '#src/routes/articolo.{-$id}.{-$titolo}.tsx';
import { Route as shortArticle } from '#src/routes/articolo.ds.{-$id}.tsx';
import { Route as issue } from '#src/routes/edizione.$edizione.{-$date}.tsx';
import { Route as home } from '#src/routes/index.tsx';
import type { FileRoutesById, routeTree } from '#src/routeTree.gen.ts';
import { placeRoute } from './router-internals.ts';

const grow = (route: Parameters<typeof placeRoute>[0], id: keyof FileRoutesById) =>
  placeRoute(route, root, id);

/**
 * Where most visits begin: a page's script holds these alone. Any other address is at first the unknown one's, which
 * asks for all routes. To those who use the router it is the whole tree, because it becomes that.
 */
export const hydrationRoutes = root.addChildren([
  grow(home, '/'),
  grow(article, '/articolo/{-$id}/{-$titolo}'),
  grow(shortArticle, '/articolo/ds/{-$id}'),
  grow(issue, '/edizione/$edizione/{-$date}'),
  grow(unknown, '/$'),
]) as unknown as typeof routeTree;
