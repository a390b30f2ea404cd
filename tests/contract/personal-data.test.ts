// @module-tag postgres
import { eq, getTableColumns, getTableName, is, isNull } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { failExport, lastExport } from '#server/accounts/db/data-exports.ts';
import { PERSONAL_TABLES, type PersonalTable, personalRows } from '#server/accounts/db/personal-rows.ts';
import type { DataRequestDeps } from '#server/accounts/privacy/data-exports.ts';
import { EXPORT_LABELS } from '#server/accounts/privacy/export-labels.ts';
import { writeExport } from '#server/accounts/privacy/write-export.ts';
import { membershipPath } from '#server/accounts/readers/invite-notices.ts';
import { visibleAnswers } from '#server/assistant/visible-answers.ts';
import { dataExports, deletionRequests } from '#server/base/db/schema/account-schema.ts';
import { invoices } from '#server/base/db/schema/purchases-schema.ts';
import { userNotices } from '#server/base/db/schema/readers-schema.ts';
import { loggedError } from '#server/base/logging/logged-error.ts';
import { answerDataRequests } from '#server/operations/jobs/answer-data-requests.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { addReaderWithEverything } from '#tests/support/reader-with-everything.ts';
import { refusingMailer } from '#tests/support/refused-mail.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { unzip } from '#tests/support/unzip.ts';
import drizzle from '../../drizzle.config.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });

const NAMES = Object.keys(PERSONAL_TABLES) as PersonalTable[];
const DAY_MS = 86_400_000;

/** Every table of the schema from which the migrations are generated. */
const schemas = await Promise.all(
  [drizzle.schema ?? []].flat().map((path) => import(new URL(`../../${path}`, import.meta.url).href)),
);
const TABLES = schemas.flatMap((schema: object) =>
  Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : [])),
);

/**
 * Tables without a reader's data: contents and their search index, deliveries of newsrooms, alerts to devices by
 * numbers of their own, mails to be sent by the numbers of subscriptions, consent answers of devices, counts of readings and counted events, and digests of names and
 * addresses that cannot be traced back.
 */
const TABLES_WITHOUT_READERS = [
  'alert_deliveries',
  'alert_messages',
  'article_aliases',
  'article_embeddings',
  'article_images',
  'article_reads',
  'article_search',
  'article_signatures',
  'article_subjects',
  'articles',
  'consent_log',
  'counted_events',
  'delivery_receipts',
  'due_mails',
  'editions',
  'faq_votes',
  'images',
  'issues',
  'newsletter_mailings',
  'newsletter_papers',
  'page_views',
  'page_vitals',
  'placements',
  'rate_limits',
  'raw_items',
  'search_census',
  'search_terms',
  'search_texts',
  'search_words',
  'sections',
  'signatures',
  'specials',
  'used_captchas',
];

beforeEach(mails.clear);

type Data = {
  copia: { id: string; stato: string } | null;
  cancellazione: { entro: string } | null;
  fatture: number;
};
const dataOf = (reply: { json(): unknown }) => (reply.json() as { data: Data }).data;

const job = (now: Date) =>
  answerDataRequests(
    { orm: database().orm, mailer: mails.mailer, now: () => now, visibleAnswers },
    (error) => {
      throw error;
    },
  );

/** Runs the job with other services, and returns the errors that it reported. */
async function errorsOf(now: Date, overrides: Partial<DataRequestDeps>): Promise<unknown[]> {
  const errors: unknown[] = [];
  const deps = { orm: database().orm, mailer: mails.mailer, now: () => now, visibleAnswers, ...overrides };
  await answerDataRequests(deps, (error) => errors.push(error));
  return errors;
}

const rowsOf = async (reader: Account) =>
  Object.fromEntries(
    await Promise.all(
      NAMES.map(async (name) => [name, await personalRows(database().orm, name, reader)] as const),
    ),
  );

