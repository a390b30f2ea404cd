import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type Passkey, toPasskeys } from './wire.ts';

/** The reader's passkeys, the newest first. @throws ApiError `login-required`, `offline`. */
export async function listPasskeys({ account }: Api): Promise<Passkey[]> {
  const reply = await unwrap('listPasskeys', account.GET('/api/user/passkeys'));
  return toPasskeys(reply.data);
}

/**
 * Loads the PublicKeyCredentialCreationOptionsJSON for the browser. @throws ApiError `fresh-proof`, `login-required`,
 * `offline`.
 */
export async function getPasskeyOptions({ account }: Api): Promise<Record<string, unknown>> {
  const reply = await unwrap('getPasskeyOptions', account.POST('/api/user/passkeys/options', { body: {} }));
  return reply.data;
}

/**
 * Adds a passkey; `response` is the browser's RegistrationResponseJSON. Returns all passkeys. @throws ApiError
 * `bad-request`, `offline`.
 */
export async function addPasskey(
  { account }: Api,
  { name, response }: { name: string; response: object },
): Promise<Passkey[]> {
  const body = { nome: name, risposta: { ...response } };
  const reply = await unwrap('addPasskey', account.POST('/api/user/passkeys', { body }));
  return toPasskeys(reply.data);
}

/** Removes a passkey; returns the remaining ones. @throws ApiError `fresh-proof`, `not-found`, `offline`. */
export async function removePasskey({ account }: Api, id: string): Promise<Passkey[]> {
  const reply = await unwrap(
    'removePasskey',
    account.POST('/api/user/passkeys/{id}/remove', { params: { path: { id } }, body: {} }),
  );
  return toPasskeys(reply.data);
}
