import { createFileRoute, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { placeRoute, rebuildRouteTree } from './router-internals.ts';

type AppRouter = Parameters<typeof rebuildRouteTree>[0];

const routerOf = (routeTree: ReturnType<typeof createRootRoute>) =>
  createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });

test('a placed route is found by its path, and one added later when it is taken in', () => {
  const root = createRootRoute();
  const first = placeRoute(createFileRoute('/faq')({}), root, '/faq');
  const router = routerOf(root.addChildren([first]) as never);
  const idAt = (path: string) => router.getMatchedRoutes(path)[2]?.id;
  expect(idAt('/faq')).toBe('/faq');

  const later = placeRoute(createFileRoute('/contact')({}), root, '/contact');
  root.addChildren([first, later]);
  expect(idAt('/contact')).toBeUndefined();
  rebuildRouteTree(router as unknown as AppRouter);
  expect(idAt('/contact')).toBe('/contact');
});

test('the router has the mark by which the next scroll to the top is left out', () => {
  expect(routerOf(createRootRoute())._scroll).toMatchObject({ n: true });
});
