import { redirectAddress } from '#domain/redirect-address.ts';
import type { Requester } from './client-key.ts';
import type { IdentityService, RequestScope } from './identity-service.ts';

/**
 * Where links in mails lead: origins of the paper's newsstand and of its account site. Never a host that whoever asks has
 * made up.
 */
export type MailOrigins = { origin: string; accountOrigin: string };

/** A call that has to do with an account, by whomever. */
export type AccountContext = RequestScope & {
  identity: IdentityService;
  origin: string;
  accountOrigin: string;
  mailOrigins: MailOrigins;
  client: Requester;
};

type Carried = { email: string; redirectUri?: string | undefined };

/** A screen of the account site for a mail to lead to, filled in; from there the reader goes on to `redirectUri`. */
export function screenUrl(
  { mailOrigins: { origin, accountOrigin } }: Pick<AccountContext, 'mailOrigins'>,
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
