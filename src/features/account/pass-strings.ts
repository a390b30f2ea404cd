import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

export const passStrings = {
  title: 'Il tuo abbonamento',
  status: 'Stato',
  renewal: 'Rinnovo',
  end: 'Scadenza',
  ended: 'Scaduto',
  endless: 'Senza scadenza',
  price: 'Prezzo',
  gift: 'Omaggio',
  plan: 'Piano',
  member: (plan: string) => `${plan}, come membro`,
  left: (days: number) => {
    if (days === 0) return 'ultimo giorno';
    return days === 1 ? 'manca 1 giorno' : `mancano ${days} giorni`;
  },
  over: 'terminato',
  grace: 'Aperto fino a',
  update: 'Aggiorna il pagamento',
  manage: 'Gestisci',
  renew: 'Abbonati di nuovo',
  change: 'Cambia piano',
  reserved: 'Scopri l’offerta per te',
  reservedText: (day: Day) => `Fino a ${longDate(day)} hai un’offerta riservata.`,
  offerTitle: 'Non hai un abbonamento',
  offerText:
    'Con un abbonamento leggi il giornale intero, l’archivio e le edizioni locali, anche senza connessione.',
  offer: 'Vedi le offerte',
} as const;
