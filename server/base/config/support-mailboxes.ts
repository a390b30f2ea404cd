import type { TicketTopic } from '#domain/support/ticket.ts';

/**
 * Mailboxes by topic; `{domain}` stands for the paper's domain. Tickets on other topics go to the paper's own
 * address, `support.email`.
 */
export type SupportMailboxes = Partial<Record<TicketTopic, string>>;

const TECHNICAL = 'assistenza-tecnica@{domain}';

export const DEFAULT_MAILBOXES: SupportMailboxes = {
  pagamenti: 'amministrazione@{domain}',
  privacy: 'privacy@{domain}',
  account: TECHNICAL,
  app: TECHNICAL,
};
