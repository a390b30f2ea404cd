/** Texts of the mails about a reader's data. */
export const dataLetterStrings = {
  exported: {
    subject: (paper: string) => `La copia dei tuoi dati è pronta · ${paper}`,
    opening: [
      'la copia dei dati del tuo account è pronta. La trovi nella pagina «Sicurezza e dati», dopo l’accesso, per sette giorni.',
    ],
    button: 'Scarica la copia',
    closing: 'Se non sei stato tu a chiederla, cambia la password e controlla i tuoi dispositivi.',
  },
  deletion: {
    subject: (paper: string) => `Hai chiesto di cancellare il tuo account · ${paper}`,
    opening: (day: string) => [
      `abbiamo ricevuto la tua richiesta. Il tuo account, che vale per tutte e sei le testate del gruppo, sarà cancellato ${day}, con gli abbonamenti che ne dipendono.`,
      'Fino ad allora puoi ripensarci: accedi e premi «Annulla la cancellazione».',
    ],
    button: 'Vai ai tuoi dati',
  },
  deleted: {
    subject: (paper: string) => `Il tuo account è stato cancellato · ${paper}`,
    opening: ['i dati del tuo account sono stati cancellati. Questa è l’ultima mail che ricevi da noi.'],
  },
  kept: 'Conserviamo soltanto le fatture, per dieci anni, come chiede la legge (art. 2220 del codice civile).',
} as const;
