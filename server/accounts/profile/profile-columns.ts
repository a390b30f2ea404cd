import type { InvoicingFields } from '#domain/validation/invoicing-form.ts';
import type { CompanyProfileFields, PersonProfileFields } from '#domain/validation/profile-forms.ts';
import type { ProfileColumns, ProfileRow } from '../db/reader-profiles.ts';
import type { ReaderRow } from '../db/readers.ts';

type Row = ProfileRow | undefined;
type FormGender = PersonProfileFields['genere'];
type Gender = NonNullable<ProfileRow['gender']>;

const GENDER_OF_FORM: Record<Exclude<FormGender, ''>, Gender> = {
  maschio: 'male',
  femmina: 'female',
  altro: 'other',
  non_dichiarato: 'undeclared',
};

const FORM_OF_GENDER = {
  male: 'maschio',
  female: 'femmina',
  other: 'altro',
  undeclared: 'non_dichiarato',
} as const satisfies Record<Gender, FormGender>;

export const genderOf = (formGender: FormGender): Gender | null =>
  formGender === '' ? null : GENDER_OF_FORM[formGender];

/** An empty field is stored as null. */
const nullIfEmpty = (text: string): string | null => (text === '' ? null : text);

const addressOf = (row: Row) => ({
  indirizzo: row?.address ?? '',
  citta: row?.city ?? '',
  cap: row?.zip ?? '',
  provincia: row?.province ?? '',
  paese: row?.country ?? '',
});

type Address = ReturnType<typeof addressOf>;

const addressColumns = ({ indirizzo, citta, cap, provincia, paese }: Address): ProfileColumns => ({
  address: nullIfEmpty(indirizzo),
  city: nullIfEmpty(citta),
  zip: nullIfEmpty(cap),
  province: nullIfEmpty(provincia),
  country: nullIfEmpty(paese),
});

const contactOf = (reader: ReaderRow, row: Row) => ({
  nome: reader.name,
  cognome: reader.surname,
  telefono: row?.phone ?? '',
  telefono2: row?.secondPhone ?? '',
  ...addressOf(row),
});

export const personFields = (reader: ReaderRow, row: Row): PersonProfileFields => ({
  ...contactOf(reader, row),
  luogo_nascita: row?.birthPlace ?? '',
  genere: row?.gender ? FORM_OF_GENDER[row.gender] : '',
  nascita: row?.birthday ?? '',
  codice_fiscale: row?.fiscalCode ?? '',
});

export const companyFields = (reader: ReaderRow, row: Row): CompanyProfileFields => ({
  azienda: reader.companyName ?? '',
  ...contactOf(reader, row),
});

export const contactColumns = (fields: PersonProfileFields | CompanyProfileFields): ProfileColumns => ({
  phone: nullIfEmpty(fields.telefono),
  secondPhone: nullIfEmpty(fields.telefono2),
  ...addressColumns(fields),
});

export const birthColumns = (fields: PersonProfileFields): ProfileColumns => ({
  birthPlace: nullIfEmpty(fields.luogo_nascita),
  gender: genderOf(fields.genere),
  birthday: nullIfEmpty(fields.nascita),
  fiscalCode: nullIfEmpty(fields.codice_fiscale),
});

/** The default recipient of invoices. */
const ownName = ({ companyName, name, surname }: ReaderRow) => companyName ?? `${name} ${surname}`;

export const invoicingFields = (reader: ReaderRow, row: Row): InvoicingFields => ({
  fattura: reader.kind === 'company' || (row?.billingWanted ?? false),
  destinatario: row?.recipientName ?? ownName(reader),
  partita_iva: row?.vatNumber ?? '',
  codice_fiscale: row?.fiscalCode ?? '',
  sdi: row?.sdi ?? '',
  pec: row?.pec ?? '',
  cig: row?.cig ?? '',
  ...addressOf(row),
});

export const invoicingColumns = (fields: InvoicingFields): ProfileColumns => ({
  billingWanted: fields.fattura,
  recipientName: nullIfEmpty(fields.destinatario),
  vatNumber: nullIfEmpty(fields.partita_iva),
  fiscalCode: nullIfEmpty(fields.codice_fiscale),
  sdi: nullIfEmpty(fields.sdi),
  pec: nullIfEmpty(fields.pec),
  cig: nullIfEmpty(fields.cig),
  ...addressColumns(fields),
});
