export const headStrings = {
  title: 'Un’offerta riservata a te',
  description: 'Un abbonamento al prezzo pensato per te, per un mese o per un anno.',
} as const;

export const strings = {
  title: 'Un’offerta riservata a te',
  toAccount: 'Vai al tuo account',
  notNow: 'Non ora',
  later: 'La ritrovi tra gli abbonamenti, alla voce «Offerte per te».',
  consequences: 'Che cosa succede se la attivi',
  nextStep: 'Il prossimo passo è il riepilogo: non paghi niente prima di averlo confermato.',
  offline: 'Per attivare l’offerta serve la connessione: appena torna la rete vai avanti da qui.',
  failed: 'Non siamo riusciti a caricare la tua offerta. Riprova tra qualche minuto.',
} as const;
