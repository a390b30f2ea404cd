import type { Consent, ConsentSource, Declaration } from './consents.ts';
import type { InvoicedKind, InvoicingFields } from './validation/invoicing-form.ts';
import type { CompanyProfileFields, PersonProfileFields } from './validation/profile-forms.ts';

type Account = { email: string; username: string; avatar: string | null };

/** What a reader says of themself, under the names that the forms have. A field that was not told is empty. ACC-01 */
export type Profile = Account &
  ({ kind: 'person'; fields: PersonProfileFields } | { kind: 'company'; fields: CompanyProfileFields });

/** Whom invoices are made out to. ACC-06 */
export type InvoicingData = { kind: InvoicedKind; fields: InvoicingFields };

/** Something that was said once. */
export type ConsentEntry = { declaration: Declaration; granted: boolean; at: string; source: ConsentSource };

/** What a reader allows, and all that was said of it, the latest first. ACC-06 */
export type Consents = { granted: Record<Consent, boolean>; history: ConsentEntry[] };
