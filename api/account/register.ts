import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** What a person registers with. VAL-03 */
export type Registration = {
  email: string;
  password: string;
  name: string;
  surname: string;
  marketing: boolean;
  profiling: boolean;
  thirdParties: boolean;
  redirectUri?: string;
};

/**
 * Registers a person who has said to be of age and to have read the privacy notice; the answer is the same for an address
 * that has an account. @throws ApiError `field-not-valid`, `too-many-attempts`, `offline`.
 */
export async function register({ account }: Api, registration: Registration): Promise<void> {
  const { email, password, name, surname, marketing, profiling, thirdParties, redirectUri } = registration;
  const person = { email, password, nome: name, cognome: surname };
  const said = { marketing, profilazione: profiling, terzi: thirdParties };
  const body = {
    ...person,
    ...said,
    maggiorenne: true as const,
    informativa: true as const,
    ...(redirectUri && { redirect_uri: redirectUri }),
  };
  await unwrap('register', account.POST('/api/registration', { body }));
}
