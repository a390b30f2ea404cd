import type { Brand } from '#domain/brands/brand.ts';
import type { TicketTopic } from '#domain/support/ticket.ts';
import type { SupportMailboxes } from '#server/base/config/support-mailboxes.ts';

/** The address that a ticket is mailed to. HLP-02 */
export const mailboxOf = (
  topic: TicketTopic,
  { domain, support }: Brand,
  mailboxes: SupportMailboxes,
): string => mailboxes[topic]?.replaceAll('{domain}', domain) ?? support.email;
