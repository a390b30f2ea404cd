import { beforeEach, describe, expect, test } from 'vitest';
import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { MenuRow } from '#domain/brands/public-brand.ts';
import { dayAt } from '#domain/dates.ts';
import { entitlementsOf } from '#domain/products.ts';
import type { ShortUser } from '#domain/reader.ts';
import { SCREEN_ADDRESSES } from '#domain/screen-addresses.ts';
import { findReaderByEmail } from '#server/accounts/db/readers.ts';
import { subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import { readShortInfo } from '#server/accounts/readers/short-info.ts';
import { DEMO_KINDS, type DemoKind } from '#server/operations/demo/accounts/demo-readers.ts';
import { type DemoReaders, demoReadersIn } from '#tests/support/demo-readers.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database, {
  environment: { ACCOUNT_ORIGIN: 'http://account.{devHost}.localhost:{port}' },
});

const NO_DEVICE = '00000000-0000-0000-0000-000000000000';

let readers: DemoReaders;

beforeEach(async () => {
  readers = await demoReadersIn(database().orm);
});

/** Every entry in the order of SHL-07, with the readers who see it where its screen exists. */
function entriesOf({ sigla }: Brand, kind: DemoKind): string[] {
  const pressReview = sigla === 'MG' ? kind === 'personal-rassegna' : kind === 'company-holder';
  const entries: [string, string | null, boolean][] = [
    ['Edicola', '/', true],
    ['Sezioni', '/sezioni', true],
    ['Speciali', '/speciali', true],
    ['Chatbot News', '/chatbot', sigla === 'MG' && kind === 'company-domain'],
    ['Rassegna Stampa', '/rassegna', pressReview],
    ['Firme', null, true],
    ['Articoli Preferiti', null, true],
    ['Il mio account', '/dashboard', true],
    ['Vai al sito', null, true],
    ['Vai all’archivio', null, sigla === 'MG'],
    ['Vai allo shop', null, true],
    ['Esci', '/logout', true],
  ];
  return entries.flatMap(([name, screen, open]) =>
    open && (screen === null || SCREEN_ADDRESSES.includes(screen)) ? [name] : [],
  );
}

const linksIn = (menu: readonly MenuRow[]) => menu.filter((row) => row.kind !== 'separator');

async function shortInfoOf(brand: Brand, kind: DemoKind): Promise<ShortUser> {
  const { orm } = database();
  const { email } = readers.accountOf(kind);
  const reader = await findReaderByEmail(orm, email);
  if (!reader) throw new Error(`no account of ${email}`);
  const today = dayAt(NOON);
  const held = await subscriptionsOf(orm, reader.id, brand.sigla, today);
  const entitlements = entitlementsOf(held, today);
  const who = {
    readerId: reader.id,
    deviceId: NO_DEVICE,
    email,
    kind: reader.kind,
    names: reader,
    subscriptions: held,
  };
  const page = { brand, now: NOON, origins: {}, chatbotDomains: ['redazione.example', 'gruppo.example'] };
  return await readShortInfo(orm, { ...who, entitlements }, page);
}

test('ROL-02 ROL-05 NAV-15 each kind of reader sees its own menu on each paper', async () => {
  for (const brand of BRANDS) {
    for (const kind of DEMO_KINDS) {
      const rows = linksIn((await shortInfoOf(brand, kind)).menu);
      const names = rows.map(({ name }) => name);
      expect(names, `${kind} on ${brand.name}`).toEqual(entriesOf(brand, kind));
      expect(rows.filter(({ external, url }) => !external && url && !url.startsWith('/'))).toEqual([]);
    }
  }
});

describe('NAV-16 with a separate account site', () => {
  const HOST = 'ilmessaggero.localhost:8080';
  const ACCOUNT_HOST = 'account.ilmessaggero.localhost:8080';
  let browser: ReaderBrowser;

  beforeEach(async () => {
    const { email, password } = readers.accountOf('company-domain');
    browser = openBrowser(server, { host: HOST, accountHost: ACCOUNT_HOST });
    await browser.signIn({ email }, { password });
  });

  /** Menu addresses in the answer to a page of this origin; without an origin, a page of the requested site itself. */
  const urlsFor = async (origin: string | null) => {
    const headers = { host: ACCOUNT_HOST, ...(origin && { origin }) };
    const reply = await browser.ask({ url: '/api/user/short-info', headers });
    const rows = linksIn((reply.json() as { data: ShortUser }).data.menu);
    return Object.fromEntries(rows.map(({ name, url, external }) => [name, [url, external]]));
  };

  test('pages of the newsstand link to it', async () => {
    expect(await urlsFor(`http://${HOST}`)).toMatchObject({
      Edicola: ['/', false],
      Sezioni: ['/sezioni', false],
      'Il mio account': [`http://${ACCOUNT_HOST}/dashboard`, false],
    });
  });

  test('its own pages link back to the newsstand', async () => {
    for (const origin of [null, `http://${ACCOUNT_HOST}`]) {
      expect(await urlsFor(origin)).toMatchObject({
        Edicola: [`http://${HOST}/`, false],
        Sezioni: [`http://${HOST}/sezioni`, false],
        'Il mio account': ['/dashboard', false],
      });
    }
  });
});
