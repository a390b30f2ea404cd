import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Invoicing, lacksInvoicing } from './invoicing-form.ts';
import { CompanyProfile, PersonProfile } from './profile-forms.ts';

const TODAY = '2025-04-03';
const NAMED = { nome: 'Mario', cognome: 'Rossi' };

/** The messages of the wrong fields. */
function said(schema: v.GenericSchema, values: unknown) {
  const { issues = [] } = v.safeParse(schema, values);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

const person = (overrides: object) => said(PersonProfile(TODAY), { ...NAMED, ...overrides });

describe('VAL-02 a person’s profile', () => {
  test.each([
    [{}, {}],
    [{ nome: '\u200b ' }, { nome: 'Richiesto' }],
    [{ nascita: '2007-04-03' }, {}],
    [{ nascita: '2007-04-04' }, { nascita: 'L’account è riservato a chi ha almeno 18 anni' }],
    // A person born on the last day of February in a leap year.
    [{ nascita: '2004-02-29' }, {}],
    [{ nascita: '1900-01-01' }, {}],
    [{ indirizzo: 'Località Ponte snc' }, {}],
    ...[
      'Piazza del Popolo s.n.c.',
      'Località Casale s.n.',
      'Località Casale, sn',
      'Via del Mare S/N',
      'Via del Mare s. n. c.',
      'Via del Mare n.n.',
      'Contrada Pero senza numero civico',
      'Contrada Pero, privo di numero',
      'SS 16 Adriatica km 12,300',
      'Via Roma 12/A',
      'Via Roma 12 bis',
      'Via Roma 12/b int. 3',
      'Calle Larga 4391',
    ].map((indirizzo): [object, object] => [{ indirizzo }, {}]),
    ...['Via XX Settembre', 'Via S. Nicola', 'Via San Nicola', 'Piazza Snai', 'Contrada Casn'].map(
      (indirizzo): [object, object] => [
        { indirizzo },
        { indirizzo: 'Aggiungi il numero civico, oppure «snc»' },
      ],
    ),
    [{ indirizzo: 'Rose Cottage, Church Lane', paese: 'GB' }, {}],
    [{ provincia: 'Gallura Nord-Est Sardegna (OT)' }, {}],
    [{ provincia: 'ci' }, {}],
    // An abolished province, which some people still use.
    [{ provincia: 'SU' }, {}],
    [{ provincia: 'XX' }, { provincia: 'Scegli una provincia dell’elenco' }],
    [{ telefono: '(+39) 333 12.34.567', telefono2: '0039 06/6982 1234' }, {}],
    [{ cap: '123', paese: '' }, { cap: 'Il CAP ha cinque cifre' }],
    [{ cap: 'SW1A 1AA', paese: 'gb' }, {}],
    [
      { codice_fiscale: 'RSSMRA80A01H501A', telefono: '12' },
      {
        codice_fiscale: 'Inserire un codice fiscale valido',
        telefono: 'Inserire un numero di telefono valido, con il prefisso se non è italiano',
      },
    ],
  ])('with %j gets the message %j', (overrides, words) => {
    expect(person(overrides)).toEqual(words);
  });
});

test('VAL-02 several errors are reported together', () => {
  expect(said(CompanyProfile, { nome: 'Mario', azienda: '', cognome: '', cap: '1' })).toEqual({
    azienda: 'Richiesto',
    cognome: 'Richiesto',
    cap: 'Il CAP ha cinque cifre',
  });
});

const EMPTY = {
  fattura: false,
  destinatario: 'Mario Rossi',
  partita_iva: '',
  codice_fiscale: '',
  sdi: '',
  pec: '',
  cig: '',
  indirizzo: '',
  citta: '',
  cap: '',
  provincia: '',
  paese: '',
};

test('ACC-06 the missing data of an invoice depend on the recipient and on whether one is wanted', () => {
  expect(lacksInvoicing('person', EMPTY)).toBe(false);
  expect(lacksInvoicing('person', { ...EMPTY, fattura: true })).toBe(true);
  expect(lacksInvoicing('company', EMPTY)).toBe(true);
  const missing = Object.keys(said(Invoicing('company'), EMPTY)).sort();
  expect(missing).toEqual(['cap', 'citta', 'indirizzo', 'paese', 'partita_iva', 'provincia', 'sdi']);
});

const invoiced = (overrides: object) =>
  said(Invoicing('company'), {
    ...EMPTY,
    partita_iva: '00743110157',
    sdi: 'ABC1234',
    indirizzo: 'Via Roma 1',
    citta: 'Roma',
    cap: '00185',
    provincia: 'RM',
    paese: 'IT',
    ...overrides,
  });
const SDI = 'Il codice destinatario ha 7 lettere o cifre, 6 per la pubblica amministrazione';

test.each([
  [{}, {}],
  [{ partita_iva: 'IT 007.4311 0157' }, {}],
  [{ partita_iva: '00743110158' }, { partita_iva: 'Inserire una partita IVA valida' }],
  [{ partita_iva: 'IT0074311015' }, { partita_iva: 'Inserire una partita IVA valida' }],
  [{ partita_iva: 'IT00743110158', paese: 'FR' }, { partita_iva: 'Inserire una partita IVA valida' }],
  [{ partita_iva: 'P. IVA 0074311015', paese: 'FR' }, { partita_iva: 'Inserire una partita IVA valida' }],
  [{ partita_iva: 'VAT DE12345678', paese: 'DE' }, { partita_iva: 'Inserire una partita IVA valida' }],
  [{ partita_iva: 'VAT DE123456789', paese: 'DE' }, {}],
  [{ pec: 'studio\u200b＠pec.example' }, {}],
  [{ sdi: 'm5uxcr1' }, {}],
  [{ sdi: 'M5U-XCR1' }, {}],
  [{ sdi: '0000000' }, {}],
  [{ sdi: 'XXXXXXX', paese: 'FR', partita_iva: 'FR12345678901', cap: '75011' }, {}],
  [{ sdi: 'UF9MH2' }, {}],
  [{ sdi: 'ABC12' }, { sdi: SDI }],
  [{ sdi: 'ABC12345' }, { sdi: SDI }],
  [{ sdi: 'ABC_123' }, { sdi: SDI }],
  [{ sdi: '', pec: "studio.d'amico&figli@pec.example" }, {}],
  [{ sdi: '', pec: 'Studio@PEC-caffè.example' }, {}],
  [{ pec: 'studio@pec' }, { pec: 'Inserire email valida' }],
  [{ pec: `${'a'.repeat(65)}@pec.example` }, { pec: 'Inserire email valida' }],
  [{ cig: 'z1e 31eb332' }, {}],
  [{ cig: 'Z1E31EB33' }, { cig: 'Inserire un CIG valido: 10 caratteri' }],
  [{ codice_fiscale: 'rss-mra-80a01-h501u' }, {}],
])('ACC-06 an invoice with %j gets the message %j', (overrides, words) => {
  expect(invoiced(overrides)).toEqual(words);
});
