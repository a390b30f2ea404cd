import * as v from 'valibot';
import type { ProfiledReader } from '#server/accounts/db/reader-profiles.ts';

const Text = v.nullable(v.string());

/** Recipient of an invoice, as known on its day; stored as JSON. ACC-06 */
const InvoiceRecipient = v.object({
  kind: v.picklist(['person', 'company']),
  name: v.string(),
  email: v.string(),
  /** Street with its number, then zip, city and province, then the country; unknown parts are left out. */
  address: v.array(v.string()),
  fiscalCode: Text,
  vatNumber: Text,
  sdi: Text,
  pec: Text,
  cig: Text,
});
export type InvoiceRecipient = v.InferOutput<typeof InvoiceRecipient>;

const ITALY = 'IT';

/** Recipient from the account: a company if the account is one, or asks to be billed with a VAT number. */
export function recipientFrom({ reader, profile }: ProfiledReader): InvoiceRecipient {
  const person = `${reader.name} ${reader.surname}`.trim();
  const isBilledAsCompany = Boolean(profile?.billingWanted && profile.vatNumber);
  const common = {
    email: reader.email,
    address: addressLines(profile),
    fiscalCode: profile?.fiscalCode ?? null,
  };
  if (reader.kind !== 'company' && !isBilledAsCompany)
    return { kind: 'person', name: person, ...common, ...NO_COMPANY };
  const { recipientName, ...company } = profile ?? { recipientName: null, ...NO_COMPANY };
  const { vatNumber, sdi, pec, cig } = company;
  const name = recipientName ?? reader.companyName ?? person;
  return { kind: 'company', name, ...common, vatNumber, sdi, pec, cig };
}

const NO_COMPANY = { vatNumber: null, sdi: null, pec: null, cig: null };

function addressLines(profile: ProfiledReader['profile']): string[] {
  if (!profile) return [];
  const { address, zip, city, province, country } = profile;
  const town = [zip, city, province && `(${province})`].filter(Boolean).join(' ');
  const abroad = country && country !== ITALY ? country : null;
  return [address, town, abroad].filter((line): line is string => Boolean(line));
}

/** Reads a stored recipient. @throws Error if the text is not the JSON of an `InvoiceRecipient` */
export const readRecipient = (text: string): InvoiceRecipient => v.parse(InvoiceRecipient, JSON.parse(text));
