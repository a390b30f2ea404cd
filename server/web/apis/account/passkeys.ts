import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import { PasskeyName } from '#domain/validation/account-forms.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { type PasskeyRow, listPasskeys as readPasskeys } from '#server/accounts/db/passkeys.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import {
  addPasskey as keepPasskey,
  passkeyOptions,
  removePasskey as takeAway,
} from '#server/accounts/identity/passkeys.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { LOGIN_REQUIRED, ok } from '../replies.ts';

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

/** Reads an authenticator's response to a sign-in; null if it is invalid. No extensions are requested. */
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

/** Reads an authenticator's response when it made a passkey; null if it is invalid. */
function readAttestation(answer: unknown): RegistrationResponseJSON | null {
  const read = v.safeParse(Attestation, answer);
  if (!read.success) return null;
  const { response, ...credential } = read.output;
  const transports = TRANSPORTS.filter((transport) => response.transports.includes(transport));
  return { ...credential, response: { ...response, transports }, clientExtensionResults: {} };
}

const toPasskey = (rows: PasskeyRow[]): { passkey: components['schemas']['Passkey'][] } => ({
  passkey: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    nome: name,
    creata: createdAt.toISOString(),
    ultimo_uso: lastUsedAt?.toISOString() ?? null,
  })),
});

export const listPasskeys: Handler<operations['listPasskeys']> = async ({ session, orm }) =>
  session ? ok(toPasskey(await readPasskeys(orm, session.readerId))) : LOGIN_REQUIRED;

export const getPasskeyOptions: Handler<operations['getPasskeyOptions']> = async (call) => {
  const reader = call.session && (await findReader(call.orm, call.session.readerId));
  return reader ? ok({ ...(await passkeyOptions(call, reader)) }) : LOGIN_REQUIRED;
};

export const addPasskey: Handler<operations['addPasskey']> = async (call) => {
  const { session, body, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const response = readAttestation(body.risposta);
  const name = v.safeParse(PasskeyName, body.nome);
  const made = response && name.success && { name: name.output, response };
  const added = made && (await keepPasskey(call, session.readerId, made));
  if (!added) return refuse('passkey-not-valid');
  return ok(toPasskey(await readPasskeys(orm, session.readerId)));
};

export const removePasskey: Handler<operations['removePasskey']> = async (call) => {
  const { session, orm, path } = call;
  if (!session) return LOGIN_REQUIRED;
  if (!(await takeAway(call, session.readerId, path.id))) {
    return refuse('no-such-passkey');
  }
  return ok(toPasskey(await readPasskeys(orm, session.readerId)));
};
