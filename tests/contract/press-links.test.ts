import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SharedLink } from '#domain/press-review/sending.ts';
import { pressLinks, pressUsage } from '#server/base/db/schema/press-schema.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { type Office, orderOf, pressSendingFixture, TODAY } from '#tests/support/press-sending-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';

const { database, run, allArticles } = importFixture();
const fixture = pressSendingFixture(database);
const server = newsstandApp(database);

const LINKS = '/api/user/rassegna/collegamenti';
const BODY = `<p>${'parola '.repeat(300)}segreta</p>`;

let office: Office;
let browser: ReaderBrowser;

beforeEach(async () => {
  await run([ninjs({ title: 'Riapre il ponte', page: 7, access: 'digital+', body: BODY })]);
  office = await fixture.addOffice();
  const clips = (await allArticles()).map(({ id }) => id);
  await fixture.addReview(office.deskId, clips);
  browser = openBrowser(server);
  await browser.signIn(office.account);
});

const write = (url: string, body: unknown, by = browser) =>
  by.ask({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const wish = { source: { day: TODAY }, label: 'Consiglio <b>', days: 7 };

async function share(overrides: object = {}): Promise<{ link: SharedLink; path: string }> {
  const reply = await write(LINKS, { ...wish, ...overrides });
  const { link, url } = (reply.json() as { data: { link: SharedLink; url: string } }).data;
  return { link, path: new URL(url).pathname };
}
async function links(): Promise<SharedLink[]> {
  const reply = await browser.ask({ url: LINKS });
  return (reply.json() as { data: { links: SharedLink[] } }).data.links;
}
const usage = () =>
  database().orm.select({ kind: pressUsage.kind, by: pressUsage.by, who: pressUsage.who }).from(pressUsage);

describe('PRS-04 a share link', () => {
  test('is listed as long as it is open, however many later ones there are', async () => {
    const { link } = await share();
    const [row] = await database().orm.select().from(pressLinks);
    const copies = (revokedAt: Date | null, count: number, first: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...(row as NonNullable<typeof row>),
        id: undefined,
        tokenHash: `copy-${first + at}`,
        createdAt: new Date(Date.parse(link.createdAt) + 1000 * (first + at)),
        revokedAt,
      }));
    await database()
      .orm.insert(pressLinks)
      .values([...copies(null, 210, 1), ...copies(new Date(), 210, 1000)]);
    const listed = await links();
    expect(listed.filter(({ revoked }) => !revoked)).toHaveLength(211);
    expect(listed.filter(({ revoked }) => revoked)).toHaveLength(200);
    expect(listed.at(-1)?.id).toBe(link.id);
  });

  test('shows the review to everybody who has it, as it was when it was shared', {
    tags: 'postgres',
  }, async () => {
    const { link, path } = await share();
    expect(link).toMatchObject({ label: 'Consiglio <b>', clips: 1, opened: 0, revoked: false });
    expect(link.expiresAt).toBe('2025-04-10T10:00:00.000Z');
    expect(path).toMatch(/^\/rassegna-condivisa\/[\w-]{43}$/);
    await database().orm.execute(sql`update press_reviews set title = 'Cambiata'`);
    const page = await server.ask({ url: path });
    expect(page.statusCode).toBe(200);
    for (const words of ['La giornata', 'In breve.', 'Riapre il ponte', 'segreta', 'Da leggere', 'pag. 7']) {
      expect(page.body).toContain(words);
    }
    expect(page.body).toContain('ad uso esclusivo di Livia Prova');
    expect(page.body).not.toContain('<script');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
  });

  test('offers its PDF for download', async () => {
    const { path } = await share();
    const pdf = await server.ask({ url: `${path}/rassegna.pdf` });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await usage()).toContainEqual({ kind: 'downloaded', by: 'link', who: 'Consiglio <b>' });
    await server.ask({ url: `${path}/rassegna.pdf` });
    expect((await usage()).filter(({ kind }) => kind === 'downloaded')).toHaveLength(1);
  });

  test('has its own downloads in the log, also where another link has its label', async () => {
    for (const { path } of [await share(), await share()])
      for (let time = 0; time < 2; time += 1) await server.ask({ url: `${path}/rassegna.pdf` });
    expect((await usage()).filter(({ kind }) => kind === 'downloaded')).toHaveLength(2);
  });

  test('creates no PDF for a HEAD request', async () => {
    const { path } = await share();
    const head = await server.ask({ url: `${path}/rassegna.pdf`, method: 'HEAD' });
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'application/pdf', '']);
    expect((await usage()).map(({ kind }) => kind)).not.toContain('downloaded');
  });

  test('counts openings, but not HEAD requests', { tags: 'postgres' }, async () => {
    const { path } = await share();
    await server.ask({ url: path, method: 'HEAD' });
    expect((await links())[0]).toMatchObject({ opened: 0, lastOpenedAt: null });
    await server.ask({ url: path });
    await server.ask({ url: path });
    expect((await links())[0]).toMatchObject({ opened: 2, lastOpenedAt: '2025-04-03T10:00:00.000Z' });
    expect((await usage()).filter(({ kind }) => kind === 'opened')).toEqual([
      { kind: 'opened', by: 'link', who: 'Consiglio <b>' },
    ]);
    expect((await usage()).filter(({ kind }) => kind === 'shared')).toHaveLength(1);
  });

  test('is returned only once, and is not stored in the database', async () => {
    const { path } = await share();
    const token = path.split('/').at(-1) ?? '';
    expect((await browser.ask({ url: LINKS })).body).not.toContain(token);
    expect(JSON.stringify(await database().orm.select().from(pressLinks))).not.toContain(token);
  });
});

