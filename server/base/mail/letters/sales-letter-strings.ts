/** Texts of the mails to and from the commercial area. */
export const salesLetterStrings = {
  message: {
    subject: (subject: string, paper: string) => `Richiesta commerciale: ${subject} · ${paper}`,
    opening: (sender: string, email: string, paper: string) =>
      `${sender} (${email}) scrive dall’area personale di «${paper}». Per rispondere basta «Rispondi».`,
  },
  receipt: {
    subject: (paper: string) => `Abbiamo ricevuto il tuo messaggio · ${paper}`,
    opening: 'il tuo messaggio è arrivato all’area commerciale, che ti risponde a questo indirizzo.',
    yours: (subject: string) => `Ecco che cosa hai scritto, con oggetto «${subject}»:`,
  },
} as const;
