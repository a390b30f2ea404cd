import type {
  CompanyRegistrationFields,
  Registrant,
  RegistrationFields,
} from '#domain/validation/company-registration.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type Registration = {
  kind: Registrant;
  /** The fields of a registration, already validated by the form of its kind. VAL-03 */
  fields: RegistrationFields | CompanyRegistrationFields;
  redirectUri?: string | undefined;
};

/**
 * Registers a person or an organisation with the required declarations. The answer is the same for an address that has
 * an account.
 * @throws ApiError `field-not-valid`, `too-many-attempts`, `offline`. ACC-09
 */
export async function register({ account }: Api, { kind, fields, redirectUri }: Registration): Promise<void> {
  const body = { tipo: kind, ...fields, ...(redirectUri && { redirect_uri: redirectUri }) };
  await unwrap('register', account.POST('/api/registration', { body }));
}

/**
 * Activates an account with the mailed code and the password chosen at registration.
 * @throws ApiError `code-not-valid`, `invalid-credentials`, `too-many-attempts`, `offline`.
 */
export async function activateAccount(
  { account }: Api,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> {
  const body = { email, codice: code, password };
  await unwrap('activateAccount', account.POST('/api/registration/activate', { body }));
}

/**
 * Has the activation code mailed again, if the address is waiting for one. @throws ApiError `too-many-attempts`,
 * `offline`.
 */
export async function resendActivation({ account }: Api, email: string, redirectUri?: string): Promise<void> {
  const body = { email, ...(redirectUri && { redirect_uri: redirectUri }) };
  await unwrap('resendActivation', account.POST('/api/registration/resend', { body }));
}
