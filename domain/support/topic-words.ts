import type { TicketTopic } from './ticket.ts';

/** Italian names of the topics, for the form and the mails. HLP-02 */
export const TOPIC_WORDS: Record<TicketTopic, string> = {
  abbonamento: 'Abbonamento',
  pagamenti: 'Pagamenti e fatture',
  account: 'Account e accesso',
  app: 'App e sito',
  newsletter: 'Newsletter e avvisi',
  archivio: 'Archivio e numeri arretrati',
  privacy: 'Privacy e dati personali',
  accessibilita: 'Accessibilità',
  commerciale: 'Area commerciale',
  altro: 'Altro',
};
