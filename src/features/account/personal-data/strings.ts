export const copyStrings = {
  title: 'Una copia dei tuoi dati',
  text: 'Un file con tutto quello che conserviamo del tuo account, da leggere e per altri programmi.',
  request: 'Chiedi una copia',
  waiting: 'Stiamo preparando la copia. Puoi chiudere la pagina.',
  ready: (until: string) => `La copia è pronta. Puoi scaricarla fino a ${until}.`,
  download: 'Scarica la copia',
  downloaded: 'Copia scaricata.',
  failed: 'Non siamo riusciti a preparare la copia.',
  nextRequest: (when: string) => `Potrai chiederne un’altra da ${when}.`,
  offline: 'Per i tuoi dati serve la connessione.',
  error: 'Non ci siamo riusciti. Riprova.',
} as const;

export const deletionStrings = {
  title: 'Cancellare l’account',
  text: 'L’account vale per tutte e sei le testate del gruppo. Dopo la richiesta hai quattordici giorni per ripensarci.',
  retainedInvoices: (invoices: number) =>
    invoices === 0
      ? 'Non resta nulla: non abbiamo fatture tue da conservare.'
      : `${invoices === 1 ? 'Resta una fattura' : `Restano ${invoices} fatture`}: la legge chiede di conservarle dieci anni (art. 2220 del codice civile).`,
  open: 'Cancella l’account',
  requested: (day: string) => `Il tuo account sarà cancellato ${day}.`,
  requestedText: 'Fino ad allora tutto resta com’è.',
  undo: 'Annulla la cancellazione',
  undone: 'Cancellazione annullata: il tuo account resta aperto.',
  failed: 'Non ci siamo riusciti. Riprova.',
  dialog: 'Cancellare l’account?',
  consequences: [
    'Gli abbonamenti di cui hai la titolarità finiscono, senza rimborso, anche per chi legge con te.',
    'Preferiti, interessi, newsletter e dispositivi vanno via da tutte le testate.',
  ],
  confirm: 'Conferma la cancellazione',
  cancel: 'Annulla',
  close: 'Chiudi',
} as const;
