import { beforeAll, expect, test } from 'vitest';
import { checkCharacter } from '#domain/validation/fiscal-code.ts';
import { writeProfile } from '#server/accounts/db/reader-profiles.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase({ once: true });
const server = newsstandApp(database);
const person = openBrowser(server);
const company = openBrowser(server);

let personId = '';

beforeAll(async () => {
  const account = await addAccount(database().orm);
  personId = account.id;
  await person.signIn(account);
  await company.signIn(await addAccount(database().orm, { kind: 'company', companyName: 'Alfa srl' }));
});

type Row = [campo: string, typed: string, kept: string | null];
const rows = (campo: string, values: [typed: string, kept: string | null][]): Row[] =>
  values.map(([typed, kept]) => [campo, typed, kept]);
const coded = (first15: string) => first15 + checkCharacter(first15);

const LIVIA = {
  nome: 'Livia',
  cognome: 'Prova',
  telefono: '',
  telefono2: '',
  indirizzo: '',
  citta: '',
  cap: '',
  provincia: '',
  paese: 'IT',
  luogo_nascita: '',
  genere: '',
  nascita: '',
  codice_fiscale: '',
};

const PERSON: Row[] = [
  ...rows('nome', [
    ['Nicolò', 'Nicolò'],
    ['N’Golo', 'N’Golo'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['Ma\u200brio\u200d', 'Mario'],
    ['Łukasz', 'Łukasz'],
    ['明', '明'],
    ['\u200d\u200c', null],
  ]),
  ...rows('telefono', [
    ['tel. 333 1234567', '+393331234567'],
    ['Cell: 340/12.34.567', '+393401234567'],
    ['telefono 06-1234567', '+39061234567'],
    ['+39.333.1234567', '+393331234567'],
    ['0039-333-1234567', '+393331234567'],
    ['(0039) 333 1234567', '+393331234567'],
    ['\u202d+39 333 1234567\u202c', '+393331234567'],
    ['0832/123456', '+390832123456'],
    ['+39 (0) 832 123456', '+390832123456'],
    ['+41 91 123 45 67', '+41911234567'],
    ['333 1234567 / 06 1234567', null],
    ['06 1234567 int. 12', null],
    ['892 123', null],
    ['+39 6 12345678', null],
    ['telefono', null],
  ]),
  ...rows('indirizzo', [
    ['Via Roma, sn', 'Via Roma, sn'],
    ['Strada Provinciale 12 km 3', 'Strada Provinciale 12 km 3'],
    ['Frazione Colle s.n.c', 'Frazione Colle s.n.c'],
    ['Corso Italia nr 12/A int. 3', 'Corso Italia nr 12/A int. 3'],
    ['Piazza Duomo', null],
    ['Via Snia', null],
  ]),
  ...rows('cap', [
    ['00185 ', '00185'],
    ['I-00185', '00185'],
    ['IT-09170', '09170'],
    ['0010', null],
    ['OOI85', null],
    ['V-00120', null],
  ]),
  ...rows('provincia', [
    ['Provincia di Lecce', 'LE'],
    ['Provincia dell’Aquila', 'AQ'],
    ['Città metropolitana di Milano', 'MI'],
    ['Provincia autonoma di Trento', 'TN'],
    ['Olbia-Tempio', 'OT'],
    ['Carbonia-Iglesias (CI)', 'CI'],
    ['Ogliastra', 'OG'],
    ['VS', 'VS'],
    ['FO', 'FC'],
    ['PS', 'PU'],
    ['Valle d’Aosta', 'AO'],
    ["Reggio nell'Emilia", 'RE'],
    ['Bozen', 'BZ'],
    ['Monza e della Brianza', 'MB'],
    ['Sud Sardegna (SU)', 'SU'],
    ['Fiume', null],
    ['EE', null],
    ['Roma (MI)', null],
  ]),
  ...rows('codice_fiscale', [
    ['C.F. RSSMRA80A01H501U', 'RSSMRA80A01H501U'],
    ['Codice fiscale: rssmra80a01h501u', 'RSSMRA80A01H501U'],
    [coded('RSSMRAULALMHRLM'), coded('RSSMRAULALMHRLM')],
    [coded('DRDNAA85A41Z158'), coded('DRDNAA85A41Z158')],
    [coded('CFRFNC85A41D620'), coded('CFRFNC85A41D620')],
    [coded('RSSMRA80A72H501'), null],
    ['00743110157', null],
    ['RSSMRA80A01H501O', null],
  ]),
];

test.each(PERSON)('VAL-02 %s %j is stored as %j', async (campo, typed, kept) => {
  const reply = await person.post('/api/user/profile', { ...LIVIA, [campo]: typed });
  if (kept === null) expect(reply.json(), reply.body).toMatchObject({ campo });
  else expect(reply.json(), reply.body).toMatchObject({ data: { profilo: { campi: { [campo]: kept } } } });
});

const ALFA = {
  fattura: true,
  destinatario: 'Alfa srl',
  partita_iva: '00743110157',
  codice_fiscale: '',
  cig: '',
  sdi: '0000000',
  pec: '',
  indirizzo: 'Via Roma 1',
  citta: 'Roma',
  cap: '00185',
  provincia: 'RM',
  paese: 'IT',
};

const COMPANY: [string, object, string | null][] = [
  ['partita_iva', { partita_iva: 'P.IVA 00743110157' }, '00743110157'],
  ['partita_iva', { partita_iva: 'Partita IVA: IT 007 4311 0157' }, '00743110157'],
  ['partita_iva', { partita_iva: 'P. IVA 00743110158' }, null],
  ['partita_iva', { partita_iva: '743110157' }, null],
  ['partita_iva', { partita_iva: 'RSSMRA80A01H501U' }, null],
  ['partita_iva', { partita_iva: 'CHE-123.456.789 MWST', paese: 'CH', cap: '6900' }, 'CHE123456789MWST'],
  ['partita_iva', { partita_iva: 'de 123 456 789', paese: 'DE', cap: '10115' }, 'DE123456789'],
  ['partita_iva', { partita_iva: 'VAT DE 123 456 789', paese: 'DE', cap: '10115' }, 'DE123456789'],
  ['partita_iva', { partita_iva: 'Partia IVA 0074311015', paese: 'DE', cap: '10115' }, null],
  ['partita_iva', { partita_iva: 'IT00743110158', paese: 'DE', cap: '10115' }, null],
  ['codice_fiscale', { codice_fiscale: 'CF 00743110157', partita_iva: '' }, '00743110157'],
  ['codice_fiscale', { codice_fiscale: '00743110158' }, null],
  ['sdi', { sdi: 'subm 70n' }, 'SUBM70N'],
  ['sdi', { sdi: 'UF9MH2' }, 'UF9MH2'],
  ['sdi', { sdi: 'alfa@pec.example' }, null],
  ['sdi', { sdi: '00000000' }, null],
  ['pec', { pec: 'ALFA.D’AMICO@PEC.EXAMPLE' }, null],
  ['pec', { pec: "ALFA.D'AMICO@PEC.EXAMPLE" }, "alfa.d'amico@pec.example"],
  ['pec', { pec: 'alfa@pec-perché.example' }, 'alfa@xn--pec-perch-j4a.example'],
  ['pec', { pec: 'alfa@pec' }, null],
  ['cig', { cig: 'CIG: Z1E31EB332' }, 'Z1E31EB332'],
  ['cig', { cig: '95156957-EC' }, '95156957EC'],
  ['cig', { cig: 'Z1F31EB332' }, null],
];

test.each(COMPANY)('ACC-06 %s of %j is stored as %j', async (campo, typed, kept) => {
  const reply = await company.post('/api/user/profile/invoicing', { ...ALFA, ...typed });
  if (kept === null) expect(reply.json(), reply.body).toMatchObject({ campo });
  else expect(reply.json(), reply.body).toMatchObject({ data: { campi: { [campo]: kept } } });
});

test('ACC-01 a number from before the rules stays unchanged while other fields are saved, and no other invalid number is accepted', async () => {
  const names = { name: 'Livia', surname: 'Prova' };
  const phone = '+39612345678';
  await writeProfile(database().orm, personId, { names, columns: { phone } }, new Date());
  const kept = { ...LIVIA, telefono: phone, citta: 'Lecce' };
  const saved = await person.post('/api/user/profile', kept);
  expect(saved.json(), saved.body).toMatchObject({
    data: { profilo: { campi: { telefono: phone, citta: 'Lecce' } } },
  });
  for (const other of [{ telefono: '800 123' }, { telefono: '', telefono2: phone }])
    expect((await person.post('/api/user/profile', { ...kept, ...other })).statusCode).toBe(400);
});
