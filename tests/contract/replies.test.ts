import { beforeEach, describe, expect, test } from 'vitest';
import { byBody, CONTRACTS, type ContractName, readContract, replyChecker } from '#server/http/contracts.ts';
import { importBench } from '#tests/support/import-bench.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const bench = importBench();
const server = newsstandApp(bench.database);

let id: number;
let withdrawnId: number;

beforeEach(async () => {
  await bench.run([
    ninjs({ uri: 'urn:a', editions: ['Nazionale', 'Roma'], author: 'Livia Santoro', hrefs: ['red.png'] }),
    ninjs({ uri: 'urn:b', page: 3, access: 'digital', section: 'Sport' }),
    ninjs({ uri: 'urn:c', day: '2025-04-02' }),
    ninjs({ uri: 'urn:d', day: '2025-04-02' }),
    ninjs(
      { uri: 'urn:e', page: 4, day: '2025-04-02' },
      {
        subjects: [
          { rel: 'section', name: 'Sport' },
          { rel: 'special', name: 'Vino' },
        ],
      },
    ),
  ]);
  await bench.run([ninjs({ uri: 'urn:d', version: '2', day: '2025-04-02' }, { pubstatus: 'canceled' })]);
  const idOf = new Map((await bench.allArticles()).map((article) => [article.uri, article.id]));
  id = idOf.get('urn:a') ?? 0;
  withdrawnId = idOf.get('urn:d') ?? 0;
});

type Call = { url: string; body?: unknown };

