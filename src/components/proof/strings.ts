/** Strings of the dialog that asks readers to prove their identity. */
export const proofStrings = {
  title: 'Conferma che sei tu',
  intro: 'Prima di continuare conferma la tua identità. Per dieci minuti non te lo chiederemo più.',
  passwordLabel: 'La tua password',
  codeLabel: 'Codice di sei cifre',
  codeHint: 'Se non lo trovi, guarda anche nella posta indesiderata.',
  submit: 'Conferma',
  sent: (email: string | null) =>
    email === null ? 'Ti abbiamo inviato un codice via e-mail.' : `Abbiamo inviato un codice a ${email}.`,
  byCode: 'Ricevi un codice via e-mail',
  otherCode: 'Invia un altro codice',
  byPassword: 'Usa la password',
  byPasskey: 'Usa una passkey',
  waiting: 'Segui le istruzioni del dispositivo…',
  unknownPasskey: {
    title: 'Passkey non riconosciuta.',
    text: 'Prova con un’altra, oppure usa la password o un codice.',
  },
  close: 'Chiudi',
} as const;
