import type { Sigla } from '../brands/brand.ts';

/** Topics of a ticket to customer service. HLP-02 */
export const TICKET_TOPICS = [
  ...(['abbonamento', 'pagamenti', 'account', 'app'] as const),
  ...(['newsletter', 'archivio', 'privacy', 'accessibilita', 'commerciale', 'altro'] as const),
];
export type TicketTopic = (typeof TICKET_TOPICS)[number];

export const LONGEST_SUBJECT = 120;
export const LONGEST_MESSAGE = 2000;
export const LARGEST_ATTACHMENT = 5_000_000;

/** Number of a ticket as shown to the reader and to customer service: `MG-000042`. */
export const ticketNumber = (sigla: Sigla, number: number): string =>
  `${sigla}-${String(number).padStart(6, '0')}`;
