import { MONTHS } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/** `13 aprile 2025`. */
function dateOf(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** Texts of notices about a reader's subscriptions. SES-04 */
export const noticeStrings = {
  expiring: (day: Day) => `Il tuo abbonamento scade il ${dateOf(day)}.`,
  expired: (day: Day) => `Il tuo abbonamento è scaduto il ${dateOf(day)}.`,
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
