import type { FileRoutesById } from '#src/routeTree.gen.ts';

/** The routes whose pages show more to whoever may read more: whole texts, and what is found in them. */
const BY_RIGHTS: ReadonlySet<string> = new Set<keyof FileRoutesById>([
  '/articolo/{-$id}/{-$titolo}',
  '/articolo/ds/{-$id}',
  '/ricerca/{-$query}',
  '/archivio/cerca/{-$query}',
]);

/** Whether a page has to be loaded again when it is known who reads it. NWS-05, ROL-06 */
export const isReloadedForReader = ({ routeId }: { routeId: string }): boolean => BY_RIGHTS.has(routeId);
