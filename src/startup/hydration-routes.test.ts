import { expect, test } from 'vitest';
import { createAppRouter } from '#src/router.tsx';
import type { routeTree } from '#src/routeTree.gen.ts';

const routerOf = (tree: typeof routeTree) => createAppRouter(tree, {} as never, () => null);

const routeAt = (router: ReturnType<typeof routerOf>, path: string) =>
  router.getMatchedRoutes(path)[2]?.id ?? '/$';

/** `/articolo/{-$id}/{-$titolo}` with all optional parts, and without any. */
const samplesOf = (path: string) => [
  path.replaceAll(/\{-\$\w+\}|\$\w*/g, 'x'),
  path.replaceAll(/\/\{-\$\w+\}/g, '').replaceAll(/\$\w*/g, 'x') || '/',
];

// A router copies the tree as it is now; the whole tree is later built on the same root.
const first = routerOf((await import('./hydration-routes.ts')).hydrationRoutes);
const whole = routerOf((await import('#src/routeTree.gen.ts')).routeTree);

test('an address matches the same route in the first script as in the whole tree, or the catch-all route', () => {
  const paths = Object.keys(whole.routesByPath).flatMap(samplesOf);
  expect(paths).toEqual(expect.arrayContaining(['/', '/articolo/x/x', '/articolo/ds/x', '/articolo/ds']));
  for (const path of paths) {
    expect([routeAt(whole, path), '/$'], path).toContain(routeAt(first, path));
  }
  expect(paths.filter((path) => routeAt(first, path) !== '/$').length).toBeGreaterThan(5);
});
