import * as v from 'valibot';
import type { ProfiledReader } from '#server/accounts/db/reader-profiles.ts';

const Text = v.nullable(v.string());

/** To whom an invoice goes, as it was known on its day: kept as JSON. ACC-06 */
const InvoiceRecipient = v.object({
  kind: v.picklist(['person', 'company']),
  name: v.string(),
  email: v.string(),
  /** Street with its number, then zip, city and province, then the country: those that are known. */
  address: v.array(v.string()),
  fiscalCode: Text,
  vatNumber: Text,
  sdi: Text,
  pec: Text,
  cig: Text,
});
export type InvoiceRecipient = v.InferOutput<typeof InvoiceRecipient>;

const ITALY = 'IT';

/** A company's where the account is one, or asks to be billed with a VAT number. */
export function recipientFrom({ reader, profile }: ProfiledReader): InvoiceRecipient {
  const person = `${reader.name} ${reader.surname}`.trim();
  const billed = Boolean(profile?.billingWanted && profile.vatNumber);
  const known = {
    email: reader.email,
    address: addressLines(profile),
    fiscalCode: profile?.fiscalCode ?? null,
  };
  if (reader.kind !== 'company' && !billed) return { kind: 'person', name: person, ...known, ...NO_COMPANY };
  const { recipientName, ...company } = profile ?? { recipientName: null, ...NO_COMPANY };
  const { vatNumber, sdi, pec, cig } = company;
  const name = recipientName ?? reader.companyName ?? person;
  return { kind: 'company', name, ...known, vatNumber, sdi, pec, cig };
}

const NO_COMPANY = { vatNumber: null, sdi: null, pec: null, cig: null };

function addressLines(profile: ProfiledReader['profile']): string[] {
  if (!profile) return [];
  const { address, zip, city, province, country } = profile;
  const town = [zip, city, province && `(${province})`].filter(Boolean).join(' ');
  const abroad = country && country !== ITALY ? country : null;
  return [address, town, abroad].filter((line): line is string => Boolean(line));
}

/** @throws Error for a recipient that was not written by us. */
export const readRecipient = (text: string): InvoiceRecipient => v.parse(InvoiceRecipient, JSON.parse(text));
