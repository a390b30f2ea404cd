import { MONTHS } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/** `13 aprile 2025`. */
function dateOf(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** What an account is told of its subscriptions. SES-04 */
export const noticeStrings = {
  expiring: (day: Day) => `Il tuo abbonamento scade il ${dateOf(day)}.`,
  expired: (day: Day) => `Il tuo abbonamento è scaduto il ${dateOf(day)}.`,
  notPaid: 'L’ultimo pagamento del tuo abbonamento non è andato a buon fine.',
  renew: 'Rinnova',
  toAccount: 'Vai al tuo account',
};
