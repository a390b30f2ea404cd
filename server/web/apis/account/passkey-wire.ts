import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { components } from '#openapi/generated/account.ts';
import type { PasskeyRow } from '#server/accounts/db/passkeys.ts';

const Base64Url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/));

const Credential = { id: Base64Url, rawId: Base64Url, type: v.literal('public-key') };

const Assertion = v.object({
  ...Credential,
  response: v.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(v.nullable(v.string())),
  }),
});

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const Attestation = v.object({
  ...Credential,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: v.optional(v.array(v.string()), []),
  }),
});

/** What an authenticator answered to a sign-in; null for anything else. Extensions are asked of none. */
export function readAssertion(answer: unknown): AuthenticationResponseJSON | null {
  const read = v.safeParse(Assertion, answer);
  if (!read.success) return null;
  const { response, ...credential } = read.output;
  const { userHandle, ...signed } = response;
  return {
    ...credential,
    response: { ...signed, ...(userHandle && { userHandle }) },
    clientExtensionResults: {},
  };
}

/** What an authenticator answered when it made a passkey; null for anything else. */
export function readAttestation(answer: unknown): RegistrationResponseJSON | null {
  const read = v.safeParse(Attestation, answer);
  if (!read.success) return null;
  const { response, ...credential } = read.output;
  const transports = TRANSPORTS.filter((transport) => response.transports.includes(transport));
  return { ...credential, response: { ...response, transports }, clientExtensionResults: {} };
}

export const toPasskey = (rows: PasskeyRow[]): { passkey: components['schemas']['Passkey'][] } => ({
  passkey: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    nome: name,
    creata: createdAt.toISOString(),
    ultimo_uso: lastUsedAt?.toISOString() ?? null,
  })),
});
