import type { TicketTopic } from '#domain/support/ticket.ts';

/** Who answers what, where that is not the paper's own address; `{domain}` is the brand's. */
export type SupportMailboxes = Partial<Record<TicketTopic, string>>;

const TECHNICAL = 'assistenza-tecnica@{domain}';

export const DEFAULT_MAILBOXES: SupportMailboxes = {
  pagamenti: 'amministrazione@{domain}',
  privacy: 'privacy@{domain}',
  account: TECHNICAL,
  app: TECHNICAL,
};
