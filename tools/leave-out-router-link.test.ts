import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { leaveOutRouterLink } from './leave-out-router-link.ts';

const ROUTE = 'node_modules/@tanstack/react-router/dist/esm/route.js';

test('the link that the router’s routes carry is replaced, and no other', async () => {
  expect(await readFile(ROUTE, 'utf8')).toMatch(/import \{ Link \} from "\.\/link\.js"/);
  expect(leaveOutRouterLink.load(leaveOutRouterLink.resolveId('./link.js', `/any/${ROUTE}`) ?? '')).toContain(
    'Link',
  );
  expect(leaveOutRouterLink.resolveId('./link.js', '/any/src/ui/menu.ts')).toBeNull();
  expect(leaveOutRouterLink.load('/any/link.js')).toBeNull();
});
