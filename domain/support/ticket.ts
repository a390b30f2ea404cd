import type { Sigla } from '../brands/brand.ts';

/** Topics of a ticket to customer service. HLP-02 */
export const TICKET_TOPICS = [
  ...(['abbonamento', 'pagamenti', 'account', 'app'] as const),
  ...(['newsletter', 'archivio', 'privacy', 'accessibilita', 'commerciale', 'altro'] as const),
];
export type TicketTopic = (typeof TICKET_TOPICS)[number];

export const MAX_SUBJECT_LENGTH = 120;
export const MAX_MESSAGE_LENGTH = 2000;
export const MAX_ATTACHMENT_BYTES = 5_000_000;

/** Number of a ticket as shown to the reader and to customer service: `MG-000042`. */
export const ticketNumber = (sigla: Sigla, number: number): string =>
  `${sigla}-${String(number).padStart(6, '0')}`;
