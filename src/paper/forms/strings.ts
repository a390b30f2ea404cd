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
  withoutScript: 'Per inviare questo modulo serve JavaScript: attivalo nel browser e ricarica la pagina.',
} as const;
