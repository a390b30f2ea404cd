import { COMPANY_CLAUSES, clauseField } from '#domain/consents.ts';
import type { Registrant } from '#domain/validation/company-registration.ts';
import { addressStrings, invoiceStrings } from '#src/components/forms/field-strings.ts';
import { clauseStrings, companyStrings, strings } from './strings.ts';

const { nome, cognome, email, password, conferma, maggiorenne, informativa } = strings.labels;
const ACCESS = { email, password, conferma, maggiorenne, informativa };
const { codice_fiscale, partita_iva, sdi, pec, cig } = invoiceStrings.labels;
const { indirizzo, cap, citta, provincia, paese } = addressStrings.labels;

const CLAUSES = Object.fromEntries(
  COMPANY_CLAUSES.map((clause) => [clauseField(clause), clauseStrings.clause(clause)]),
);

const organisation = (labels: { azienda: string; sdi?: string }, tender: object) => ({
  azienda: labels.azienda,
  codice_fiscale,
  partita_iva,
  sdi: labels.sdi ?? sdi,
  pec,
  ...tender,
  indirizzo,
  cap,
  citta,
  provincia,
  paese,
  ...companyStrings.referee,
  telefono: companyStrings.phone,
  ...ACCESS,
  ...CLAUSES,
});

/** Labels of the fields of each kind, in the order of the form. */
export const REGISTRATION_LABELS: Record<Registrant, Readonly<Record<string, string>>> = {
  persona: { nome, cognome, ...ACCESS },
  azienda: organisation(companyStrings.azienda.labels, {}),
  pa: organisation(companyStrings.pa.labels, { cig }),
};