describe('ACC-10 a data export', () => {
  test('covers every table that may hold a reader’s data, and every column of each', () => {
    const known = new Set(NAMES.map((name) => getTableName(PERSONAL_TABLES[name].table)));
    expect(TABLES.filter((name) => !known.has(name)).sort()).toEqual(TABLES_WITHOUT_READERS);
    for (const name of NAMES) {
      const { columns, withheld } = EXPORT_LABELS[name];
      const told = [...Object.keys(columns), ...withheld].sort();
      expect(told, name).toEqual(Object.keys(getTableColumns(PERSONAL_TABLES[name].table)).sort());
    }
  });

  test('contains every row of the reader and none of another, without secrets that would open the account', async () => {
    const { orm } = database();
    const reader = await addReaderWithEverything(orm);
    const other = await addReaderWithEverything(orm);
    // An invite to a seat is announced with its code.
    await orm.update(userNotices).set({ link: membershipPath('code-9') });
    const rows = await rowsOf(reader);
    const files = await unzip(Buffer.from(await writeExport(orm, reader, { now: NOON, visibleAnswers })));
    const told = JSON.parse(files['dati.json'] ?? '') as Record<string, unknown[]>;
    for (const name of NAMES) {
      expect(rows[name]?.length, name).toBeGreaterThan(0);
      expect(told[name], name).toHaveLength(rows[name]?.length ?? 0);
      expect(files['dati.html']).toContain(`<h2>${EXPORT_LABELS[name].title}</h2>`);
    }
    for (const text of Object.values(files)) expect(text).not.toContain(other.email);
    // The file is kept: such words would soon be untrue.
    expect(files['dati.html']).not.toMatch(/Oggi|Ieri/);
    const secret = /hash|token-\d|argon2|(?<!fiscal_)code-\d|cookie|public_key/i;
    expect(JSON.stringify(told).match(secret)).toBeNull();
  });

  test('is requested, made, mailed and downloaded by its reader only, until it expires', async () => {
    const { orm } = database();
    const reader = await addAccount(orm);
    const browser = openBrowser(server);
    await browser.signIn(reader);
    expect(dataOf(await browser.ask({ url: '/api/user/data' }))).toEqual({
      copia: null,
      cancellazione: null,
      fatture: 0,
    });
    expect(dataOf(await browser.post('/api/user/data/export')).copia?.stato).toBe('attesa');
    const [mail] = await mails.wait(reader.email);
    expect(mail?.subject).toContain('La copia dei tuoi dati è pronta');
    expect(mail?.text).toContain('/user/utilities');
    const { copia } = dataOf(await browser.ask({ url: '/api/user/data' }));
    expect(copia?.stato).toBe('pronta');
    const url = `/api/user/data/export/${copia?.id}`;
    const file = await browser.ask({ url });
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="dati-2025-04-03.zip"',
    });
    expect(Object.keys(await unzip(file.rawPayload))).toContain('dati.json');
    const stranger = openBrowser(server);
    await stranger.signIn(await addAccount(orm));
    expect((await stranger.ask({ url })).statusCode).toBe(404);
    expect((await openBrowser(server).ask({ url })).statusCode).toBe(401);
    server.setClock('2025-04-11T10:00:00Z');
    await browser.signIn(reader);
    expect((await browser.ask({ url })).statusCode).toBe(404);
    await job(new Date('2025-04-11T10:00:00Z'));
    expect(dataOf(await browser.ask({ url: '/api/user/data' })).copia).toBeNull();
  });

  test('is made once a day, however often it is requested, also concurrently', async () => {
    const reader = await addAccount(database().orm);
    const browser = openBrowser(server);
    await browser.signIn(reader);
    await Promise.all(Array.from({ length: 5 }, () => browser.post('/api/user/data/export')));
    await mails.wait(reader.email);
    await browser.post('/api/user/data/export');
    server.setClock('2025-04-04T10:00:01Z');
    await browser.signIn(reader);
    await browser.post('/api/user/data/export');
    expect(await mails.wait(reader.email, 2)).toHaveLength(2);
  });

  test('that another server left unfinished is made by the next', async () => {
    const reader = await addAccount(database().orm);
    await database().orm.insert(dataExports).values({
      readerId: reader.id,
      brand: 'LG',
      origin: 'https://edicola.leggo.example',
      status: 'waiting',
      requestedAt: NOON,
    });
    await Promise.all([job(NOON), job(NOON)]);
    const [mail, ...rest] = mails.to(reader.email);
    expect(mail?.subject).toContain('Leggo');
    expect(mail?.text).toContain('https://edicola.leggo.example/user/utilities');
    expect(rest).toEqual([]);
  });

  describe('of several that wait', () => {
    let first: Account;
    let second: Account;

    beforeEach(async () => {
      const { orm } = database();
      first = await addReaderWithEverything(orm);
      second = await addAccount(orm);
      await orm.delete(dataExports);
      await orm.delete(deletionRequests);
      const wanted = { brand: 'LG', origin: 'https://edicola.leggo.example', status: 'waiting' } as const;
      await orm.insert(dataExports).values([
        { ...wanted, readerId: first.id, requestedAt: new Date(NOON.getTime() - 1000) },
        { ...wanted, readerId: second.id, requestedAt: NOON },
      ]);
    });

    const states = async () =>
      await Promise.all(
        [first, second].map(async ({ id }) => {
          const row = await lastExport(database().orm, id);
          return `${row?.status} ${row?.attempts}`;
        }),
      );

    test('is ready even if its mail is refused, which is reported once and delays no other', async () => {
      const mailer = refusingMailer(first.email, mails.mailer);
      const [error, ...others] = await errorsOf(NOON, { mailer });
      expect(others).toEqual([]);
      expect(JSON.stringify(loggedError(error))).toContain('550 5.1.1');
      expect(await states()).toEqual(['ready 0', 'ready 0']);
      expect(mails.to(second.email)).toHaveLength(1);
      expect(await errorsOf(NOON, { mailer })).toEqual([]);
    });

    test('is retried by the next run where it could not be made, and delays no other', async () => {
      const failing = { visibleAnswers: () => Promise.reject(new Error('the answers cannot be read')) };
      const [error, ...others] = await errorsOf(NOON, failing);
      expect(others).toEqual([]);
      expect(JSON.stringify(loggedError(error))).toContain('the answers cannot be read');
      expect(await states()).toEqual(['waiting 1', 'ready 0']);
      for (let run = 0; run < 4; run += 1) await errorsOf(NOON, failing);
      expect(await states()).toEqual(['failed 5', 'ready 0']);
      expect(mails.to(first.email)).toEqual([]);
    });

    test('stays ready where another server made it while this one failed', async () => {
      const made = await lastExport(database().orm, second.id);
      await job(NOON);
      await failExport(database().orm, { id: made?.id ?? '', attempts: 4 }, 5);
      expect(await states()).toEqual(['ready 0', 'ready 0']);
    });
  });
});

