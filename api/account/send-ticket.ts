import type { TicketTopic } from '#domain/support/ticket.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** A ticket to customer service. A repeated call with the same `id` sends it only once. */
export type Ticket = {
  id: string;
  topic: TicketTopic;
  subject: string;
  message: string;
  /** Address of a visitor; for signed-in readers the account's is used. */
  email: string;
  /** `data` in base64. */
  attachment: { name: string; data: string } | null;
};

/**
 * Sends a ticket to customer service. @returns its number and the address of its receipt. @throws ApiError
 * `captcha-not-valid`, `field-not-valid`, `forbidden`, `too-large`, `too-many-attempts`, `offline`. HLP-02
 */
export async function sendTicket(
  { account }: Api,
  { id, topic, subject, message, email, attachment }: Ticket,
  token: string | null,
): Promise<{ ticket: string; email: string }> {
  const body = {
    id,
    argomento: topic,
    oggetto: subject,
    messaggio: message,
    email,
    ...(token !== null && { 'g-recaptcha-response': token }),
    ...(attachment && { allegato: { nome: attachment.name, dati: attachment.data } }),
  };
  return (await unwrap('sendTicket', account.POST('/api/site/contact', { body }))).data;
}
