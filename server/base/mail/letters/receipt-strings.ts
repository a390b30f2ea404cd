import { dayAt, longDate, timeOfDay, withTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { articleBefore } from '#domain/number-words.ts';

/** `domenica 22 novembre 2026, alle 16.30`. */
const dateAndTime = (at: Date) => `${longDate(dayAt(at))}, ${withTime('alle', timeOfDay(at.toISOString()))}`;

/** Texts of the receipts about a subscription. ACC-03 */
export const receiptStrings = {
  renewalOff: {
    subject: (paper: string) => `Rinnovo automatico disattivato · ${paper}`,
    opening: (what: string, at: Date) =>
      `questa è la ricevuta della tua richiesta: il rinnovo automatico di «${what}» è disattivato da ${dateAndTime(at)}.`,
    until: (day: Day) =>
      `L’abbonamento resta attivo fino a ${longDate(day)}, ultimo giorno compreso, poi termina. Non ti sarà addebitato altro.`,
    ended: 'L’abbonamento è terminato: l’ultimo rinnovo non era stato pagato. Non ti sarà addebitato altro.',
    closing: 'Fino all’ultimo giorno puoi riattivare il rinnovo dalla pagina dei tuoi abbonamenti.',
  },
  renewalOn: {
    subject: (paper: string) => `Rinnovo automatico riattivato · ${paper}`,
    opening: (what: string, at: Date) =>
      `questa è la ricevuta della tua richiesta: il rinnovo automatico di «${what}» è di nuovo attivo da ${dateAndTime(at)}.`,
    next: (day: Day) => `Il prossimo rinnovo è previsto per ${longDate(day)}.`,
    closing: 'Puoi disattivarlo quando vuoi, fino al giorno prima, dalla pagina dei tuoi abbonamenti.',
  },
  withdrawal: {
    subject: (paper: string) => `Conferma di ricevimento del recesso · ${paper}`,
    opening: (at: Date) =>
      `abbiamo ricevuto la tua dichiarazione di recesso ${dateAndTime(at)}. Questa mail ne è la conferma: conservala.`,
    declared: 'Contenuto della dichiarazione:',
    name: (name: string) => `Nome: ${name}`,
    contract: (contract: string) => `Contratto: ${contract}`,
    email: (email: string) => `Conferma inviata a: ${email}`,
    subscription: (number: number, what: string, startsOn: Day) =>
      `Abbonamento n. ${number}, «${what}», iniziato ${longDate(startsOn)}.`,
    closing:
      'L’abbonamento è terminato. Quello che hai pagato ti sarà rimborsato entro 14 giorni, con lo stesso mezzo con cui hai pagato.',
    takenBack: (days: number) =>
      `${days === 1 ? 'Il giorno' : `${articleBefore('I', days)} ${days} giorni`} in più che dava al tuo nuovo abbonamento ${days === 1 ? 'non vale' : 'non valgono'} più: trovi le date aggiornate nella pagina dei tuoi abbonamenti.`,
  },
  button: 'I tuoi abbonamenti',
} as const;
