import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Wire = components['schemas'];

const database = testDatabase();
const server = newsstandApp(database);

const INVOICING = '/api/user/profile/invoicing';

const ADDRESS = {
  indirizzo: 'Via dei Platani 12',
  citta: 'Roma',
  cap: '00185',
  provincia: 'RM',
  paese: 'IT',
};
const PERSON = { fattura: true, destinatario: 'Mario Rossi', codice_fiscale: 'RSSMRA80A01H501U', ...ADDRESS };
const COMPANY = {
  fattura: true,
  destinatario: 'Alfa srl',
  partita_iva: 'IT 00743110157',
  sdi: 'abcd123',
  cig: '95156957ec',
  ...ADDRESS,
};

const dataOf = <Data>(reply: { json(): unknown }) => (reply.json() as { data: Data }).data;
const read = async (browser: ReaderBrowser) =>
  dataOf<Wire['Fatturazione']>(await browser.ask({ url: INVOICING }));
const noticesOf = async (browser: ReaderBrowser) =>
  dataOf<Wire['UtenteBreve']>(await browser.ask({ url: '/api/user/short-info' })).avvisi;

let person: ReaderBrowser;
let company: ReaderBrowser;

beforeEach(async () => {
  const { orm } = database();
  const subscriptions = [{ product: 'digital' as const }];
  person = openBrowser(server);
  await person.signIn(await addAccount(orm, { subscriptions }));
  company = openBrowser(server);
  await company.signIn(await addAccount(orm, { kind: 'company', companyName: 'Alfa srl', subscriptions }));
});

describe('ACC-06 a person who wants no invoice', () => {
  test('need not fill anything in', async () => {
    expect((await person.post(INVOICING, { fattura: false })).statusCode).toBe(200);
    expect((await read(person)).campi).toMatchObject({ fattura: false, codice_fiscale: '' });
  });

  test('is still informed of invalid values', async () => {
    const reply = await person.post(INVOICING, { fattura: false, pec: 'pec' });
    expect(reply.json()).toMatchObject({ campo: 'pec', data: 'Inserire email valida' });
  });
});

test.each([
  ['destinatario', '', 'Richiesto'],
  ['codice_fiscale', '', 'Richiesto'],
  ['codice_fiscale', 'RSSMRA80A01H501A', 'Inserire un codice fiscale valido'],
  // A company's fiscal code is not valid for a person.
  ['codice_fiscale', '00743110157', 'Inserire un codice fiscale valido'],
  ['indirizzo', '', 'Richiesto'],
  ['citta', '', 'Richiesto'],
  ['cap', '', 'Richiesto'],
  ['provincia', '', 'Richiesto'],
  ['paese', '', 'Richiesto'],
  ['partita_iva', '12345678901', 'Inserire una partita IVA valida'],
])('ACC-06 a person who wants an invoice: %s %j is refused', async (campo, value, data) => {
  const reply = await person.post(INVOICING, { ...PERSON, [campo]: value });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ status: { code: 'ERR_FIELD_NOT_VALID' }, campo, data });
});

test.each([
  [{ partita_iva: '' }, 'partita_iva', 'Serve la partita IVA o il codice fiscale'],
  [{ sdi: '' }, 'sdi', 'Serve il codice destinatario o la PEC'],
  [{ sdi: 'ABC' }, 'sdi', 'Il codice destinatario ha 7 lettere o cifre, 6 per la pubblica amministrazione'],
  [{ cig: '95156957ED' }, 'cig', 'Inserire un CIG valido: 10 caratteri'],
  [{ codice_fiscale: '00743110158' }, 'codice_fiscale', 'Inserire un codice fiscale valido'],
  // A company is always invoiced, whether or not the box is ticked.
  [{ fattura: false, indirizzo: '' }, 'indirizzo', 'Richiesto'],
  // A foreign company needs its VAT number at least.
  [{ paese: 'DE', partita_iva: '', sdi: '' }, 'partita_iva', 'Richiesto'],
])('ACC-06 a company: with %j it is refused', async (other, campo, data) => {
  const reply = await company.post(INVOICING, { ...COMPANY, ...other });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ status: { code: 'ERR_FIELD_NOT_VALID' }, campo, data });
});

test.each([
  [{}, { partita_iva: '00743110157', sdi: 'ABCD123', cig: '95156957EC' }],
  [
    { sdi: '', pec: 'Alfa@PEC.example' },
    { sdi: '', pec: 'alfa@pec.example' },
  ],
  // A public body has only a fiscal code, and an office code of six characters.
  [{ partita_iva: '', codice_fiscale: '00743110157', sdi: 'UF1234' }, { sdi: 'UF1234' }],
  [
    { paese: 'DE', partita_iva: 'DE123456789', sdi: '', cap: '' },
    { partita_iva: 'DE123456789', provincia: '' },
  ],
])('ACC-06 a company: %j is saved', async (other, kept) => {
  const reply = await company.post(INVOICING, { ...COMPANY, ...other });
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await read(company)).campi).toMatchObject(kept);
});

test('ACC-06 the profile and the invoicing data share one address', async () => {
  await person.post(INVOICING, PERSON);
  const profile = dataOf<Wire['Profilo']>(await person.ask({ url: '/api/user/profile' }));
  expect(profile.campi).toMatchObject(ADDRESS);
});

test('API-04 a company with a paid subscription is notified of missing data, until it has filled them in', async () => {
  expect(await noticesOf(company)).toEqual({
    '/user/profile': [
      {
        id: expect.any(Number),
        type: 'warning',
        message: 'Mancano alcuni dati obbligatori.',
        timeout: null,
        link: '/user/profile/invoicing',
        linkText: 'Compila ora',
      },
    ],
  });
  await company.post(INVOICING, COMPANY);
  expect(await noticesOf(company)).toEqual({});
});

test('API-04 a person who wants an invoice and has removed the address is notified', async () => {
  expect(await noticesOf(person)).toEqual({});
  await person.post(INVOICING, PERSON);
  expect(await noticesOf(person)).toEqual({});
  const campi = { nome: 'Mario', cognome: 'Rossi', codice_fiscale: 'RSSMRA80A01H501U' };
  await person.post('/api/user/profile', campi);
  expect(await noticesOf(person)).toMatchObject({
    '/user/profile': [{ message: 'Mancano alcuni dati obbligatori.' }],
  });
});

test('API-04 a reader who has nothing to be invoiced is not notified', async () => {
  const alone = openBrowser(server);
  await alone.signIn(await addAccount(database().orm, { kind: 'company' }));
  expect(await noticesOf(alone)).toEqual({});
});

test('ACC-06 invoicing data cannot be read or changed without a session', async () => {
  const visitor = openBrowser(server);
  expect((await visitor.ask({ url: INVOICING })).statusCode).toBe(401);
  expect((await visitor.post(INVOICING, PERSON)).statusCode).toBe(401);
});
