import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_MAP_DOCUMENT, serverImports, serverParts, withServerMap } from './server-map.ts';

test('the map of the server shows the actual imports', () => {
  const document = readFileSync(SERVER_MAP_DOCUMENT, 'utf8');
  expect(withServerMap(document), 'run `npm run generate`').toBe(document);
});

test('the server has few parts, each has a short README, and no two import each other', () => {
  const parts = serverParts();
  expect(parts.length).toBeLessThanOrEqual(10);
  for (const part of parts) {
    const lines = readFileSync(`server/${part}/README.md`, 'utf8').trimEnd().split('\n');
    expect(lines.length, part).toBeLessThanOrEqual(15);
  }
  const arrows = serverImports();
  expect(arrows.length).toBeGreaterThan(parts.length);
  expect(arrows.length).toBeLessThanOrEqual(60);
  const both = arrows.filter(([from, to]) => arrows.some(([a, b]) => a === to && b === from));
  expect(both).toEqual([]);
});

test('a document without a place for the map is refused', () => {
  expect(() => withServerMap('# Architecture\n', [['web', 'base']])).toThrow('no place for the map');
});
