export const strings = {
  entry: 'Installa l’app',
  title: 'L’edicola sulla schermata Home',
  text: 'Si apre a tutto schermo e funziona senza rete. Occupa meno di 2 MB.',
  install: 'Installa',
  notNow: 'Non ora',
  understood: 'Ho capito',
  steps: 'Come si installa',
  /** Each instruction in three parts: before the tapped label, the label in bold, after it. */
  share: ['Tocca ', 'Condividi', ' nella barra di Safari'],
  add: ['Scegli ', 'Aggiungi alla schermata Home', ''],
  confirm: ['Conferma con ', 'Aggiungi', ''],
} as const;
