import { plainDate, withArticle } from '#domain/date-words.ts';
import type { Day } from '#domain/newsstand.ts';

const onDay = (day: Day): string => withArticle('il', plainDate(day));

/** Texts of notices about a reader's subscriptions. SES-04 */
export const noticeStrings = {
  expiring: (day: Day) => `Il tuo abbonamento scade ${onDay(day)}.`,
  expired: (day: Day) => `Il tuo abbonamento è scaduto ${onDay(day)}.`,
  notPaid:
    'C’è un problema con il metodo di pagamento per il rinnovo. Aggiornalo per non perdere l’abbonamento.',
  update: 'Aggiorna',
  invited: (holder: string) => `${holder} ti ha riservato un posto nel suo abbonamento.`,
  takeSeat: 'Attiva il tuo posto',
  missingFields: 'Mancano alcuni dati obbligatori.',
  fillNow: 'Compila ora',
  renew: 'Rinnova',
  toAccount: 'Vai al tuo account',
};
