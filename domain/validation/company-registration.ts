import * as v from 'valibot';
import type { ClauseField } from '../consents.ts';
import { Declared, Registration, VALIDATION_MESSAGES } from './account-forms.ts';
import { withoutProvinceAbroad } from './address-fields.ts';
import { fieldsTogether } from './form-fields.ts';
import { InvoiceLines, invoiceErrors } from './invoicing-form.ts';
import { CompanyName, Phone } from './profile-forms.ts';
import { PROFILE_MESSAGES } from './profile-messages.ts';

/**
 * Kinds of registrants, with their names in forms and contract. Companies and public bodies get the same kind of
 * account.
 */
export const REGISTRANTS = ['persona', 'azienda', 'pa'] as const;
export type Registrant = (typeof REGISTRANTS)[number];
export type Organisation = Exclude<Registrant, 'persona'>;

/** Clauses of the terms, each of which must be accepted separately. */
const CLAUSES = {
  'clausola_3.6': Declared,
  clausola_6: Declared,
  'clausola_7.5': Declared,
  clausola_8: Declared,
  clausola_9: Declared,
  clausola_12: Declared,
} satisfies Record<ClauseField, unknown>;

const Fields = v.object({
  azienda: v.optional(CompanyName, ''),
  telefono: Phone,
  ...InvoiceLines,
  ...CLAUSES,
});

export type RegistrationFields = v.InferOutput<typeof Registration>;
type CompanyFields = v.InferOutput<typeof Fields>;
export type CompanyRegistrationFields = RegistrationFields & CompanyFields;

/** Errors of the recipient code (SDI): it has six characters for a public office, seven for a company. */
const sdiError = (kind: Organisation, sdi: string) => {
  if (kind === 'pa')
    return sdi.length !== 6 && (sdi ? PROFILE_MESSAGES.officeSdi : VALIDATION_MESSAGES.required);
  return sdi !== '' && sdi.length !== 7 && PROFILE_MESSAGES.companySdi;
};

/** The errors of an organisation's invoicing data. A public body needs a fiscal code and seldom has a VAT number. */
function invoicingErrors(kind: Organisation, values: CompanyFields) {
  const invoiced = { ...values, fattura: true, destinatario: values.azienda };
  const { destinatario, ...lines } = invoiceErrors('company', invoiced);
  const sdi = sdiError(kind, values.sdi);
  if (kind === 'azienda') return { ...lines, sdi: sdi || lines.sdi };
  const hasNoFiscalCode = values.codice_fiscale === '';
  return {
    ...lines,
    partita_iva: values.partita_iva !== '' && lines.partita_iva,
    codice_fiscale: (hasNoFiscalCode && VALIDATION_MESSAGES.required) || lines.codice_fiscale,
    sdi,
  };
}

/** The additional fields of a company or a public body. Its rules are checked even while other fields are invalid. */
const Company = (kind: Organisation) =>
  v.pipe(
    Fields,
    fieldsTogether<CompanyFields>((values) => invoicingErrors(kind, values)),
    v.transform((values): CompanyFields => withoutProvinceAbroad(values)),
  );

/** Registration forms for page and server; fields of another kind are left out. ACC-09, ACC-06, VAL-03 */
export const REGISTRATIONS = {
  persona: Registration,
  azienda: v.intersect([Registration, Company('azienda')]),
  pa: v.intersect([Registration, Company('pa')]),
} as const satisfies Record<Registrant, v.GenericSchema<unknown, RegistrationFields>>;
