// @module-tag postgres
import { beforeAll, describe, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

const DAY = '2025-04-03';
const NAMES = ['titolo', 'date', 'id_edizione', 'id'] as const;
type Name = (typeof NAMES)[number];

/** Where the parts of an address are: the first ones in the path, any of the others in the query. */
type Mix = { path: Name[]; query: Name[] };

const MIXES: Mix[] = NAMES.concat('id').flatMap((_, inPath) => {
  const others = NAMES.slice(inPath);
  return Array.from({ length: 2 ** others.length }, (_, bits) => ({
    path: NAMES.slice(0, inPath),
    query: others.filter((_, index) => bits & (1 << index)),
  }));
});

const isNamed = ({ path, query }: Mix) => {
  const given = new Set([...path, ...query]);
  return given.has('titolo') || (['id', 'id_edizione', 'date'] as const).every((name) => given.has(name));
};

/** Values of an existing section and special; the database of a test is empty before each. */
async function fill(): Promise<Record<'sezione' | 'speciale', Record<Name, string>>> {
  const subjects = [
    { rel: 'section', name: 'Cronaca' },
    { rel: 'special', name: 'Atlante' },
  ];
  await fixture.run([ninjs({ uri: 'urn:a' }, { subjects })]);
  const { edizione, sezioni } = await server.data<'listSections'>('/api/edicola/sezioni');
  const { speciali } = await server.data<'listSpecials'>('/api/edicola/speciali');
  const common = { date: DAY, id_edizione: String(edizione.id) };
  return {
    sezione: { titolo: 'cronaca', ...common, id: String(sezioni[0]?.sezione.id) },
    speciale: { titolo: 'atlante', ...common, id: String(speciali[0]?.speciale.id) },
  };
}

const addressOf = (screen: string, { path, query }: Mix, values: Record<Name, string>) => {
  const search = new URLSearchParams(query.map((name) => [name, values[name]]));
  return `/${[screen, ...path.map((name) => values[name])].join('/')}${query.length > 0 ? `?${search}` : ''}`;
};

beforeAll(() => {
  expect(MIXES).toHaveLength(16 + 8 + 4 + 2 + 1);
});

describe.each(['sezione', 'speciale'] as const)('NAV-08 /%s', (screen) => {
  test('is a page with a title, or with all of id, edition and date, in path or query; otherwise it redirects home', async () => {
    const values = (await fill())[screen];
    for (const mix of MIXES) {
      const url = addressOf(screen, mix, values);
      const { statusCode, headers } = await server.ask({ url });
      const expected = isNamed(mix) ? [200, undefined] : [307, '/'];
      expect.soft([statusCode, headers.location], url).toEqual(expected);
    }
  });

  test('uses the path where the query contradicts it', async () => {
    const { titolo } = (await fill())[screen];
    const { statusCode } = await server.ask({
      url: `/${screen}/${titolo}/${DAY}?titolo=altro&date=2020-01-01`,
    });
    expect(statusCode).toBe(200);
  });

  test('redirects home when a required part is malformed', async () => {
    const { date, id_edizione, id } = (await fill())[screen];
    for (const query of [
      `date=ieri&id_edizione=${id_edizione}&id=${id}`,
      `date=${date}&id_edizione=uno&id=${id}`,
      `date=${date}&id_edizione=${id_edizione}&id=0`,
      `date=2025-02-30&id_edizione=${id_edizione}&id=${id}`,
      'titolo=',
      'titolo=%21',
    ]) {
      const { statusCode, headers } = await server.ask({ url: `/${screen}?${query}` });
      expect.soft([statusCode, headers.location], query).toEqual([307, '/']);
    }
  });
});

test.each([
  ['/articolo', '/'],
  ['/articolo?id=', '/'],
  ['/articolo?titolo=riapre-il-ponte', '/'],
])('NAV-07 %s has no id and redirects to %s', async (url, home) => {
  const { statusCode, headers } = await server.ask({ url });
  expect([statusCode, headers.location]).toEqual([307, home]);
});

test('NAV-07 an id in the path takes precedence over one in the query', async () => {
  await fill();
  const id = (await fixture.allArticles())[0]?.id;
  for (const url of [
    `/articolo/${id}?id=1`,
    `/articolo/${id}/x?id=1`,
    `/articolo/ds/${id}?id=1`,
    `/articolo?id=${id}`,
  ]) {
    expect.soft((await server.ask({ url })).statusCode, url).toBe(200);
  }
  expect((await server.ask({ url: `/articolo/1?id=${id}` })).statusCode).toBe(404);
});
