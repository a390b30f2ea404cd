import { redirectAddress } from '#domain/redirect-address.ts';
import type { CountedClient } from './client-key.ts';
import type { IdentityService, RequestScope } from './identity-service.ts';

/**
 * Origins that links in mails lead to: the paper's newsstand and its account site. Never a host taken from the request,
 * which a client could make up.
 */
export type MailOrigins = { origin: string; accountOrigin: string };

/** The context of a call that concerns an account, signed in or not. */
export type AccountContext = RequestScope & {
  identity: IdentityService;
  origin: string;
  accountOrigin: string;
  mailOrigins: MailOrigins;
  client: CountedClient;
};

type ScreenFields = { email: string; redirectUri?: string | undefined };

/**
 * Address of an account-site screen for a mail, with its fields filled in; from there the reader goes on to
 * `redirectUri`.
 */
export function screenUrl(
  { mailOrigins: { origin, accountOrigin } }: Pick<AccountContext, 'mailOrigins'>,
  path: string,
  { email, redirectUri }: ScreenFields,
): string {
  const url = new URL(path, accountOrigin);
  url.searchParams.set('email', email);
  if (redirectUri) {
    url.searchParams.set('redirect_uri', redirectAddress(redirectUri, [origin, accountOrigin]));
  }
  return url.href;
}
