import type { TicketTopic } from '#domain/support/ticket.ts';

/** Mailbox of each topic that the paper's own address does not answer; `{domain}` is the brand's. */
export type SupportMailboxes = Partial<Record<TicketTopic, string>>;

const TECHNICAL = 'assistenza-tecnica@{domain}';

export const DEFAULT_MAILBOXES: SupportMailboxes = {
  pagamenti: 'amministrazione@{domain}',
  privacy: 'privacy@{domain}',
  account: TECHNICAL,
  app: TECHNICAL,
};
