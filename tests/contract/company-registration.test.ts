import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { CLAUSE_FIELDS } from '#domain/consents.ts';
import type { components } from '#openapi/generated/account.ts';
import { findReaderByEmail } from '#server/accounts/db/readers.ts';
import { consentHistory, readerProfiles } from '#server/base/db/schema/account-schema.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser, postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Wire = components['schemas'];

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const post = postFrom(server);

beforeEach(mails.clear);

const EMAIL = 'ada.conti@esempio.it';
const PERSON = {
  email: EMAIL,
  password: PASSWORD,
  nome: 'Ada',
  cognome: 'Conti',
  maggiorenne: true,
  informativa: true,
  marketing: true,
  profilazione: false,
  terzi: false,
};
const CLAUSES = Object.fromEntries(CLAUSE_FIELDS.map((field) => [field, true]));
const ADDRESS = {
  indirizzo: 'Via dei Platani 12',
  citta: 'Roma',
  cap: '00185',
  provincia: 'rm',
  paese: 'IT',
};
const COMPANY = {
  ...PERSON,
  ...ADDRESS,
  ...CLAUSES,
  tipo: 'azienda',
  azienda: 'Alfa srl',
  telefono: '(+39) 06/123.45.67',
  partita_iva: 'IT 00743110157',
  sdi: 'abcd123',
};
const OFFICE = {
  ...COMPANY,
  tipo: 'pa',
  azienda: 'Comune di Borgo Immaginario',
  partita_iva: '',
  codice_fiscale: '00743110157',
  sdi: 'uf1234',
  cig: '95156957ec',
};

const REQUIRED = 'Richiesto';

/** Invalid values, of a company and of a public body. */
const WRONG: [field: string, value: unknown, sentence: string, of?: 'azienda' | 'pa'][] = [
  ['nome', ' ', REQUIRED],
  ['cognome', '', REQUIRED],
  ['email', '', REQUIRED],
  ['email', 'ada@posta', 'Inserire email valida'],
  ['password', 'corta', 'Rispetta il formato richiesto per la password'],
  ['azienda', '', REQUIRED],
  ['azienda', undefined, REQUIRED],
  ['azienda', 'x'.repeat(201), 'Massimo 200 caratteri'],
  ['telefono', '12', 'Inserire un numero di telefono valido, con il prefisso se non è italiano'],
  ['partita_iva', '12345678901', 'Inserire una partita IVA valida'],
  ['partita_iva', '', 'Serve la partita IVA o il codice fiscale', 'azienda'],
  ['codice_fiscale', 'RSSMRA80A01H501A', 'Inserire un codice fiscale valido'],
  ['codice_fiscale', undefined, REQUIRED, 'pa'],
  ['sdi', '', 'Serve il codice destinatario o la PEC', 'azienda'],
  ['sdi', 'UF1234', 'Il codice destinatario ha 7 lettere o cifre', 'azienda'],
  ['sdi', '', REQUIRED, 'pa'],
  ['sdi', 'ABCD123', 'Il codice univoco dell’ufficio ha 6 lettere o cifre', 'pa'],
  ['pec', 'pec', 'Inserire email valida'],
  ['cig', '95156957ED', 'Inserire un CIG valido: 10 caratteri', 'pa'],
  ['indirizzo', 'Via dei Platani', 'Aggiungi il numero civico, oppure «snc»'],
  ...['indirizzo', 'citta', 'cap', 'provincia', 'paese'].map((field) => [field, '', REQUIRED] as never),
  ...['maggiorenne', 'informativa', ...CLAUSE_FIELDS].map((field) => [field, false, REQUIRED] as never),
  ...CLAUSE_FIELDS.map((field) => [field, undefined, REQUIRED] as never),
];

const register = (body: object) => mails.after(EMAIL, () => post('/api/registration', body));
const activate = async (nth = 1) => {
  const body = { email: EMAIL, codice: await mails.code(EMAIL, nth), password: PASSWORD };
  expect((await post('/api/registration/activate', body)).statusCode).toBe(200);
};
const dataOf = <Data>(reply: { json(): unknown }) => (reply.json() as { data: Data }).data;
const rowOf = () => findReaderByEmail(database().orm, EMAIL);
const signedIn = async () => {
  const browser = openBrowser(server);
  await browser.signIn({ email: EMAIL });
  return browser;
};

