import { beforeAll, expect, test } from 'vitest';
import { type Access, mayRead } from '#domain/access.ts';
import type { components as Account } from '#openapi/generated/account.ts';
import type { components as Site } from '#openapi/generated/site.ts';
import { DEMO_KINDS, type DemoKind } from '#server/operations/demo/accounts/demo-readers.ts';
import { type DemoReaders, demoReadersIn } from '#tests/support/demo-readers.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { lastWord, levelledDelivery } from '#tests/support/levelled-articles.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import type { ReaderBrowser } from '#tests/support/sign-in-calls.ts';

type Flags = Pick<
  Account['schemas']['UtenteBreve'],
  | 'abbonato'
  | 'abbonatoConsent'
  | 'abbonatoDigital'
  | 'abbonatoRassegna'
  | 'isCompany'
  | 'isFamilySubscribed'
  | 'isSlave'
  | 'chatbot'
>;

type Expected = { reads: Access; flags: (keyof Flags)[]; devices?: number };

/** Access and flags of each kind of reader. Null for a kind that cannot sign in. */
const EXPECTED: Record<DemoKind, Expected | null> = {
  'personal-online': { reads: 'online', flags: ['abbonato'] },
  'personal-digital': { reads: 'digital', flags: ['abbonato', 'abbonatoDigital'] },
  'personal-digital+': { reads: 'digital+', flags: ['abbonato', 'abbonatoDigital'], devices: 3 },
  'personal-consent': { reads: 'free', flags: ['abbonatoConsent'] },
  'personal-mobile': { reads: 'digital', flags: ['abbonato', 'abbonatoDigital'] },
  'personal-rassegna': { reads: 'free', flags: ['abbonatoRassegna'] },
  'family-holder': { reads: 'digital', flags: ['abbonato', 'abbonatoDigital', 'isFamilySubscribed'] },
  'family-member': {
    reads: 'digital',
    flags: ['abbonato', 'abbonatoDigital', 'isFamilySubscribed', 'isSlave'],
  },
  'company-holder': { reads: 'digital', flags: ['abbonato', 'abbonatoDigital', 'isCompany'] },
  'company-member': { reads: 'digital', flags: ['abbonato', 'abbonatoDigital', 'isSlave'] },
  'no-subscription': { reads: 'free', flags: [] },
  expiring: { reads: 'digital', flags: ['abbonato', 'abbonatoDigital'] },
  expired: { reads: 'free', flags: [] },
  suspended: null,
  operator: { reads: 'free', flags: [] },
  'company-domain': { reads: 'digital', flags: ['abbonato', 'abbonatoDigital', 'chatbot'] },
};

const fixture = importFixture({ once: true });
const server = newsstandApp(fixture.database, { imagesFolder: fixture.imagesFolder });

let readers: DemoReaders;
let articles: Map<Access, number>;

beforeAll(async () => {
  readers = await demoReadersIn(fixture.database().orm);
  await fixture.run(levelledDelivery());
  articles = new Map((await fixture.allArticles()).map(({ id, access }) => [access, id]));
});

/** A client: a signed-in browser, or a visitor. */
type Asker = Pick<ReaderBrowser, 'ask'>;

async function dataOf<Data>(asker: Asker, url: string): Promise<Data> {
  const reply = await asker.ask({ url });
  expect(reply.statusCode, url).toBe(200);
  return (reply.json() as { data: Data }).data;
}

/**
 * Articles and the files of the package end with the last word of what the reader may read, and no other
 * level's.
 */
async function expectReads(asker: Asker, reads: Access) {
  for (const [access, id] of articles) {
    const { article } = await dataOf<{ article: Site['schemas']['Articolo'] }>(
      asker,
      `/api/edicola/articolo?id=${id}`,
    );
    const open = mayRead(reads, access);
    expect(article.completo, `${access} for ${reads}`).toBe(open);
    expect(JSON.stringify(article).includes(lastWord(access)), `${access} for ${reads}`).toBe(open);
  }
  const { testi } = await dataOf<Site['schemas']['Pacchetto']>(
    asker,
    '/api/edicola/pacchetto?edizione=nazionale',
  );
  const accessOf = new Map([...articles].map(([access, id]) => [id, access]));
  for (const { indirizzo, file } of testi) {
    for (const [place, { id }] of file.entries()) {
      const { body } = await asker.ask({ url: `${indirizzo}/${place}` });
      const access = accessOf.get(id) ?? 'free';
      expect(body.includes(lastWord(access)), `file of ${access} for ${reads}`).toBe(mayRead(reads, access));
    }
  }
}

