import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type DeviceList, toDeviceList } from './wire.ts';

/**
 * Outcome of a sign-in that met the limit of devices: the reader chooses one of `devices` to replace, and the ticket
 * continues the sign-in. SES-08
 */
export type DeviceChoice = DeviceList & { ticket: string };

/** Outcome of every kind of sign-in: the address to go on to, or the devices to choose from. */
export type SignInReply = { goTo: string } | { choice: DeviceChoice };

type Wire = components['schemas'];
type SignInResponse = { data?: Wire['RispostaAccesso']; error?: unknown; response: Response };

/** @throws ApiError */
async function toSignInReply(operation: string, call: Promise<SignInResponse>): Promise<SignInReply> {
  // Reaching the limit of devices is an outcome too, although it arrives as an error response.
  const outcomeCall = call.then(({ data, error, response }) => {
    const outcome = data?.data ?? (response.status === 409 ? choiceIn(error) : undefined);
    return { ...(outcome && { data: outcome }), error, response };
  });
  const reply = await unwrap<Wire['Accesso'] | Wire['SceltaDispositivo']>(operation, outcomeCall);
  if ('indirizzo' in reply) return { goTo: reply.indirizzo };
  return { choice: { ...toDeviceList(reply), ticket: reply.biglietto } };
}

/**
 * The devices to choose from in an error response; undefined if it is something else, such as a proxy's error
 * page.
 */
const choiceIn = (error: unknown): Wire['SceltaDispositivo'] | undefined =>
  typeof error === 'object' && error !== null && 'data' in error
    ? (error as Wire['ErroreDispositivi']).data
    : undefined;

/** `identifier` is an e-mail or a user name, `redirectUri` the address to return to. */
type PasswordLogin = {
  identifier: string;
  password: string;
  remember: boolean;
  redirectUri: string;
};

/** @throws ApiError `invalid-credentials`, `access-denied`, `not-activated`, `too-many-attempts`, `offline`. */
export function login(
  { account }: Api,
  { identifier, password, remember, redirectUri }: PasswordLogin,
): Promise<SignInReply> {
  const body = { email: identifier, password, ricordami: remember, redirect_uri: redirectUri };
  return toSignInReply('login', account.POST('/api/sso/login', { body }));
}

/** Mails a sign-in code to the address, if an account has it. @throws ApiError `too-many-attempts`, `offline`. */
export async function sendLoginCode({ account }: Api, email: string, redirectUri?: string): Promise<void> {
  const body = { email, ...(redirectUri && { redirect_uri: redirectUri }) };
  await unwrap('sendLoginCode', account.POST('/api/sso/code', { body }));
}

type CodeLogin = { email: string; code: string; remember: boolean; redirectUri: string };

/** Signs in with a mailed code. @throws ApiError `invalid-credentials`, `access-denied`, `too-many-attempts`, `offline`. */
export function loginWithCode(
  { account }: Api,
  { email, code, remember, redirectUri }: CodeLogin,
): Promise<SignInReply> {
  const body = { email, codice: code, ricordami: remember, redirect_uri: redirectUri };
  return toSignInReply('loginWithCode', account.POST('/api/sso/code-login', { body }));
}

/**
 * The challenge of a passkey sign-in: PublicKeyCredentialRequestOptionsJSON, for the browser. @throws ApiError
 * `too-many-attempts`, `offline`.
 */
export async function getPasskeyLoginOptions({ account }: Api): Promise<Record<string, unknown>> {
  const reply = await unwrap(
    'getPasskeyLoginOptions',
    account.POST('/api/sso/passkey-options', { body: {} }),
  );
  return reply.data;
}

/** `response` is the AuthenticationResponseJSON of the browser's authenticator. */
type PasskeyLogin = { response: object; remember: boolean; redirectUri: string };

/** @throws ApiError `invalid-credentials`, `access-denied`, `too-many-attempts`, `offline`. */
export function loginWithPasskey(
  { account }: Api,
  { response, remember, redirectUri }: PasskeyLogin,
): Promise<SignInReply> {
  const body = { risposta: { ...response }, ricordami: remember, redirect_uri: redirectUri };
  return toSignInReply('loginWithPasskey', account.POST('/api/sso/passkey', { body }));
}

type Replacement = { ticket: string; deviceId: string; redirectUri: string };

/**
 * Continues a sign-in that met the limit of devices, replacing the chosen device. SES-08
 * @throws ApiError `login-required` when the ticket is used or has expired, `offline`.
 */
export function replaceDevice(
  { account }: Api,
  { ticket, deviceId, redirectUri }: Replacement,
): Promise<SignInReply> {
  const body = { biglietto: ticket, dispositivo: deviceId, redirect_uri: redirectUri };
  return toSignInReply('replaceDevice', account.POST('/api/sso/replace-device', { body }));
}
