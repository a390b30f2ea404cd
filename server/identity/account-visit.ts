import { redirectAddress } from '#domain/redirect-address.ts';
import type { Client, IdentityDesk, Place } from './identity-desk.ts';

/** A call that has to do with an account, by whomever. */
export type AccountVisit = Place & {
  identity: IdentityDesk;
  origin: string;
  accountOrigin: string;
  client: Pick<Client, 'address' | 'cookie'>;
};

type Carried = { email: string; redirectUri?: string | undefined };

/** A screen of the account site for a mail to lead to, filled in; from there the reader goes on to `redirectUri`. */
export function screenUrl(
  { origin, accountOrigin }: Pick<AccountVisit, 'origin' | 'accountOrigin'>,
  path: string,
  { email, redirectUri }: Carried,
): string {
  const url = new URL(path, accountOrigin);
  url.searchParams.set('email', email);
  if (redirectUri) {
    url.searchParams.set('redirect_uri', redirectAddress(redirectUri, [origin, accountOrigin]));
  }
  return url.href;
}

/** How a try ended; `wait` in seconds where it was one too many. */
export type Attempt = 'done' | 'not-valid' | { wait: number };
