import { expect, test } from 'vitest';
import { createAppRouter } from '#src/router.tsx';
import { routeTree } from '#src/routeTree.gen.ts';
import { isReloadedForReader } from './idle-reloaded-routes.ts';

const router = createAppRouter(routeTree, {} as never, () => null);

const isLoadedAgain = (path: string) =>
  isReloadedForReader({ routeId: router.getMatchedRoutes(path)[2]?.id ?? '' });

test.each([
  '/articolo/7/il-ponte',
  '/articolo/ds/7',
  '/ricerca/%22frase%20del%20testo%22',
  '/ricerca',
  '/archivio/cerca/ponte',
])('NWS-05 ROL-06 the data of %s is loaded again for a signed-in reader', (path) => {
  expect(isLoadedAgain(path)).toBe(true);
});

test.each([
  '/',
  '/sezioni',
  '/archivio/2025-04-03',
  '/faq',
  '/login',
])('ROL-06 the data of %s is the same for everybody', (path) => {
  expect(isLoadedAgain(path)).toBe(false);
});
