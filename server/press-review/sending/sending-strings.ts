import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/** Texts about sendings for the press office. */
export const sendingStrings = {
  byItself: 'Invio automatico',
  deletedOrderer: 'un account eliminato',
  subject: (day: Day) => `Rassegna stampa di ${longDate(day)}`,
  nothingSubject: (day: Day) => `Nessun articolo oggi: rassegna stampa di ${longDate(day)}`,
  reasons: {
    unsubscribed: 'Si è cancellato dalla rassegna.',
    bounced: 'Il suo server di posta rifiuta l’indirizzo.',
    removed: 'È stato tolto dai destinatari.',
    licence: 'La licenza non era più attiva.',
    interrupted: 'Forse era già partita: il server si è fermato mentre la inviava.',
    restored:
      'Non è stata inviata: i dati sono stati ripristinati da una copia precedente, e poteva essere già partita.',
    withdrawn: 'Gli articoli sono stati ritirati.',
  },
  refused: (code: string) => `Il server di posta l’ha rifiutata (${code}).`,
  returned: (answer: string) => `Il server di posta l’ha respinta (${answer}).`,
  addressRefused: (code: string) => `il server di posta ha risposto ${code}`,
  givenUp: (times: string, code: string) =>
    `Il server di posta non l’ha presa, dopo ${times} tentativi (${code}).`,
  later: (code: string) => `Il server di posta non l’ha presa: sarà ritentata (${code}).`,
} as const;

export type SkipReason = keyof typeof sendingStrings.reasons;