/** One operation in one documented status, and the calls that lead there. */
const CALLS: [ContractName, string, number, Call[]][] = [
  ['site', 'getNewsstand', 200, ['', '?data=2025-04-02', '?data=2019-01-01'].map(at('/api/edicola/home'))],
  [
    'site',
    'getNewsstand',
    400,
    ['?data=ieri', '?data=2025-02-30', '?data=0000-01-01', '?data='].map(at('/api/edicola/home')),
  ],
  [
    'site',
    'getIssue',
    200,
    ['?edizione=roma', '?edizione=nazionale&data=2025-04-02'].map(at('/api/edicola/numero')),
  ],
  [
    'site',
    'getIssue',
    400,
    ['', '?edizione=Roma', '?edizione=roma&data=3-4-2025', '?edizione=%00'].map(at('/api/edicola/numero')),
  ],
  [
    'site',
    'getIssue',
    404,
    ['?edizione=viterbo', '?edizione=roma&data=2025-04-02'].map(at('/api/edicola/numero')),
  ],
  ['site', 'listSections', 200, ['', '?edizione=roma', '?data=2025-04-02'].map(at('/api/edicola/sezioni'))],
  ['site', 'listSections', 400, ['?data=oggi', '?edizione=a%2Fb'].map(at('/api/edicola/sezioni'))],
  ['site', 'listSections', 404, ['?edizione=viterbo', '?data=2025-04-01'].map(at('/api/edicola/sezioni'))],
  [
    'site',
    'searchArticles',
    200,
    ['?q=ponte', '?q=ponte&sezione=sport&ordine=data&pagina=2', '?q=', '?q=il', '?q=pontte'].map(
      at('/api/edicola/ricerca'),
    ),
  ],
  ['site', 'searchArticles', 400, ['', '?q=a&pagina=0', '?q=a&da=ieri'].map(at('/api/edicola/ricerca'))],
  ['archive', 'searchBackIssues', 200, ['?q=ponte', '?q=ponte&edizione=roma'].map(at('/v1/ricerca'))],
  ['archive', 'searchBackIssues', 400, ['', '?q=ponte&a=oggi'].map(at('/v1/ricerca'))],
  [
    'site',
    'getSection',
    200,
    ['?titolo=cronaca', '?titolo=cronaca&data=2025-04-02', '?id=1&id_edizione=1&data=2025-04-03'].map(
      at('/api/edicola/sezione'),
    ),
  ],
  [
    'site',
    'getSection',
    400,
    ['', '?id=1', '?id=1&id_edizione=1', '?titolo=Cronaca%20nera', '?id=-1'].map(at('/api/edicola/sezione')),
  ],
  [
    'site',
    'getSection',
    404,
    ['?titolo=cucina', '?titolo=cronaca&data=2025-04-01', '?titolo=cronaca&id_edizione=99'].map(
      at('/api/edicola/sezione'),
    ),
  ],
  ['site', 'listSignatures', 200, [''].map(at('/api/edicola/firme'))],
  [
    'site',
    'getSignature',
    200,
    ['?slug=livia-santoro', '?slug=livia-santoro&pagina=9'].map(at('/api/edicola/firma')),
  ],
  [
    'site',
    'getSignature',
    400,
    ['', '?slug=Livia%20Santoro', '?slug=livia-santoro&pagina=0', '?slug=livia-santoro&pagina=due'].map(
      at('/api/edicola/firma'),
    ),
  ],
  ['site', 'getSignature', 404, ['?slug=nessuno'].map(at('/api/edicola/firma'))],
  ['site', 'listSpecials', 200, [''].map(at('/api/edicola/speciali'))],
  [
    'site',
    'getSpecial',
    200,
    ['?titolo=vino', '?titolo=vino&data=2019-01-01', '?id=1&id_edizione=1&data=2025-04-03'].map(
      at('/api/edicola/speciale'),
    ),
  ],
  [
    'site',
    'getSpecial',
    400,
    ['', '?id=1', '?id=1&data=2025-04-03', '?titolo=Il%20vino', '?titolo=vino&data=ieri'].map(
      at('/api/edicola/speciale'),
    ),
  ],
  [
    'site',
    'getSpecial',
    404,
    ['?titolo=birra', '?titolo=vino&id_edizione=99', '?id=9&id_edizione=1&data=2025-04-03'].map(
      at('/api/edicola/speciale'),
    ),
  ],
  [
    'site',
    'getArticle',
    400,
    ['', '?id=0', '?id=1.5', '?id=uno', '?id=2147483648', '?id=1&id=2'].map(at('/api/edicola/articolo')),
  ],
  ['site', 'getArticle', 404, ['?id=99', '?id=2147483647'].map(at('/api/edicola/articolo'))],
  [
    'archive',
    'listIssueDays',
    200,
    ['?edizione=roma', '?edizione=nazionale&da=2025-04-01&a=2025-04-02'].map(at('/v1/numeri')),
  ],
  [
    'archive',
    'listIssueDays',
    400,
    ['', '?edizione=ROMA', '?edizione=roma&da=2025-02-31'].map(at('/v1/numeri')),
  ],
  ['archive', 'listIssueDays', 404, ['?edizione=viterbo'].map(at('/v1/numeri'))],
  [
    'archive',
    'getCalendar',
    200,
    ['', '?mese=2025-04', '?mese=1878-12', '?mese=0001-01', '?mese=9999-12'].map(at('/v1/calendario')),
  ],
  [
    'archive',
    'getCalendar',
    400,
    ['?mese=aprile', '?mese=2025-13', '?mese=2025-4'].map(at('/v1/calendario')),
  ],
  ['archive', 'listIssuesOfDay', 200, ['', '?data=2025-04-02', '?data=2019-01-01'].map(at('/v1/giorno'))],
  ['archive', 'listIssuesOfDay', 400, ['?data=ieri', '?data=2025-02-30'].map(at('/v1/giorno'))],
  [
    'account',
    'trackEvent',
    400,
    [{}, { url_articolo: '/articolo/1' }, event('/'), { ...event('/articolo/1'), piu: 1 }].map(posted),
  ],
  [
    'account',
    'trackEvent',
    404,
    ['/articolo/9', '/articolo/uno', '/articolo/4294967297', '/articolo/ds/9'].map(event).map(posted),
  ],
];

function at(path: string) {
  return (query: string): Call => ({ url: path + query });
}

function event(url_articolo: string) {
  return { url_articolo, evento: 'click' };
}

function posted(body: unknown): Call {
  return { url: '/api/site/tracking', body };
}

