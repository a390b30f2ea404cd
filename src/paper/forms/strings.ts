/** What forms say when they could not be sent. */
export const formStrings = {
  requiredTitle: 'Compilare tutti i campi richiesti.',
  missing: (fields: number) => (fields === 1 ? 'Manca un campo.' : `Mancano ${fields} campi.`),
  wrongTitle: 'Controlla i campi segnalati.',
  passwordRules: 'La password deve contenere almeno:',
  kept: '(c’è)',
  rules: {
    length: '8 caratteri',
    upper: '1 maiuscola',
    lower: '1 minuscola',
    digit: '1 numero',
    special: '1 carattere speciale',
  },
  seconds: (count: number) => (count === 1 ? '1 secondo' : `${count} secondi`),
  minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`),
  hours: (count: number) => (count === 1 ? '1 ora' : `${count} ore`),
  offline: 'Non c’è connessione.',
  keptHere: 'Continua pure a scrivere: potrai inviare quando torna la rete.',
  keptOnDevice: 'Quello che scrivi resta su questo dispositivo: potrai salvare quando torna la rete.',
  keptInTab: 'Quello che scrivi resta in questa scheda: potrai inviare quando torna la rete.',
  backOnline: 'La connessione è tornata: ora puoi inviare.',
  withoutScript: 'Per inviare questo modulo serve JavaScript: attivalo nel browser e ricarica la pagina.',
} as const;
