export const reviewStrings = {
  title: 'Rassegna Stampa',
  intro:
    'Quello che i giornali del gruppo scrivono di te, del tuo ente o del tuo territorio: scelto, impaginato e spedito ogni mattina, prima della prima riunione.',
  write: 'Chiedi una proposta',
  enter: 'Ce l’hai già? Entra',
  what: 'Che cosa fa',
  parts: [
    {
      icon: 'search',
      title: 'Trova',
      text: 'I ritagli di tutti i giornali, cronache locali comprese, in un’unica tabella. Le ricerche salvate riempiono la rassegna da sole, ogni notte.',
    },
    {
      icon: 'press',
      title: 'Impagina',
      text: 'Capitoli, note, sintesi del giorno. Il PDF ha copertina, indice e segnalibri, e ogni ritaglio porta la pagina da cui viene.',
    },
    {
      icon: 'mail',
      title: 'Spedisci',
      text: 'Per e-mail, all’ora che scegli, a gruppi di destinatari. Vedi a chi è arrivata, chi l’ha aperta e chi l’ha scaricata.',
    },
    {
      icon: 'eye',
      title: 'Leggibile da tutti',
      text: 'PDF strutturato e pagine che si leggono anche con la voce e con la sola tastiera, come la legge chiede agli enti pubblici.',
    },
  ],
  papers: 'I giornali',
  names: [
    'Il Messaggero',
    'Il Mattino',
    'Il Gazzettino',
    'Corriere Adriatico',
    'Quotidiano di Puglia',
    'Leggo',
  ],
  papersText:
    'Tutte le edizioni, nazionali e locali. Lo stesso articolo in più edizioni compare una volta sola.',
  whom: 'Per chi è',
  whoms: [
    'Uffici stampa di enti pubblici, università e aziende sanitarie',
    'Aziende, fondazioni e associazioni di categoria',
    'Agenzie e studi che seguono più clienti',
  ],
  how: 'Come averla',
  steps: [
    'Ci scrivi quante persone ci lavorano e a quanti destinatari va la rassegna.',
    'L’ufficio commerciale ti manda una proposta, anche per le gare e il mercato elettronico.',
    'Attiviamo i posti: da quel momento la trovi nel menu, alla voce Rassegna Stampa.',
  ],
  phone: 'Oppure telefona:',
  email: 'o scrivi a',
} as const;

export const reviewHeadStrings = {
  title: (paper: string) => `Rassegna Stampa per enti e aziende · ${paper}`,
  description:
    'La rassegna stampa di tutti i giornali del gruppo, edizioni locali comprese: in PDF accessibile e per e-mail all’ora che scegli.',
  keywords: ['rassegna stampa', 'ufficio stampa', 'monitoraggio stampa'],
} as const;
