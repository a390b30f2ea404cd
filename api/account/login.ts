import type { Api } from '../clients.ts';
import { type SignInReply, toSignInReply } from './sign-in-reply.ts';

/** `identifier` is an e-mail or a user name; `redirectUri` the address to come back to. */
export type PasswordLogin = {
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