async function expectFlags(browser: ReaderBrowser, kind: DemoKind, { flags, devices = 1, reads }: Expected) {
  const short = await dataOf<Account['schemas']['UtenteBreve']>(browser, '/api/user/short-info');
  const set = Object.entries(short).flatMap(([key, value]) => (value === true ? [key] : []));
  expect(set.sort()).toEqual([...flags].sort());
  const full = await dataOf<Account['schemas']['Utente']>(browser, '/api/user/info');
  expect(full).toMatchObject({
    id: short.id,
    id_token: browser.token(),
    email: readers.accountOf(kind).email,
    abbonato: mayRead(reads, 'online'),
    isCompanySubscribed: ['company-holder', 'company-member'].includes(kind),
    CDP: { user: { numero_dispositivi: devices } },
  });
  const byCookie = await browser.askAccount({ url: '/api/user/info' });
  expect((byCookie.json() as { data: unknown }).data).toEqual({ ...full, id_token: null });
}

/** Calls that need a session, with a body where they are POSTs. */
const OWN: { url: string; body?: unknown }[] = [
  { url: '/api/user/short-info' },
  { url: '/api/user/info' },
  { url: '/api/user/devices' },
  { url: '/api/user/passkeys' },
  { url: '/api/user/preferiti', body: { modifiche: [] } },
  { url: '/api/user/notices/1', body: {} },
];

const JSON_TYPE = { 'content-type': 'application/json' };

const askOwn = (asker: Asker, { url, body }: (typeof OWN)[number]) =>
  asker.ask(body ? { url, method: 'POST', headers: JSON_TYPE, payload: JSON.stringify(body) } : { url });

/** Kinds who can sign in. */
const SIGNED_IN = DEMO_KINDS.flatMap((kind) => {
  const expected = EXPECTED[kind];
  return expected ? [{ kind, ...expected }] : [];
});

test('ROL-06 a visitor can read free texts, and no reader’s own data', async () => {
  await expectReads(server, 'free');
  for (const call of OWN) {
    const reply = await askOwn(server, call);
    expect([reply.statusCode, reply.json()], call.url).toMatchObject([
      401,
      { success: false, status: { code: 'ERR_LOGIN_REQUIRED' } },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test.each(SIGNED_IN)('ROL-06 SES-11 $kind reads up to $reads', async ({ kind, ...expected }) => {
  const browser = await readers.signIn(server, kind);
  await expectReads(browser, expected.reads);
  await expectFlags(browser, kind, expected);
  for (const call of OWN) {
    const reply = await askOwn(browser, call);
    expect([reply.statusCode, reply.headers['cache-control']], call.url).toEqual([200, 'no-store']);
  }
});

test('a suspended account cannot sign in', async () => {
  await expect(readers.signIn(server, 'suspended')).rejects.toThrow(/403 .*ERR_ACCESS_DENIED/);
});

test('ROL-06 a subscription that ends closes the paid texts immediately, during a session', async () => {
  server.setClock('2025-04-13T21:59:59Z');
  const browser = await readers.signIn(server, 'expiring');
  await expectReads(browser, 'digital');
  server.setClock('2025-04-13T22:00:00Z');
  await expectReads(browser, 'free');
  // All tests share this database: only as many devices as the subscription allows can sign in.
  expect((await browser.post('/api/logout', {})).statusCode).toBe(200);
});

test('ROL-06 a session of one paper opens nothing on another', async () => {
  const browser = await readers.signIn(server, 'personal-digital+', 'ilmattino.localhost');
  const there = await browser.ask({
    url: `/api/edicola/articolo?id=${articles.get('digital')}`,
    headers: { host: 'ilmessaggero.localhost' },
  });
  expect([there.statusCode, there.json()]).toMatchObject([
    401,
    { status: { code: 'ERR_SESSION_TOKEN_NOT_VALID' } },
  ]);
});
