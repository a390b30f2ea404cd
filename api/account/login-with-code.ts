import type { Api } from '../clients.ts';
import { type SignInReply, toSignInReply } from './sign-in-reply.ts';

export type CodeLogin = { email: string; code: string; remember: boolean; redirectUri: string };

/** Signs in with a mailed code. @throws ApiError `invalid-credentials`, `access-denied`, `too-many-attempts`, `offline`. */
export function loginWithCode(
  { account }: Api,
  { email, code, remember, redirectUri }: CodeLogin,
): Promise<SignInReply> {
  const body = { email, codice: code, ricordami: remember, redirect_uri: redirectUri };
  return toSignInReply('loginWithCode', account.POST('/api/sso/code-login', { body }));
}