describe('PRS-04 the list of share links', () => {
  /** Adds many links that were created after the first one. */
  async function addMany(count: number, overrides: Partial<typeof pressLinks.$inferInsert> = {}) {
    const { orm } = database();
    const [first] = await orm.select().from(pressLinks);
    if (!first) throw new Error('there is no link to copy');
    const { id: _id, ...row } = { ...first, createdAt: new Date('2025-04-03T11:00:00Z'), ...overrides };
    const copies = Array.from({ length: count }, () => ({ ...row, tokenHash: randomUUID() }));
    await orm.insert(pressLinks).values(copies);
  }

  test('has every link that is valid, however many there are, so that each can be revoked', async () => {
    const { link, path } = await share({ days: 30 });
    await addMany(250);
    const listed = await links();
    expect(listed).toHaveLength(251);
    expect(listed.at(-1)).toMatchObject({ id: link.id, revoked: false });
    expect((await write(`${LINKS}/revoca`, { id: link.id })).statusCode).toBe(200);
    expect((await server.ask({ url: path })).statusCode).toBe(404);
    expect((await links()).at(-1)).toMatchObject({ id: link.id, revoked: true });
  });

  test('has the latest of those that were revoked or have expired', async () => {
    const { link } = await share({ days: 30 });
    const old = new Date('2025-04-02T10:00:00Z');
    await addMany(150, { revokedAt: old });
    await addMany(150, { createdAt: new Date('2025-04-03T12:00:00Z'), expiresAt: old });
    const listed = await links();
    expect(listed).toHaveLength(201);
    expect(listed.at(-1)?.id).toBe(link.id);
    expect(listed.filter(({ revoked }) => revoked)).toHaveLength(50);
  });
});

