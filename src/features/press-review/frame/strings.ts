export const frameStrings = {
  title: 'Rassegna Stampa',
  parts: 'Parti della rassegna stampa',
  clips: 'Ritagli',
  draft: 'Bozza',
  searches: 'Ricerche',
  recipients: 'Destinatari',
  sendings: 'Invii',
  usage: 'Storico',
  opening: 'Apriamo la rassegna stampa…',
  failed: 'La rassegna stampa non si è aperta. Riprova fra qualche minuto.',
  offline: 'Senza connessione la rassegna non è sul dispositivo',
  offlineText: 'Aprila una volta con la rete: resterà qui, da leggere anche in metropolitana.',
  retry: 'Riprova',
  downloads: 'Vai a Scaricati',
} as const;

export const pressReviewHeadStrings = {
  clips: {
    title: 'Rassegna Stampa',
    description: 'La rassegna stampa del giorno: i ritagli di tutti i giornali del gruppo.',
  },
  draft: { title: 'Bozza della rassegna', description: 'La rassegna del giorno, capitolo per capitolo.' },
  searches: {
    title: 'Ricerche della rassegna',
    description: 'Le ricerche salvate che riempiono la rassegna ogni notte.',
  },
  recipients: {
    title: 'Destinatari della rassegna',
    description: 'Chi riceve la rassegna stampa per e-mail.',
  },
  sendings: { title: 'Invii della rassegna', description: 'Che cosa è partito, quando, e che ne è stato.' },
  usage: {
    title: 'Storico della rassegna',
    description: 'Chi ha aperto, scaricato e inoltrato la rassegna.',
  },
} as const;

export const dayStrings = {
  previous: (day: string) => `Rassegna precedente: ${day}`,
  next: (day: string) => `Rassegna successiva: ${day}`,
  noPrevious: 'Non ci sono rassegne precedenti',
  noNext: 'Non ci sono rassegne successive',
  choose: 'Scegli il giorno',
  period: (from: string, to: string) => `${from} – ${to}`,
} as const;
