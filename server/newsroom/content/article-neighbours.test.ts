// @module-tag postgres
import { NoopLogger } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { readArticle } from './article.ts';
import { cacheNeighbours } from './article-neighbours.ts';
import { cacheNextChange } from './next-change.ts';

const fixture = importFixture();

const SECOND_MS = 1000;
const after = (seconds: number) => new Date(NOON.getTime() + seconds * SECOND_MS);

/** Reads an article with the cache, and counts the statements. */
function reader() {
  const { orm } = fixture.database();
  let current = 1;
  const readNeighbours = cacheNeighbours(orm, cacheNextChange(orm), () => current);
  return async ({ now = NOON, ...at }: { generation?: number; meanwhile?: number; now?: Date } = {}) => {
    current = at.generation ?? current;
    const asked = vi.spyOn(NoopLogger.prototype, 'logQuery');
    const own = (await fixture.allArticles()).find(({ uri }) => uri === 'urn:own')?.id ?? 0;
    asked.mockClear();
    const asking = readArticle(orm, IL_MESSAGGERO, own, null, now, readNeighbours);
    current = at.meanwhile ?? current;
    const article = await asking;
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    return { next: article?.next?.title, statements };
  };
}

test('NWS-04 the articles around an article are read once for all its readers', async () => {
  await fixture.run([ninjs({ uri: 'urn:own', page: 2 }), ninjs({ uri: 'urn:a', title: 'Dopo', page: 3 })]);
  const read = reader();
  const first = await read();
  const second = await read({ now: after(59) });
  expect([first.next, second.next]).toEqual(['Dopo', 'Dopo']);
  expect(second.statements).toBeLessThan(first.statements / 2);
  expect((await read({ now: after(61) })).statements).toBeGreaterThan(second.statements);
});

test('NWS-04 they are read again when the contents have changed, by an import or by time', async () => {
  await fixture.run([
    ninjs({ uri: 'urn:own', page: 2 }),
    ninjs({ uri: 'urn:held', title: 'Sotto embargo', page: 3 }, { embargoed: after(30).toISOString() }),
    ninjs({ uri: 'urn:a', title: 'Dopo', page: 4 }),
  ]);
  const read = reader();
  expect((await read()).next).toBe('Dopo');
  expect((await read({ now: after(31) })).next).toBe('Sotto embargo');
  await fixture.run([ninjs({ uri: 'urn:new', title: 'Appena arrivato', page: 2 })]);
  expect((await read({ now: after(32), generation: 2 })).next).toBe('Appena arrivato');
});

test('NWS-04 a call that was waiting while the contents changed does not use the old answer', async () => {
  await fixture.run([ninjs({ uri: 'urn:own', page: 2 }), ninjs({ uri: 'urn:a', title: 'Dopo', page: 3 })]);
  const read = reader();
  await read();
  const late = await read({ meanwhile: 2 });
  const next = await read({ generation: 2 });
  expect(late.statements).toBeGreaterThan(next.statements);
});