describe('PRS-04 every address that shows nothing gets the same answer', () => {
  const nothing = async (path: string) => {
    const page = await server.ask({ url: path });
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('La giornata');
    return page.body;
  };

  test('whether it never existed, was altered, was revoked or has expired', async () => {
    const [live, gone] = [await share(), await share()];
    const never = await nothing('/rassegna-condivisa/x');
    expect(never).toContain('Questo indirizzo non mostra niente');
    const altered = live.path.slice(0, -1) + (live.path.endsWith('A') ? 'B' : 'A');
    expect(await nothing(altered)).toBe(never);
    expect((await write(`${LINKS}/revoca`, { id: gone.link.id })).statusCode).toBe(200);
    expect(await nothing(gone.path)).toBe(never);
    expect(await nothing(`${gone.path}/rassegna.pdf`)).toBe(never);
    expect((await server.ask({ url: live.path })).statusCode).toBe(200);
    server.setClock('2025-04-10T10:00:00Z');
    expect(await nothing(live.path)).toBe(never);
  });

  test('ROL-06 and when the licence is over', async () => {
    const { path } = await share();
    await database().orm.update(subscriptions).set({ status: 'expired' });
    await nothing(path);
    await nothing(`${path}/rassegna.pdf`);
  });

  test('ROL-06 and when the desk’s owner works under another holder’s licence', async () => {
    const { path } = await share();
    await database().orm.update(subscriptions).set({ status: 'expired' });
    await addSharedPlan(database().orm, {
      plan: 'company',
      product: 'rassegna',
      seats: 5,
      members: [office.account],
    });
    await nothing(path);
  });

  test('ROL-06 and the page omits an article that was withdrawn since', async () => {
    const { path } = await share();
    await database().orm.execute(sql`update articles set status = 'canceled'`);
    const page = await server.ask({ url: path });
    expect(page.body).not.toContain('segreta');
    expect(page.body).not.toContain('Riapre il ponte');
  });
});

test('ROL-05 a reader with an own licence works at their own desk, whatever seats they take later', async () => {
  await share();
  await addSharedPlan(database().orm, {
    plan: 'company',
    product: 'rassegna',
    seats: 5,
    members: [office.account],
    startsOn: '2025-04-02',
  });
  expect(await links()).toHaveLength(1);
});

describe('PRS-04 the address in a mail', { tags: 'postgres' }, () => {
  test('shows that review for sixty days, and records once which recipient opened and downloaded it', async () => {
    const [anna = 0] = await fixture.addRecipients(office.deskId, ['anna@posta.example']);
    await write('/api/user/rassegna/invii', orderOf({ recipients: [anna] }));
    await fixture.plan();
    await fixture.run();
    const [mail] = await fixture.mails();
    const path = /(\/rassegna-condivisa\/[\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
    for (let count = 0; count < 2; count += 1) {
      expect((await server.ask({ url: path })).body).toContain('Riapre il ponte');
      expect((await server.ask({ url: `${path}/rassegna.pdf` })).statusCode).toBe(200);
    }
    const read = (await usage()).filter(({ by }) => by === 'recipient');
    expect(read.map(({ kind, who }) => `${kind} ${who}`)).toEqual([
      'opened anna@posta.example',
      'downloaded anna@posta.example',
    ]);
    const list = await browser.ask({ url: '/api/user/rassegna/invii' });
    expect(list.json()).toMatchObject({ data: { sendings: [{ report: { opened: 1, downloaded: 1 } }] } });
    server.setClock('2025-06-02T10:00:01Z');
    expect((await server.ask({ url: path })).statusCode).toBe(404);
  });
});

describe('ROL-05 share links', { tags: 'postgres' }, () => {
  test('are open to licence holders only, and each belongs to the desk that created it', async () => {
    const { link, path } = await share();
    const calls = async (by: ReaderBrowser) => [
      (await by.ask({ url: LINKS })).statusCode,
      (await write(LINKS, wish, by)).statusCode,
      (await write(`${LINKS}/revoca`, { id: link.id }, by)).statusCode,
    ];
    expect(await calls(openBrowser(server))).toEqual([401, 401, 401]);
    const reader = openBrowser(server);
    await reader.signIn(await addAccount(database().orm, { subscriptions: [{ product: 'digital+' }] }));
    expect(await calls(reader)).toEqual([403, 403, 403]);
    const other = openBrowser(server);
    await other.signIn((await fixture.addOffice()).account);
    expect(await calls(other)).toEqual([200, 404, 404]);
    expect((await server.ask({ url: path })).statusCode).toBe(200);
  });
});
