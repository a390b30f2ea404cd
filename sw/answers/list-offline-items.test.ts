import { afterEach, expect, test, vi } from 'vitest';
import { CACHES } from '#device/cache-names.ts';
import { listOfflineItems } from './list-offline-items.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const sezione = { id: 9, slug: 'cronaca', titolo: 'Cronaca' };
const edizione = { id: 3, slug: 'roma', titolo: 'Roma' };
const data = '2026-03-14';
const article = (id: number) => ({
  data: { article: { id, slug: '', titolo: `Titolo ${id}`, immagine: null, sezione, data } },
});
const issue = { data: { numero: { edizione, data } } };

/** Puts answers into the worker's cache, each with the second of the minute in which it arrived. */
function hold(answers: [call: string, body: unknown, second: number][]) {
  const cache = {
    keys: async () => answers.map(([call]) => new Request(`https://edicola.leggo.it${call}`)),
    matchAll: async () =>
      answers.map(([, body, second]) =>
        Response.json(body, {
          headers: { date: new Date(Date.UTC(2026, 2, 14, 6, 0, second)).toUTCString() },
        }),
      ),
  };
  const empty = { keys: async () => [], matchAll: async () => [] };
  vi.stubGlobal('caches', { open: async (name: string) => (name === CACHES.issueData ? cache : empty) });
}

const titles = async () => (await listOfflineItems()).map(({ title }) => title);

test('OFF-01 items that can be read are listed, the latest first', async () => {
  hold([
    ['/api/edicola/articolo?id=1', article(1), 1],
    ['/api/edicola/home', {}, 9],
    ['/api/edicola/numero?edizione=roma', issue, 5],
    ['/api/edicola/articolo?id=2', article(2), 3],
  ]);
  expect(await titles()).toEqual(['Roma', 'Titolo 2', 'Titolo 1']);
});

test('OFF-01 an issue that is cached twice is listed once', async () => {
  hold([
    ['/api/edicola/numero?edizione=roma', issue, 1],
    ['/api/edicola/numero?edizione=roma&data=2026-03-14', issue, 2],
  ]);
  expect((await listOfflineItems()).map(({ address }) => address)).toEqual(['/edizione/roma/2026-03-14']);
});

test('OFF-01 an answer of another shape is passed over', async () => {
  hold([
    ['/api/edicola/articolo?id=1', { data: null }, 1],
    ['/api/edicola/articolo?id=2', article(2), 2],
  ]);
  expect(await titles()).toEqual(['Titolo 2']);
});

test('OFF-01 a list has at most thirty items', async () => {
  hold(Array.from({ length: 40 }, (_, id) => [`/api/edicola/articolo?id=${id + 1}`, article(id + 1), id]));
  const listed = await titles();
  expect(listed).toHaveLength(30);
  expect(listed[0]).toBe('Titolo 40');
});
