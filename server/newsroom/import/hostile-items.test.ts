import { expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { bytesOf, ninjs } from '#tests/support/ninjs-fixture.ts';
import { parseItem } from './parse-item.ts';

const { counts, run } = importFixture();

/** Only our own schema checks Superdesk's flat items. */
const flat = (overrides: Record<string, unknown>) => ({
  guid: 'urn:flat',
  version: '1',
  versioncreated: '2025-04-03T02:30:00+0000',
  headline: 'Riapre il ponte',
  body_html: '<p>Uno.</p><p>Due.</p>',
  ...overrides,
});

const LONG = Array.from({ length: 4000 }, (_, index) => (index % 36).toString(36)).join('');

test.each([
  ['the year 0 of embargoed', ninjs({}, { embargoed: '0000-01-01T00:00:00Z' }), 'embargoed'],
  ['a uri too long for an index', ninjs({ uri: `urn:${LONG}` }), 'uri'],
  ['a guid too long for an index', flat({ guid: LONG }), 'uri'],
])('%s is refused, and the rest of the delivery is imported', async (_, item, place) => {
  const report = await run([ninjs({ uri: 'urn:good' }), item]);
  expect(report).toMatchObject({ imported: 1, rejected: [{ place }] });
});

test('half a surrogate pair in the uri names the same article at the second delivery', async () => {
  const item = flat({ guid: 'urn:\ud800x' });
  expect(await counts([item])).toEqual([1, 0, 0, 0]);
  expect(await counts([item])).toEqual([0, 0, 1, 0]);
});

test.each([
  ['an open tag without end in a headline', '<p '],
  ['an open link without end in a headline', '<a '],
])('%s, repeated many times, is read quickly', (_, piece) => {
  const value = piece.repeat(60_000);
  const started = performance.now();
  for (const contenttype of ['text/html', undefined]) {
    const headline = { role: 'kicker', value, ...(contenttype && { contenttype }) };
    parseItem(bytesOf(ninjs({}, { headlines: [{ role: 'main', value: 'T' }, headline] })));
  }
  expect(performance.now() - started).toBeLessThan(2500);
});

test('only the first pictures of an item are taken, even if it has more than a function takes arguments', async () => {
  const picture = { name: 'p', uri: 'urn:p', type: 'picture', renditions: [{ name: 'x', href: 'none.png' }] };
  const item = ninjs({}, { associations: Array.from({ length: 150_000 }, () => picture) });
  const report = await run([item], { dryRun: true });
  expect(report.imported).toBe(1);
  expect(report.warnings).toHaveLength(61);
  expect(report.warnings.at(-1)?.text).toBe('150000 images, the first 60 are taken');
});

test('other tasks run between two issues of one article', async () => {
  const editions = Array.from({ length: 12 }, (_, index) => `Edizione ${index}`);
  let turns = 0;
  let running = true;
  const turn = () => {
    turns += 1;
    if (running) setImmediate(turn);
  };
  setImmediate(turn);
  const seen = new Set<number>();
  await run([ninjs({ editions })], { onProgress: ({ phase }) => phase === 'write' && seen.add(turns) });
  running = false;
  expect(seen.size).toBe(12);
});
