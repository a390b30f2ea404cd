import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { EXPECTED_FILE, type FirstView, readFirstViews } from '#tools/first-view.ts';

/** A script may grow by this much before its contents have to be checked. */
const MOST_GROWTH = 1.015;

const views = await readFirstViews();
const expected = JSON.parse(await readFile(EXPECTED_FILE, 'utf8')) as Record<string, FirstView>;

test.each(
  Object.entries(expected),
)('the scripts of the first view of the %s are those in first-view.json', (page, { bytes, folders }) => {
  const renew = `what is meant to be there is written down by: node tools/first-view.ts --write`;
  const view = views[page];
  expect(Object.keys(view?.bytes ?? {}), renew).toEqual(Object.keys(bytes));
  expect(view?.folders, renew).toEqual(folders);
  const grown = Object.entries(bytes).flatMap(([chunk, before]) => {
    const now = view?.bytes[chunk] ?? 0;
    return now > before * MOST_GROWTH ? [`${chunk}: ${before} bytes before, ${now} now`] : [];
  });
  expect(grown, renew).toEqual([]);
});

test('no file of the build imports itself by way of others', async () => {
  const manifest: Record<string, { imports?: string[] }> = JSON.parse(
    await readFile('dist/client/.vite/manifest.json', 'utf8'),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (name: string, path: string[]) => {
    if (path.includes(name)) circles.push([...path.slice(path.indexOf(name)), name].join(' → '));
    if (done.has(name)) return;
    done.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported, [...path, name]);
  };
  for (const name of Object.keys(manifest)) visit(name, []);
  expect(done.size).toBeGreaterThan(50);
  expect(circles).toEqual([]);
});
