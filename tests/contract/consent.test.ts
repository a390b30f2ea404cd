// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACCEPTED, type ConsentResult, PURPOSES, REFUSED } from '#domain/consent/consent.ts';
import type { VendorListAnswer } from '#domain/consent/vendor-list.ts';
import { readVendorList } from '#server/accounts/consent/read-vendor-list.ts';
import { consentLog } from '#server/base/db/schema/consent-schema.ts';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import { tcStringOf } from '#src/state/consent/tc-string.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const CONSENT = '/api/site/consenso';
const AT = '2025-04-03T09:59:00.000Z';

async function answerOf(): Promise<VendorListAnswer> {
  const { elenco, cmp } = await server.data<'getVendorList'>('/api/edicola/fornitori');
  return { list: elenco, cmp: { id: cmp.id, version: cmp.versione } };
}

async function said(result: ConsentResult) {
  const answer = await answerOf();
  return {
    finalita: PURPOSES.filter((purpose) => result[purpose]),
    stringa_tc: tcStringOf(result, answer, 'banner'),
    versione_elenco: answer.list.vendorListVersion,
    versione_regole: answer.list.tcfPolicyVersion,
    versione_testi: 1,
    origine: 'banner',
    quando: AT,
  };
}

const say = (body: object, key = randomUUID()) =>
  server.ask({
    method: 'POST',
    url: CONSENT,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    payload: JSON.stringify(body),
  });

const rows = () => database().orm.select().from(consentLog);

test('TRK-01 a consent answer is stored as proof once, without a name', async () => {
  const key = randomUUID();
  const body = await said(REFUSED);
  expect((await say(body, key)).statusCode).toBe(200);
  expect((await say(body, key)).statusCode).toBe(200);
  expect(await rows()).toEqual([
    {
      id: key,
      brand: 'MG',
      purpose1: true,
      purpose2: false,
      purpose3: false,
      purpose4: false,
      purpose5: false,
      tcString: body.stringa_tc,
      listVersion: 1,
      policyVersion: 5,
      wordsVersion: 1,
      source: 'banner',
      at: new Date(AT),
    },
  ]);
});

test('TRK-01 ACC-10 a signed-in reader’s answer is stored too, without a link to the reader', async () => {
  const account = await addAccount(database().orm, {});
  const browser = openBrowser(server);
  await browser.signIn(account);
  const reply = await browser.ask({
    method: 'POST',
    url: CONSENT,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    payload: JSON.stringify(await said(ACCEPTED)),
  });
  expect(reply.statusCode).toBe(200);
  const [row, ...others] = await rows();
  expect(row).toMatchObject({ brand: 'MG', purpose4: true });
  expect(others).toEqual([]);
  expect(JSON.stringify(row)).not.toContain(account.id);
});

test('TRK-01 a bearer of an ended session does not prevent an answer from being stored', async () => {
  const reply = await server.ask({
    method: 'POST',
    url: CONSENT,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: 'Bearer di-una-sessione-finita',
    },
    payload: JSON.stringify(await said(REFUSED)),
  });
  expect(reply.statusCode).toBe(200);
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['has other purposes than its string', { finalita: [1, 4] }],
  ['has an invalid string', { stringa_tc: 'non-una-stringa' }],
  ['has no string, though from our own banner', { stringa_tc: undefined }],
  ['has another list than its string', { versione_elenco: 7 }],
  ['has another policy than its string', { versione_regole: 4 }],
  ['has an unknown purpose', { finalita: [1, 6] }],
])('TRK-01 an answer that %s is refused', async (_what, change) => {
  expect((await say({ ...(await said(REFUSED)), ...change })).statusCode).toBe(400);
  expect(await rows()).toEqual([]);
});

test.each([
  ['too old', '2025-02-01T10:00:00Z'],
  ['in the future', '2025-04-05T10:00:00Z'],
])('TRK-01 an answer whose time is %s is stored with the current time: a wrong clock loses no proof', async (_what, quando) => {
  expect((await say({ ...(await said(REFUSED)), quando })).statusCode).toBe(200);
  expect(await rows()).toMatchObject([{ at: NOON }]);
});

test('TRK-01 the number of answers that one IP address can store in an hour is limited', async () => {
  const body = await said(REFUSED);
  expect((await say(body)).statusCode).toBe(200);
  await database().orm.update(rateLimits).set({ points: 600 });
  expect((await say(body)).statusCode).toBe(429);
  expect(await rows()).toHaveLength(1);
});

test('TRK-01 an answer of a third-party platform may lack the TC string', async () => {
  const { stringa_tc: _, ...body } = await said(ACCEPTED);
  expect(
    (await say({ ...body, origine: 'esterno', versione_elenco: 0, versione_regole: 0 })).statusCode,
  ).toBe(200);
  expect(await rows()).toMatchObject([{ source: 'external', tcString: null, purpose5: true }]);
});

test('TRK-01 answers older than 24 months are deleted', async () => {
  await say(await said(REFUSED));
  server.setClock('2027-04-03T22:00:00Z');
  await say({ ...(await said(ACCEPTED)), quando: '2027-04-03T21:59:00Z' });
  expect(await rows()).toMatchObject([{ purpose5: true }]);
});

test.each([
  ['not JSON', '{', 'is no JSON'],
  ['of version 2', { gvlSpecificationVersion: 2 }, 'gvlSpecificationVersion: must be 3'],
  ['without a purpose', { purposes: {} }, 'purposes: must have the purposes 1 to 5'],
])('TRK-01 a vendor list that is %s is reported at the start', async (_what, change, why) => {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-list-'));
  const file = join(folder, 'list.json');
  try {
    const list =
      typeof change === 'string' ? change : JSON.stringify({ ...(await readVendorList(null)), ...change });
    await writeFile(file, list);
    await expect(readVendorList(file)).rejects.toThrow(`VENDOR_LIST: ${file}: ${why}`);
    await expect(readVendorList(join(folder, 'none.json'))).rejects.toThrow('VENDOR_LIST: ');
  } finally {
    await rm(folder, { recursive: true });
  }
});