describe('ACC-09 a company', () => {
  test('has after its activation the profile, invoicing data and consents of its registration', async () => {
    const reply = await register(COMPANY);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await rowOf()).toMatchObject({ kind: 'company', status: 'pending', companyName: 'Alfa srl' });
    await activate();
    const browser = await signedIn();
    const { profilo } = { profilo: dataOf<Wire['Profilo']>(await browser.ask({ url: '/api/user/profile' })) };
    const address = { ...ADDRESS, provincia: 'RM' };
    expect(profilo).toMatchObject({
      tipo: 'azienda',
      campi: { azienda: 'Alfa srl', nome: 'Ada', cognome: 'Conti', telefono: '+39061234567', ...address },
    });
    const invoicing = await browser.ask({ url: '/api/user/profile/invoicing' });
    expect(dataOf<Wire['Fatturazione']>(invoicing)).toEqual({
      tipo: 'azienda',
      campi: {
        fattura: true,
        destinatario: 'Alfa srl',
        partita_iva: '00743110157',
        codice_fiscale: '',
        sdi: 'ABCD123',
        pec: '',
        cig: '',
        ...address,
      },
    });
    const said = dataOf<Wire['Consensi']>(await browser.ask({ url: '/api/user/profile/consents' }));
    expect(said).toMatchObject({ marketing: true, profilazione: false, terzi: false });
    expect(said.storia.filter(({ concesso }) => concesso).map(({ voce }) => voce)).toEqual(
      ['maggiorenne', 'informativa', ...CLAUSE_FIELDS, 'marketing'].reverse(),
    );
    expect(new Set(said.storia.map(({ dove, quando }) => `${dove} ${quando.slice(0, 16)}`))).toEqual(
      new Set(['registrazione 2025-04-03T10:00']),
    );
  });

  test('and a public body differ in the fields that their invoices need', async () => {
    expect((await register(OFFICE)).statusCode).toBe(200);
    await activate();
    const browser = await signedIn();
    const { campi } = dataOf<Wire['Fatturazione']>(await browser.ask({ url: '/api/user/profile/invoicing' }));
    expect(campi).toMatchObject({
      codice_fiscale: '00743110157',
      partita_iva: '',
      sdi: 'UF1234',
      cig: '95156957EC',
    });
  });
});

test('ACC-09 VAL-03 each missing field and clause is reported in the form’s own words, with its path', async () => {
  for (const [campo, value, data, of] of WRONG) {
    for (const body of [COMPANY, OFFICE]) {
      if (of && of !== body.tipo) continue;
      const reply = await register({ ...body, [campo]: value });
      expect
        .soft([reply.statusCode, reply.json()], `${body.tipo} ${campo} ${value}`)
        .toMatchObject([400, { status: { code: 'ERR_FIELD_NOT_VALID' }, campo, data }]);
    }
  }
  expect(await rowOf()).toBeUndefined();
});

test('VAL-03 a refusal by the contract itself names its field too', async () => {
  const { nome, ...nameless } = COMPANY;
  for (const [body, campo] of [
    [nameless, 'nome'],
    [{ ...COMPANY, clausola_6: 'sì' }, 'clausola_6'],
    [{ ...COMPANY, tipo: 'setta' }, 'tipo'],
    [{ ...COMPANY, sconto: 100 }, 'sconto'],
    [{ ...PERSON, marketing: {} }, 'marketing'],
  ] as const) {
    const reply = await register(body);
    expect
      .soft([reply.statusCode, reply.json()], campo)
      .toMatchObject([400, { status: { code: 'ERR_BAD_REQUEST' }, campo }]);
  }
});

describe('ACC-09 for an account that is not activated only the latest registration counts', () => {
  const profiles = async () => await database().orm.select().from(readerProfiles);
  const clauses = async (id: string) =>
    (await database().orm.select().from(consentHistory).where(eq(consentHistory.readerId, id))).filter(
      ({ declaration }) => declaration.startsWith('clause-'),
    );

  test('a company that registers again as a person is a person, without company data', async () => {
    await register(COMPANY);
    await register({ ...PERSON, azienda: 'Alfa srl', partita_iva: '00743110157' });
    await activate(2);
    const reader = await rowOf();
    expect(reader).toMatchObject({ kind: 'person', companyName: null });
    expect(await profiles()).toEqual([]);
    expect(await clauses(reader?.id ?? '')).toEqual([]);
  });

  test('a person that registers again as a company is one, and another company leaves no data of the first', async () => {
    await register(PERSON);
    await register({ ...COMPANY, pec: 'alfa@pec.example', cig: '95156957EC' });
    await register({ ...OFFICE, cig: '' });
    await activate(3);
    const reader = await rowOf();
    expect(reader).toMatchObject({ kind: 'company', companyName: OFFICE.azienda });
    expect(await profiles()).toMatchObject([
      { vatNumber: null, fiscalCode: '00743110157', sdi: 'UF1234', pec: null, cig: null },
    ]);
    expect(await clauses(reader?.id ?? '')).toHaveLength(6);
  });

  test('an account that is already active stays unchanged', async () => {
    await register(PERSON);
    await activate();
    await register(COMPANY);
    expect(await rowOf()).toMatchObject({ kind: 'person', status: 'active' });
    expect(await profiles()).toEqual([]);
  });
});

describe('ACC-09 a new password by mail', () => {
  const reset = async () => {
    await mails.after(EMAIL, () => post('/api/password/forgot', { email: EMAIL }));
    const codice = await mails.code(EMAIL);
    const body = { email: EMAIL, codice, password: 'Ponte-2026!' };
    const done = await mails.after(EMAIL, () => post('/api/password/reset', body));
    expect(done.statusCode).toBe(200);
  };

  test('activates no company’s account, which needs its activation, and drops consents that a stranger may have given', async () => {
    await register({ ...COMPANY, marketing: true });
    await reset();
    expect(await rowOf()).toMatchObject({ status: 'pending' });
    await post('/api/registration/resend', { email: EMAIL });
    const body = { email: EMAIL, codice: await mails.code(EMAIL, 4), password: 'Ponte-2026!' };
    expect((await post('/api/registration/activate', body)).statusCode).toBe(200);
    expect(await rowOf()).toMatchObject({ status: 'active', kind: 'company', marketing: false });
  });

  test('gives no consent in the reader’s name', async () => {
    await register(PERSON);
    await reset();
    expect(await rowOf()).toMatchObject({ status: 'active', marketing: false });
  });
});
