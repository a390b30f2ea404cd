import type {
  CompanyRegistrationFields,
  Registrant,
  RegistrationFields,
} from '#domain/validation/company-registration.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

export type Registration = {
  kind: Registrant;
  /** As the form of its kind found them in order. VAL-03 */
  fields: RegistrationFields | CompanyRegistrationFields;
  redirectUri?: string | undefined;
};

/**
 * Registers whoever has declared what must be declared; the answer is the same for an address that has an account.
 * @throws ApiError `field-not-valid`, `too-many-attempts`, `offline`. ACC-09
 */
export async function register({ account }: Api, { kind, fields, redirectUri }: Registration): Promise<void> {
  const body = { tipo: kind, ...fields, ...(redirectUri && { redirect_uri: redirectUri }) };
  await unwrap('register', account.POST('/api/registration', { body }));
}
