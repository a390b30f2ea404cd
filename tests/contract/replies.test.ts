import { beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import {
  CONTRACTS,
  type ContractName,
  everyOperation,
  readContract,
  replyChecker,
  splitByStreamedBody,
} from '#server/web/http/contracts.ts';
import { at, CALLS, type Call, event, ITEMS, posted, view } from '#tests/support/contract-calls.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database);

let id: number;
let withdrawnId: number;

beforeEach(async () => {
  await fixture.run(ITEMS);
  await fixture.run([ninjs({ uri: 'urn:d', version: '2', day: '2025-04-02' }, { pubstatus: 'canceled' })]);
  const idOf = new Map((await fixture.allArticles()).map((article) => [article.uri, article.id]));
  id = idOf.get('urn:a') ?? 0;
  withdrawnId = idOf.get('urn:d') ?? 0;
});

/** Calls that need the id of an article. */
const callsWithId = (): typeof CALLS => [
  ['site', 'getArticle', 200, [at('/api/edicola/articolo')(`?id=${id}`)]],
  ['site', 'getArticle', 410, [at('/api/edicola/articolo')(`?id=${withdrawnId}`)]],
  [
    'account',
    'trackEvent',
    200,
    [
      ...[`/articolo/${id}`, `/articolo/${id}/titolo`, `/articolo/ds/${id}`].map(event),
      ...['/', '/ricerca/mario?x=1#y'].map(view),
      { url: '/', evento: 'prestazioni', finalita: [4, 5], metriche: { lcp: 1200.4, cls: 0.01 } },
    ].map(posted),
  ],
];

/** Answers to an IP address that has sent more events than the hourly limit. */
const LIMITED: typeof CALLS = [['account', 'trackEvent', 429, [posted(view('/'))]]];

/** The limit of calls from one network: expensive-calls.test.ts. */
const BY_NETWORK = ['archive searchBackIssues 429', 'site searchArticles 429'];

const OF_ACCOUNTS =
  /^\/(?:logout$|utente-rag[\w-]*$|api\/(?:rag|user|operatori|sso|registration|password|logout|sessions|site\/(?!tracking)[\w-]+)(?:\/|$))/;

/** Calls authorised by a key: of senders of alerts, and of mail servers that report bounces. */
const BY_KEY = ['/v1/avvisi', '/api/mail/rimbalzi'];

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

/** The status code of an answer; an address that breaks its contract has one name. */
function codeOf(status: number, { body }: Call): RegExp {
  if (status === 200) return /^OK$/;
  return status === 400 && body === undefined ? /^ERR_BAD_REQUEST$/ : /^ERR_[A-Z_]+$/;
}

const operations = new Map(everyOperation().map(({ operation }) => [operation.operationId, operation]));

async function keepsTo(contract: ContractName, operation: string, status: number, call: Call) {
  const reply = await send(call);
  expect(reply.statusCode, call.url).toBe(status);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const isShared = status === 200 && operations.get(operation)?.['x-cache'] === 'revalidate';
  expect(reply.headers['cache-control']).toBe(isShared ? 'no-cache' : 'no-store');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  const answer = reply.json() as { success: boolean; status: { code: string } };
  replyChecker(contract)(operation, status, answer);
  expect(answer.success).toBe(status === 200);
  expect(answer.status.code).toMatch(codeOf(status, call));
}

describe('API-01, API-03 an answer conforms to its contract', () => {
  test.each(CALLS)('%s: %s %i', async (contract, operation, status, calls) => {
    for (const call of calls) await keepsTo(contract, operation, status, call);
  });

  test('also where an article is requested', async () => {
    for (const [contract, operation, status, calls] of callsWithId()) {
      for (const call of calls) await keepsTo(contract, operation, status, call);
    }
  });

  test('also beyond the limit of events from one IP address', async () => {
    await send(posted(view('/')));
    await fixture.database().orm.update(rateLimits).set({ points: 12_000 });
    for (const [contract, operation, status, calls] of LIMITED) {
      for (const call of calls) await keepsTo(contract, operation, status, call);
    }
  });

  test('every documented status is covered', () => {
    const documented = CONTRACTS.flatMap((name) =>
      // The calls of newsrooms have their own tests: deliveries.test.ts, send-alert.test.ts. So have accounts, readers'
      // data and the help, where the server itself checks answers against the contract.
      Object.entries(splitByStreamedBody(readContract(name)).buffered.paths).flatMap(([path, methods]) =>
        Object.values(OF_ACCOUNTS.test(path) || BY_KEY.includes(path) ? {} : methods).flatMap(
          ({ operationId, responses }) =>
            Object.keys(responses)
              // 401 for an invalid bearer is tested in properties.test.ts.
              .filter((status) => status !== '401')
              .map((status) => `${name} ${operationId} ${status}`),
        ),
      ),
    );
    const called = [...CALLS, ...callsWithId(), ...LIMITED].map((call) => call.slice(0, 3).join(' '));
    expect([...called, ...BY_NETWORK].sort()).toEqual(documented.sort());
  });
});

test('TRK-03 an opened article is counted and appears among the most read', {
  tags: 'postgres',
}, async () => {
  const before = await server.data<'getNewsstand'>('/api/edicola/home');
  expect(before.piu_letti).toEqual([]);
  const other = (await fixture.allArticles()).find(({ uri }) => uri === 'urn:b');
  for (const opened of [id, other?.id, other?.id]) await send(posted(event(`/articolo/${opened}`)));
  const { piu_letti } = await server.data<'getNewsstand'>('/api/edicola/home');
  expect(piu_letti.map((article) => article.id)).toEqual([other?.id, id]);
});

test('BRD-02 each host shows its own paper, any other host Il Messaggero', async () => {
  await fixture.run([ninjs({ uri: 'urn:lg', title: 'Solo su Leggo' })], { brand: 'LG' });
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

test('NWS-05 a paid article is sent with its free part only', async () => {
  const paid = (await fixture.allArticles()).find(({ uri }) => uri === 'urn:b');
  const { article } = await server.data<'getArticle'>(`/api/edicola/articolo?id=${paid?.id}`);
  expect(article).toMatchObject({ completo: false, accesso: 'digital', testo: '<p>Uno.</p><p>Due.</p>' });
});
