import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Wire = components['schemas'];
type Saved = Wire['RispostaProfiloSalvato']['data'];

const database = testDatabase();
const server = newsstandApp(database);

const PROFILE = '/api/user/profile';

/** A fiscal code that belongs to no real person. */
const MARIO = {
  nome: 'Mario',
  cognome: 'Rossi',
  telefono: '340 123 4567',
  indirizzo: 'Via dei Platani 12',
  citta: 'Roma',
  cap: '00185',
  provincia: 'rm',
  paese: 'IT',
  luogo_nascita: 'Roma (RM)',
  genere: 'maschio',
  nascita: '1980-01-01',
  codice_fiscale: 'rssmra80a01h501u',
};

const ROWS: [field: string, value: string, sentence: string][] = [
  ['nome', ' ', 'Richiesto'],
  ['cognome', '', 'Richiesto'],
  ['nome', 'x'.repeat(101), 'Massimo 100 caratteri'],
  ['telefono', '12', 'Inserire un numero di telefono valido, con il prefisso se non è italiano'],
  ['telefono2', '800 123456', 'Inserire un numero di telefono valido, con il prefisso se non è italiano'],
  ['telefono2', 'chiamami', 'Inserire un numero di telefono valido, con il prefisso se non è italiano'],
  ['indirizzo', 'Via dei Platani', 'Aggiungi il numero civico, oppure «snc»'],
  ['cap', '0018', 'Il CAP ha cinque cifre'],
  ['provincia', 'XX', 'Scegli una provincia dell’elenco'],
  ['paese', 'XX', 'Scegli un Paese dell’elenco'],
  ['genere', 'boh', 'Scegli una voce dell’elenco'],
  ['nascita', '1980-02-30', 'Inserire una data di nascita valida'],
  ['nascita', '1899-12-31', 'Inserire una data di nascita valida'],
  ['nascita', '2025-04-04', 'Inserire una data di nascita valida'],
  ['nascita', '2007-04-04', 'L’account è riservato a chi ha almeno 18 anni'],
  ['codice_fiscale', 'RSSMRA80A01H501A', 'Inserire un codice fiscale valido'],
];

let person: ReaderBrowser;

beforeEach(async () => {
  person = openBrowser(server);
  await person.signIn(await addAccount(database().orm));
});

const dataOf = <Data>(reply: { json(): unknown }) => (reply.json() as { data: Data }).data;
const read = async (browser: ReaderBrowser) => dataOf<Wire['Profilo']>(await browser.ask({ url: PROFILE }));

