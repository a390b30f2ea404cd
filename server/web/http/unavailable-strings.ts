/** Why no request can be served now. */
export type UnavailableReason = 'starting' | 'database' | 'storage' | 'mail' | 'overloaded';

/** Messages for readers: what happened, then what to do. */
export const unavailableStrings = {
  title: (paper: string) => `Torniamo subito · ${paper}`,
  again: 'Riprova adesso',
  byItself: (seconds: number) =>
    `La pagina riprova da sola tra ${seconds < 60 ? 'pochi secondi' : 'un minuto'}.`,
  reasons: {
    starting: {
      kicker: 'In stampa',
      title: 'L’edicola sta aprendo',
      text: 'Le edizioni di oggi stanno arrivando sul banco: è questione di poco.',
    },
    database: {
      kicker: 'Torniamo subito',
      title: 'L’edicola è chiusa per qualche istante',
      text: 'Un guasto ci impedisce di aprire il giornale e ci stiamo già lavorando. Quello che hai aperto nell’app resta leggibile anche adesso.',
    },
    storage: {
      kicker: 'Non è stato salvato',
      title: 'Adesso non possiamo salvare',
      text: 'Un guasto ci impedisce di salvare quello che mandi e ci stiamo già lavorando. Il giornale si legge come sempre: riprova tra qualche minuto.',
    },
    mail: {
      kicker: 'Non è partito niente',
      title: 'Adesso non possiamo scriverti',
      text: 'Un guasto ci impedisce di mandare e-mail e ci stiamo già lavorando. Riprova tra qualche minuto.',
    },
    overloaded: {
      kicker: 'C’è coda all’edicola',
      title: 'Siete in tanti, in questo momento',
      text: 'Serviamo tutti, uno alla volta: ancora qualche secondo e tocca a te.',
    },
  },
} as const;
