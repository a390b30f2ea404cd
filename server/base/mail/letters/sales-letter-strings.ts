/** Texts of the letters to the sales department, and of its receipts to readers. */
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
