import type { ListHeaders } from './mailer.ts';

/** What the link in a mail asks for, and what a mail program sends there by itself. RFC 8058 */
export const ONE_CLICK = ['List-Unsubscribe', 'One-Click'] as const;

/** The headers by which a mail program offers to end a list, at an address that asks. RFC 2369, RFC 8058 */
export const oneClickHeaders = (url: string): Omit<ListHeaders, 'List-Id'> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': ONE_CLICK.join('='),
});
