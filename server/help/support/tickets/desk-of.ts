import type { Brand } from '#domain/brands/brand.ts';
import type { TicketTopic } from '#domain/support/ticket.ts';
import type { SupportDesks } from '#server/base/config/support-mailboxes.ts';

/** The address that a ticket is mailed to. HLP-02 */
export const deskOf = (topic: TicketTopic, { domain, support }: Brand, desks: SupportDesks): string =>
  desks[topic]?.replaceAll('{domain}', domain) ?? support.email;
