import type { FileRoutesById } from '#src/routeTree.gen.ts';

/** Routes whose pages show more to readers with more rights: whole texts, and search results in them. */
const RELOADED_ROUTES: ReadonlySet<string> = new Set<keyof FileRoutesById>([
  '/articolo/{-$id}/{-$titolo}',
  '/articolo/ds/{-$id}',
  '/ricerca/{-$query}',
  '/archivio/cerca/{-$query}',
]);

/** Whether a page must be loaded again once its reader is known. NWS-05, ROL-06 */
export const isReloadedForReader = ({ routeId }: { routeId: string }): boolean =>
  RELOADED_ROUTES.has(routeId);