/** The calls that need the id of an article. */
const callsWithId = (): typeof CALLS => [
  ['site', 'getArticle', 200, [at('/api/edicola/articolo')(`?id=${id}`)]],
  ['site', 'getArticle', 410, [at('/api/edicola/articolo')(`?id=${withdrawnId}`)]],
  [
    'account',
    'trackEvent',
    200,
    [`/articolo/${id}`, `/articolo/${id}/titolo`, `/articolo/ds/${id}`].map(event).map(posted),
  ],
];

const send = ({ url, body }: Call) =>
  server.ask(
    body === undefined
      ? { url }
      : {
          url,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        },
  );

async function keepsTo(contract: ContractName, operation: string, status: number, call: Call) {
  const reply = await send(call);
  expect(reply.statusCode, call.url).toBe(status);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const kept = status === 200 && call.body === undefined;
  expect(reply.headers['cache-control']).toBe(kept ? 'no-cache' : 'no-store');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  const answer = reply.json() as { success: boolean; status: { code: string } };
  replyChecker(contract)(operation, status, answer);
  expect(answer.success).toBe(status === 200);
  expect(answer.status.code).toMatch(status === 200 ? /^OK$/ : /^ERR_[A-Z_]+$/);
}

describe('API-01, API-03 an answer keeps to its contract', () => {
  test.each(CALLS)('%s: %s %i', async (contract, operation, status, calls) => {
    for (const call of calls) await keepsTo(contract, operation, status, call);
  });

  test('also where an article is asked for', async () => {
    for (const [contract, operation, status, calls] of callsWithId()) {
      for (const call of calls) await keepsTo(contract, operation, status, call);
    }
  });

  test('no documented status is left out', () => {
    const documented = CONTRACTS.flatMap((name) =>
      // What is streamed has a test of its own: deliveries.test.ts.
      Object.values(byBody(readContract(name)).whole.paths).flatMap((methods) =>
        Object.values(methods).flatMap(({ operationId, responses }) =>
          Object.keys(responses).map((status) => `${name} ${operationId} ${status}`),
        ),
      ),
    );
    const called = [...CALLS, ...callsWithId()].map((call) => call.slice(0, 3).join(' '));
    expect(called.sort()).toEqual(documented.sort());
  });
});

test('TRK-03 an opened article is counted and stands among the most read', async () => {
  const before = await server.data<'getNewsstand'>('/api/edicola/home');
  expect(before.piu_letti).toEqual([]);
  const other = (await bench.allArticles()).find(({ uri }) => uri === 'urn:b');
  for (const opened of [id, other?.id, other?.id]) await send(posted(event(`/articolo/${opened}`)));
  const { piu_letti } = await server.data<'getNewsstand'>('/api/edicola/home');
  expect(piu_letti.map((article) => article.id)).toEqual([other?.id, id]);
});

test('BRD-02 each host has its own paper, any other host Il Messaggero', async () => {
  await bench.run([ninjs({ uri: 'urn:lg', title: 'Solo su Leggo' })], { brand: 'LG' });
  const titles = async (host: string) => {
    const { numero } = await server.data<'getNewsstand'>('/api/edicola/home', host);
    return numero?.prima.map(({ titolo }) => titolo);
  };
  expect(await titles('edicola.leggo.it')).toEqual(['Solo su Leggo']);
  expect(await titles('leggo.localhost:8080')).toEqual(['Solo su Leggo']);
  for (const host of ['edicola.ilmessaggero.it', 'example.com', 'leggo.it.example.com', '127.0.0.1']) {
    expect(await titles(host), host).toEqual(['Riapre il ponte', 'Riapre il ponte']);
  }
  const there = await server.ask({
    url: `/api/edicola/articolo?id=${id}`,
    headers: { host: 'leggo.localhost' },
  });
  expect(there.statusCode).toBe(404);
});

test('NWS-05 a paid article leaves with its free part alone', async () => {
  const paid = (await bench.allArticles()).find(({ uri }) => uri === 'urn:b');
  const { article } = await server.data<'getArticle'>(`/api/edicola/articolo?id=${paid?.id}`);
  expect(article).toMatchObject({ completo: false, accesso: 'digital', testo: '<p>Uno.</p><p>Due.</p>' });
});
