import type { TicketTopic } from '#domain/support/ticket.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** What is written to customer service. Made again with the same `id` the call sends nothing twice. */
export type Ticket = {
  id: string;
  topic: TicketTopic;
  subject: string;
  message: string;
  /** Of whoever is not signed in; the account's counts of others. */
  email: string;
  /** `data` in base64. */
  attachment: { name: string; data: string } | null;
};

/**
 * Writes to customer service. @returns the ticket's number and where its receipt goes. @throws ApiError
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
