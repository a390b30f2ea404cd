// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { components } from '#openapi/generated/account.ts';
import { readerProfiles } from '#server/base/db/schema/account-schema.ts';
import { invoicePdf } from '#server/sales/subscriptions/invoice-pdf.ts';
import { readRecipient } from '#server/sales/subscriptions/invoice-recipient.ts';
import { issueInvoice, splitVat } from '#server/sales/subscriptions/issue-invoice.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Fattura = components['schemas']['Fattura'];

const database = testDatabase();
const server = newsstandApp(database);

let account: Account;

beforeEach(async () => {
  account = await addAccount(database().orm);
});

const issue = (overrides: Partial<Parameters<typeof issueInvoice>[1]> = {}) =>
  database().orm.transaction((tx) =>
    issueInvoice(tx, {
      readerId: account.id,
      brand: brandOf('MG'),
      now: NOON,
      cents: 999,
      description: 'Il Messaggero digital · 1 mese',
      ...overrides,
    }),
  );

async function signedIn(whose: Account, host?: string) {
  const browser = openBrowser(server, host ? { host } : {});
  await browser.signIn(whose);
  return browser;
}

test('ACC-06 a reader lists the invoices of a paper, the newest first, and gets each as a PDF', async () => {
  const { id } = await issue();
  await issue({ cents: 7999 });
  await issue({ brand: brandOf('EM') });
  const browser = await signedIn(account);
  const reply = (await browser.ask({ url: '/api/user/invoices' })).json() as { data: { fatture: Fattura[] } };
  expect(reply.data.fatture.map(({ numero, centesimi }) => [numero, centesimi])).toEqual([
    ['2/2025', 7999],
    ['1/2025', 999],
  ]);
  const pdf = await browser.ask({ url: `/api/user/invoices/${id}/pdf` });
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="fattura-MG-2025-1.pdf"',
    'cache-control': 'no-store',
  });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('ACC-06 a reader cannot get another’s invoice, nor one of another paper', async () => {
  const { id } = await issue();
  const url = `/api/user/invoices/${id}/pdf`;
  const stranger = await signedIn(await addAccount(database().orm));
  expect((await stranger.ask({ url })).statusCode).toBe(404);
  expect((await stranger.ask({ url: '/api/user/invoices' })).json()).toMatchObject({ data: { fatture: [] } });
  expect((await (await signedIn(account, 'ilmattino.localhost')).ask({ url })).statusCode).toBe(404);
  expect((await openBrowser(server).ask({ url })).statusCode).toBe(401);
  expect((await stranger.ask({ url: '/api/user/invoices/x/pdf' })).statusCode).toBe(400);
});

test('ACC-06 numbers are consecutive without gaps, for each paper and year', async () => {
  const issued = await Promise.all(Array.from({ length: 12 }, () => issue()));
  expect(issued.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
  const failed = database().orm.transaction(async (tx) => {
    await issueInvoice(tx, {
      readerId: account.id,
      brand: brandOf('MG'),
      now: NOON,
      cents: 1,
      description: 'x',
    });
    throw new Error('the payment went back');
  });
  await expect(failed).rejects.toThrow('the payment went back');
  expect((await issue()).number).toBe(13);
  expect((await issue({ brand: brandOf('GZ') })).number).toBe(1);
  // In Rome the new year has begun.
  expect(await issue({ now: new Date('2025-12-31T23:30:00Z') })).toMatchObject({ number: 1, year: 2026 });
});

test('ACC-06 an invoice stores its recipient at that time: a person, or the billing data', async () => {
  const { orm } = database();
  const person = readRecipient((await issue()).recipient);
  expect(person).toMatchObject({ kind: 'person', name: 'Livia Prova', vatNumber: null, address: [] });
  await orm.insert(readerProfiles).values({
    readerId: account.id,
    address: 'Via dell’Università 1',
    city: 'Roma',
    zip: '00185',
    province: 'RM',
    country: 'IT',
    fiscalCode: 'PRVLVI80A41H501U',
    vatNumber: '01234567897',
    sdi: 'ABC1234',
    pec: 'livia@pec.example',
    recipientName: 'Studio Prova',
    updatedAt: NOON,
  });
  const unwanted = readRecipient((await issue()).recipient);
  expect(unwanted).toMatchObject({
    kind: 'person',
    address: ['Via dell’Università 1', '00185 Roma (RM)'],
    fiscalCode: 'PRVLVI80A41H501U',
    sdi: null,
  });
  await orm.update(readerProfiles).set({ billingWanted: true });
  const billed = await issue();
  expect(readRecipient(billed.recipient)).toMatchObject({
    kind: 'company',
    name: 'Studio Prova',
    vatNumber: '01234567897',
    sdi: 'ABC1234',
    pec: 'livia@pec.example',
  });
  await orm.update(readerProfiles).set({ recipientName: 'Altro' });
  expect((await invoicePdf(billed)).length).toBeGreaterThan(1000);
});

test('ACC-06 a company’s account is invoiced as a company, also without billing data', async () => {
  const company = await addAccount(database().orm, { kind: 'company', companyName: 'Officine Prova srl' });
  const { recipient } = await issue({ readerId: company.id });
  expect(readRecipient(recipient)).toMatchObject({ kind: 'company', name: 'Officine Prova srl' });
});

test.each([
  [104, 100, 4],
  [999, 961, 38],
  [7999, 7691, 308],
  [0, 0, 0],
])('ACC-06 %i cents are %i without VAT and %i of VAT', (cents, net, vat) => {
  expect(splitVat(cents, 4)).toEqual({ net, vat });
});
