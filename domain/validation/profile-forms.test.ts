import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Invoicing, lacksInvoicing } from './invoicing-form.ts';
import { CompanyProfile, PersonProfile } from './profile-forms.ts';

const TODAY = '2025-04-03';
const NAMED = { nome: 'Mario', cognome: 'Rossi' };

/** What is said of each field that is wrong. */
function said(schema: v.GenericSchema, values: unknown) {
  const { issues = [] } = v.safeParse(schema, values);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

const person = (more: object) => said(PersonProfile(TODAY), { ...NAMED, ...more });

describe('VAL-02 a person’s profile', () => {
  test.each([
    [{}, {}],
    [{ nome: '\u200b ' }, { nome: 'Richiesto' }],
    [{ nascita: '2007-04-03' }, {}],
    [{ nascita: '2007-04-04' }, { nascita: 'L’account è riservato a chi ha almeno 18 anni' }],
    // Whoever was born on the last day of a leap year's February.
    [{ nascita: '2004-02-29' }, {}],
    [{ nascita: '1900-01-01' }, {}],
    [{ indirizzo: 'Località Ponte snc' }, {}],
    [{ indirizzo: 'Piazza del Popolo s.n.c.' }, {}],
    [{ cap: '123', paese: '' }, { cap: 'Il CAP ha cinque cifre' }],
    [{ cap: 'SW1A 1AA', paese: 'gb' }, {}],
    [
      { codice_fiscale: 'RSSMRA80A01H501A', telefono: '12' },
      {
        codice_fiscale: 'Inserire un codice fiscale valido',
        telefono: 'Inserire un numero di telefono valido, con il prefisso se non è italiano',
      },
    ],
  ])('with %j is told %j', (more, words) => {
    expect(person(more)).toEqual(words);
  });
});

test('VAL-02 several things that are wrong are told at once', () => {
  expect(said(CompanyProfile, { nome: 'Mario', azienda: '', cognome: '', cap: '1' })).toEqual({
    azienda: 'Richiesto',
    cognome: 'Richiesto',
    cap: 'Il CAP ha cinque cifre',
  });
});

const EMPTY = {
  fattura: false,
  ...{ destinatario: 'Mario Rossi', partita_iva: '', codice_fiscale: '', sdi: '', pec: '', cig: '' },
  ...{ indirizzo: '', citta: '', cap: '', provincia: '', paese: '' },
};

test('ACC-06 what an invoice lacks depends on who it is and on whether one is wanted', () => {
  expect(lacksInvoicing('person', EMPTY)).toBe(false);
  expect(lacksInvoicing('person', { ...EMPTY, fattura: true })).toBe(true);
  expect(lacksInvoicing('company', EMPTY)).toBe(true);
  const missing = Object.keys(said(Invoicing('company'), EMPTY)).sort();
  expect(missing).toEqual(['cap', 'citta', 'indirizzo', 'paese', 'partita_iva', 'provincia', 'sdi']);
});