describe('ACC-10 a deletion', () => {
  let reader: Account;
  let browser: ReaderBrowser;

  beforeEach(async () => {
    reader = await addReaderWithEverything(database().orm);
    await database().orm.delete(deletionRequests);
    browser = openBrowser(server);
    await browser.signIn(reader);
  });

  const confirm = () => browser.post('/api/user/data/deletion');

  test('announces its day by mail, and leaves the account open until then', async () => {
    const reply = await confirm();
    expect(dataOf(reply).cancellazione?.entro).toBe('2025-04-17T10:00:00.000Z');
    const mail = (await mails.wait(reader.email)).at(-1);
    expect(mail?.text).toContain('giovedì 17 aprile 2025');
    expect(mail?.text).toContain('art. 2220');
    await job(new Date('2025-04-17T09:59:59Z'));
    expect((await browser.ask({ url: '/api/user/info' })).statusCode).toBe(200);
  });

  test('leaves no row of the reader in any table, keeps invoices without the reader, and is confirmed by mail', async () => {
    const { orm } = database();
    const other = await addReaderWithEverything(orm);
    const kept = await rowsOf(other);
    await confirm();
    await orm.delete(deletionRequests).where(eq(deletionRequests.readerId, other.id));
    await mails.wait(reader.email);
    await job(new Date('2025-04-17T10:00:00Z'));
    for (const [name, rows] of Object.entries(await rowsOf(reader))) expect(rows, name).toEqual([]);
    const { readerId } = invoices;
    expect(await orm.$count(invoices, isNull(readerId))).toBe(1);
    // The daily job has deleted expired files.
    const { deletionRequests: _deletion, dataExports: _copies, ...others } = await rowsOf(other);
    for (const [name, rows] of Object.entries(others)) {
      expect(rows, name).toHaveLength(kept[name as PersonalTable]?.length ?? 0);
    }
    expect(mails.to(reader.email).at(-1)?.subject).toContain('Il tuo account è stato cancellato');
    expect((await browser.ask({ url: '/api/user/info' })).statusCode).toBe(401);
  });

  test('can be cancelled, and keeps its day when it is requested twice', async () => {
    await confirm();
    server.setClock('2025-04-05T10:00:00Z');
    await browser.signIn(reader);
    expect(dataOf(await confirm()).cancellazione?.entro).toBe('2025-04-17T10:00:00.000Z');
    expect(dataOf(await browser.post('/api/user/data/deletion/cancel')).cancellazione).toBeNull();
    await job(new Date(NOON.getTime() + 30 * DAY_MS));
    expect((await rowsOf(reader)).readers).toHaveLength(1);
  });

  test('is carried out even if the mail about an earlier one is refused', async () => {
    const { orm } = database();
    const other = await addAccount(orm);
    await confirm();
    const requestedAt = new Date(NOON.getTime() + 1);
    const request = { requestedAt, dueAt: new Date('2025-04-17T10:00:01Z') };
    await orm.insert(deletionRequests).values({ ...request, readerId: other.id, brand: 'MG' });
    const mailer = refusingMailer(reader.email, mails.mailer);
    const errors = await errorsOf(new Date('2025-04-17T11:00:00Z'), { mailer });
    expect(errors).toHaveLength(1);
    expect((await rowsOf(reader)).readers).toEqual([]);
    expect((await rowsOf(other)).readers).toEqual([]);
    expect(mails.to(other.email).at(-1)?.subject).toContain('Il tuo account è stato cancellato');
  });

  test('cannot be requested without a session', async () => {
    const nobody = openBrowser(server);
    for (const url of ['export', 'deletion', 'deletion/cancel']) {
      expect((await nobody.post(`/api/user/data/${url}`)).statusCode, url).toBe(401);
    }
  });
});
