export const strings = {
  withoutScript: 'Per l’area personale serve JavaScript: attivalo nel browser e ricarica la pagina.',
  offline: 'Serve la connessione',
  offlineText: 'Per questa pagina dobbiamo sapere chi sei. Appena torna la rete riproviamo noi.',
  failed: 'C’è stato un errore',
  retry: 'Riprova',
  toNewsstand: 'Vai all’Edicola',
} as const;
