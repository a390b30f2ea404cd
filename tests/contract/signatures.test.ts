// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

const MANY = 30;

beforeEach(() =>
  fixture.run([
    ninjs({ uri: 'urn:s1', title: 'Primo', author: 'Livia Santoro', editions: ['Nazionale', 'Roma'] }),
    ninjs({ uri: 'urn:s2', title: 'Secondo', author: 'Livia Santoro', day: '2025-04-02' }),
    ninjs({ uri: 'urn:d1', title: 'Di un altro', author: 'Marco De Santis', page: 3 }),
    ninjs({ uri: 'urn:h1', title: 'Segreto', author: 'Bruno Nascosto' }, { pubstatus: 'withheld' }),
    ninjs({ uri: 'urn:f1', title: 'Non ancora', author: 'Clara Domani', day: '2025-04-04' }),
    ...Array.from({ length: MANY }, (_, index) =>
      ninjs({
        uri: `urn:z${index}`,
        title: `Articolo ${index}`,
        author: 'Ada Zeri',
        page: 5,
        position: index + 1,
      }),
    ),
  ]),
);

const page = (query: string) => server.data<'getSignature'>(`/api/edicola/firma?${query}`);

test('NWS-03 authors are listed by surname, each with the number of readable articles', async () => {
  const { firme } = await server.data<'listSignatures'>('/api/edicola/firme');
  expect(firme.map(({ firma, articoli, ultimo }) => [firma.nome, articoli, ultimo])).toEqual([
    ['Marco De Santis', 1, '2025-04-03'],
    ['Livia Santoro', 2, '2025-04-03'],
    ['Ada Zeri', MANY, '2025-04-03'],
  ]);
});

test('NWS-03 an author’s articles are listed once each, the newest first', async () => {
  const { firma, totale, articoli } = await page('slug=livia-santoro');
  expect([firma.nome, totale]).toEqual(['Livia Santoro', 2]);
  expect(articoli.map(({ titolo }) => titolo)).toEqual(['Primo', 'Secondo']);
});

test('NWS-03 a long list is paginated without repeating or omitting an article', async () => {
  const [first, second, beyond] = [
    await page('slug=ada-zeri'),
    await page('slug=ada-zeri&pagina=2'),
    await page('slug=ada-zeri&pagina=3'),
  ];
  expect([first.pagine, first.pagina, second.pagina]).toEqual([2, 1, 2]);
  const ids = [...first.articoli, ...second.articoli].map(({ id }) => id);
  expect(new Set(ids).size).toBe(MANY);
  expect(beyond.articoli).toEqual([]);
});

test('NWS-03 an author without visible articles is answered as not found, like an unknown one', async () => {
  for (const slug of ['bruno-nascosto', 'clara-domani', 'nessuno', '%C2%AB']) {
    const { statusCode, body } = await server.ask({ url: `/firma/${slug}` });
    expect([statusCode, body.includes('Nascosto')], slug).toEqual([404, false]);
  }
  server.setClock('2025-04-03T22:00:00Z');
  expect((await server.ask({ url: '/firma/clara-domani' })).statusCode).toBe(200);
});

test('NAV-04 the list of authors opens by its address while the menu marks it as coming soon', async () => {
  const { statusCode, body } = await server.ask({ url: '/firme' });
  expect(statusCode).toBe(200);
  expect(/<nav[^>]*aria-label="Menu".*?<\/nav>/s.exec(body)?.[0].includes('href="/firme"')).toBe(false);
  expect(/Firme<\/span><span class="soon">In arrivo/.test(body)).toBe(true);
});

test('NWS-03 the byline of an article links to its author', async () => {
  const { articoli } = await page('slug=marco-de-santis');
  const { body } = await server.ask({ url: `/articolo/${articoli[0]?.id}` });
  expect(body.includes('<a href="/firma/marco-de-santis">Marco De Santis</a>')).toBe(true);
});

test('NAV-24 a page of an author’s list has its number in its title and its lasting address', async () => {
  const { body } = await server.ask({ url: '/firma/ada-zeri?pagina=2' });
  expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toBe('Ada Zeri, gli articoli, pagina 2 · Il Messaggero');
  expect(/rel="canonical" href="https?:\/\/[^/]+(.*?)"/.exec(body)?.[1]).toBe('/firma/ada-zeri?pagina=2');
  expect(/rel="prev"/.test(body)).toBe(true);
});
