import type { Brand } from '#domain/brands/brand.ts';
import type { TicketTopic } from '#domain/support/ticket.ts';

/** Who answers what, where that is not the paper's own address; `{domain}` is the brand's. */
export type SupportDesks = Partial<Record<TicketTopic, string>>;

const TECHNICAL = 'assistenza-tecnica@{domain}';

export const DEFAULT_DESKS: SupportDesks = {
  pagamenti: 'amministrazione@{domain}',
  privacy: 'privacy@{domain}',
  account: TECHNICAL,
  app: TECHNICAL,
};

/** The address that a ticket is mailed to. HLP-02 */
export const deskOf = (topic: TicketTopic, { domain, support }: Brand, desks: SupportDesks): string =>
  desks[topic]?.replaceAll('{domain}', domain) ?? support.email;
