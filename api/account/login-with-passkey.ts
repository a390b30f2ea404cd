import type { Api } from '../clients.ts';
import { type SignInReply, toSignInReply } from './sign-in-reply.ts';

/** `response` is what the browser's authenticator said: an AuthenticationResponseJSON. */
export type PasskeyLogin = { response: object; remember: boolean; redirectUri: string };

/** @throws ApiError `invalid-credentials`, `access-denied`, `too-many-attempts`, `offline`. */
export function loginWithPasskey(
  { account }: Api,
  { response, remember, redirectUri }: PasskeyLogin,
): Promise<SignInReply> {
  const body = { risposta: { ...response }, ricordami: remember, redirect_uri: redirectUri };
  return toSignInReply('loginWithPasskey', account.POST('/api/sso/passkey', { body }));
}
