import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type Passkey, toPasskeys } from './wire.ts';

/** `response` is what the browser made: a RegistrationResponseJSON. Gives all of them. @throws ApiError `bad-request`, `offline`. */
export async function addPasskey(
  { account }: Api,
  { name, response }: { name: string; response: object },
): Promise<Passkey[]> {
  const body = { nome: name, risposta: { ...response } };
  const reply = await unwrap('addPasskey', account.POST('/api/user/passkeys', { body }));
  return toPasskeys(reply.data);
}
