import type { Consent, ConsentSource, Declaration } from './consents.ts';
import type { InvoicedKind, InvoicingFields } from './validation/invoicing-form.ts';
import type { CompanyProfileFields, PersonProfileFields } from './validation/profile-forms.ts';

type Account = { email: string; username: string; avatar: string | null };

/** A reader's profile, with the field names of the forms. A field that was not filled in is empty. ACC-01 */
export type Profile = Account &
  ({ kind: 'person'; fields: PersonProfileFields } | { kind: 'company'; fields: CompanyProfileFields });

/** Invoicing data of a reader. ACC-06 */
export type InvoicingData = { kind: InvoicedKind; fields: InvoicingFields };

/** An entry in the history of a reader's declarations. */
export type ConsentEntry = { declaration: Declaration; granted: boolean; at: string; source: ConsentSource };

/** A reader's consents, and the history of their changes, the latest first. ACC-06 */
export type Consents = { granted: Record<Consent, boolean>; history: ConsentEntry[] };
