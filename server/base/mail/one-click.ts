import type { ListHeaders } from './mailer.ts';

/** Form field that the unsubscribe page posts, as mail programs do by themselves. RFC 8058 */
export const ONE_CLICK = ['List-Unsubscribe', 'One-Click'] as const;

/**
 * Headers with which a mail program offers to unsubscribe, at an address that asks for confirmation. RFC 2369, RFC 8058
 */
export const oneClickHeaders = (url: string): Omit<ListHeaders, 'List-Id'> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': ONE_CLICK.join('='),
});
