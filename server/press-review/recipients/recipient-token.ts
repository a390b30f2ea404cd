import { createHmac } from 'node:crypto';

/**
 * By which the mails of a recipient end: 256 bits that nobody can guess, the same for an address that comes back into the
 * list, so that mails from before still end it.
 */
export const recipientToken = (secret: string, deskId: number, email: string): string =>
  createHmac('sha256', secret).update(`press recipient\n${deskId}\n${email}`).digest('base64url');
