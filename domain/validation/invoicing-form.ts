import * as v from 'valibot';
import { isEmail, MAX_EMAIL_LENGTH, normaliseEmail } from '../email.ts';
import { VALIDATION_MESSAGES } from './account-forms.ts';
import {
  AddressFields,
  addressErrors,
  fullAddressErrors,
  isItalian,
  withoutProvinceAbroad,
} from './address-fields.ts';
import { foldFiscalCode, isCompanyFiscalCode, isFiscalCode } from './fiscal-code.ts';
import { foldCode } from './fold-code.ts';
import { FormedLine, fieldsTogether, Line } from './form-fields.ts';
import { PROFILE_MESSAGES } from './profile-messages.ts';
import { foldTenderCode, isTenderCode } from './tender-code.ts';
import { foldVatNumber, isForeignVatNumber, isVatNumber } from './vat-number.ts';

export type InvoicedKind = 'person' | 'company';

const MAX_RECIPIENT_LENGTH = 200;
const MAX_CODE_LENGTH = 40;

/** Recipient code: seven characters, or six for an office of the public administration. */
const RECIPIENT_CODE = /^[A-Z0-9]{6,7}$/;

/** The data of an invoice besides the name; all of it may be empty. */
export const InvoiceLines = {
  partita_iva: FormedLine({
    max: MAX_CODE_LENGTH,
    fold: foldVatNumber,
    isRight: (number) => isVatNumber(number) || isForeignVatNumber(number),
    message: PROFILE_MESSAGES.vat,
  }),
  codice_fiscale: FormedLine({
    max: MAX_CODE_LENGTH,
    fold: foldFiscalCode,
    isRight: isCompanyFiscalCode,
    message: VALIDATION_MESSAGES.fiscalCode,
  }),
  sdi: FormedLine({
    max: MAX_CODE_LENGTH,
    fold: foldCode,
    isRight: (code) => RECIPIENT_CODE.test(code),
    message: PROFILE_MESSAGES.sdi,
  }),
  pec: FormedLine({
    max: MAX_EMAIL_LENGTH,
    fold: (text) => normaliseEmail(text) ?? text,
    isRight: isEmail,
    message: VALIDATION_MESSAGES.email,
  }),
  cig: FormedLine({
    max: MAX_CODE_LENGTH,
    fold: foldTenderCode,
    isRight: isTenderCode,
    message: PROFILE_MESSAGES.cig,
  }),
  ...AddressFields,
};

const Fields = v.object({ fattura: v.boolean(), destinatario: Line(MAX_RECIPIENT_LENGTH), ...InvoiceLines });

export type InvoicingFields = v.InferOutput<typeof Fields>;

/** Whether a recipient gets invoices: companies and public bodies always do, persons if they want one. */
export const isInvoiced = (kind: InvoicedKind, { fattura }: Pick<InvoicingFields, 'fattura'>): boolean =>
  kind === 'company' || fattura;

/** Errors of form, for fields that are filled in. */
const formErrors = (kind: InvoicedKind, values: InvoicingFields) => {
  const { partita_iva, codice_fiscale } = values;
  return {
    ...addressErrors(values),
    // Numbers of other countries have other forms.
    partita_iva: partita_iva !== '' && isItalian(values) && !isVatNumber(partita_iva) && PROFILE_MESSAGES.vat,
    codice_fiscale:
      kind === 'person' &&
      codice_fiscale !== '' &&
      !isFiscalCode(codice_fiscale) &&
      VALIDATION_MESSAGES.fiscalCode,
  };
};

/**
 * The errors that prevent an invoice. The exchange system is Italian: a recipient abroad needs neither its code nor a
 * PEC address.
 */
export const invoiceErrors = (kind: InvoicedKind, values: InvoicingFields) => {
  const { required } = VALIDATION_MESSAGES;
  const errorsOfForm = formErrors(kind, values);
  const italian = isItalian(values);
  const hasNoNumber = values.partita_iva === '' && values.codice_fiscale === '';
  const isUndeliverable = kind === 'company' && italian && values.sdi === '' && values.pec === '';
  const nameErrors = { destinatario: values.destinatario === '' && required };
  if (kind === 'person') {
    const codeError = italian && values.codice_fiscale === '' && required;
    return {
      ...nameErrors,
      ...errorsOfForm,
      codice_fiscale: codeError || errorsOfForm.codice_fiscale,
      sdi: false as const,
      ...fullAddressErrors(values),
    };
  }
  return {
    ...nameErrors,
    ...errorsOfForm,
    partita_iva:
      (hasNoNumber && (italian ? PROFILE_MESSAGES.vatOrFiscalCode : required)) || errorsOfForm.partita_iva,
    sdi: isUndeliverable && PROFILE_MESSAGES.sdiOrPec,
    ...fullAddressErrors(values),
  };
};

/**
 * The invoicing form: required fields depend on the kind of recipient and on whether an invoice is wanted. VAL-02,
 * VAL-03, ACC-06
 */
export const Invoicing = (kind: InvoicedKind) =>
  v.pipe(
    Fields,
    fieldsTogether<InvoicingFields>((values) =>
      (isInvoiced(kind, values) ? invoiceErrors : formErrors)(kind, values),
    ),
    v.transform((values): InvoicingFields => withoutProvinceAbroad(values)),
  );

/** Whether an invoice is due but cannot be made. ACC-06 */
export const lacksInvoicing = (kind: InvoicedKind, values: InvoicingFields): boolean =>
  isInvoiced(kind, values) && !v.is(Invoicing(kind), values);