describe('ACC-01 a person’s profile', () => {
  test('is empty except for the account’s data, until it is filled in', async () => {
    const { tipo, campi, username, email } = await read(person);
    expect({ tipo, username }).toEqual({ tipo: 'persona', username: email });
    expect(campi).toMatchObject({ nome: 'Livia', cognome: 'Prova', telefono: '', genere: '', nascita: '' });
  });

  test('is saved in normalised form, and gives the account its name', { tags: 'postgres' }, async () => {
    const reply = await person.post(PROFILE, MARIO);
    expect(reply.statusCode, reply.body).toBe(200);
    const { profilo, incoerenze } = dataOf<Saved>(reply);
    expect(incoerenze).toEqual([]);
    const kept = { telefono: '+393401234567', provincia: 'RM', codice_fiscale: 'RSSMRA80A01H501U' };
    expect(profilo.campi).toEqual({ ...MARIO, ...kept, telefono2: '' });
    expect(await read(person)).toEqual(profilo);
    const user = dataOf<Wire['Utente']>(await person.ask({ url: '/api/user/info' }));
    expect([user.name, user.surname]).toEqual(['Mario', 'Rossi']);
  });

  test('that contradicts its fiscal code is saved, and the contradictions are reported', async () => {
    const other = {
      ...MARIO,
      cognome: 'Bianchi',
      genere: 'femmina',
      luogo_nascita: 'Milano',
      nascita: '1980-01-02',
    };
    const reply = await person.post(PROFILE, other);
    expect(reply.statusCode).toBe(200);
    expect(dataOf<Saved>(reply).incoerenze).toEqual(['cognome', 'nascita', 'genere', 'luogo_nascita']);
    expect((await read(person)).campi.cognome).toBe('Bianchi');
  });

  test.each([
    ['telefono', '(+39) 333 1234567', '+393331234567'],
    ['telefono2', '+49 (0)30 901820', '+4930901820'],
    ['indirizzo', 'Località Casale s.n.', 'Località Casale s.n.'],
    ['provincia', 'Gallura Nord-Est Sardegna (OT)', 'OT'],
    ['provincia', 'SU', 'SU'],
    ['codice_fiscale', 'rss-mra-80a01-h501u', 'RSSMRA80A01H501U'],
  ])('%s %j is saved as %j', async (campo, typed, kept) => {
    const reply = await person.post(PROFILE, { ...MARIO, [campo]: typed });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await read(person)).campi).toMatchObject({ [campo]: kept });
  });

  test.each([
    { cognome: 'Đorđević', nome: 'Ana', luogo_nascita: 'Serbia', codice_fiscale: 'DRDNAA85A41Z158T' },
    {
      cognome: 'Rossi',
      nome: 'Anna',
      luogo_nascita: 'Corigliano-Rossano',
      codice_fiscale: 'RSSNNA85A41D005N',
    },
  ])('of $nome $cognome agrees with the code', async (born) => {
    const ana = { ...MARIO, ...born, genere: 'femmina', nascita: '1985-01-01' };
    const reply = await person.post(PROFILE, ana);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(dataOf<Saved>(reply).incoerenze).toEqual([]);
  });

  test.each(ROWS)('%s %j is refused', async (campo, value, data) => {
    const reply = await person.post(PROFILE, { ...MARIO, [campo]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ status: { code: 'ERR_FIELD_NOT_VALID' }, campo, data });
    expect((await read(person)).campi.nome).toBe('Livia');
  });

  test('accepts a reader whose eighteenth birthday is today, and foreign addresses in their own form', async () => {
    const abroad = { ...MARIO, paese: 'FR', cap: 'F-75011', nascita: '2007-04-03' };
    const reply = await person.post(PROFILE, abroad);
    expect(dataOf<Saved>(reply).profilo.campi).toMatchObject({ cap: 'F-75011', provincia: '', paese: 'FR' });
  });

  test('with a field unknown to the contract is refused', async () => {
    for (const body of [{}, { ...MARIO, ruolo: 'admin' }, { ...MARIO, nome: {} }]) {
      expect((await person.post(PROFILE, body)).statusCode).toBe(400);
    }
  });
});

test('ACC-01 a company’s profile has its name and its contact person, and no date of birth', {
  tags: 'postgres',
}, async () => {
  const company = openBrowser(server);
  await company.signIn(await addAccount(database().orm, { kind: 'company', companyName: 'Alfa srl' }));
  const { nome, cognome, telefono, indirizzo } = MARIO;
  const body = { azienda: 'Beta spa', nome, cognome, telefono, indirizzo, nascita: '1980-01-01' };
  const reply = await company.post(PROFILE, body);
  expect(dataOf<Saved>(reply).profilo).toMatchObject({
    tipo: 'azienda',
    campi: { azienda: 'Beta spa', nome },
  });
  expect(dataOf<Saved>(reply).profilo.campi).not.toHaveProperty('nascita');
  expect((await company.post(PROFILE, { ...body, azienda: '' })).json()).toMatchObject({ campo: 'azienda' });
});

test('ACC-01 a profile can be read and changed by its reader only, with a session', {
  tags: 'postgres',
}, async () => {
  await person.post(PROFILE, MARIO);
  const other = openBrowser(server);
  await other.signIn(await addAccount(database().orm));
  expect((await read(other)).campi.telefono).toBe('');
  const visitor = openBrowser(server);
  expect((await visitor.ask({ url: PROFILE })).statusCode).toBe(401);
  expect((await visitor.post(PROFILE, MARIO)).statusCode).toBe(401);
});
