import { createHmac } from 'node:crypto';

/**
 * Token of a recipient's unsubscribe links: 256 bits that nobody can guess. An address that is added again gets the
 * same token, so the links in earlier mails still work.
 */
export const recipientToken = (secret: string, deskId: number, email: string): string =>
  createHmac('sha256', secret).update(`press recipient\n${deskId}\n${email}`).digest('base64url');
