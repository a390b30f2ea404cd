export const headStrings = {
  title: 'Newsletter',
  description: 'Le e-mail della redazione: scegli quali ricevere e quando arrivano.',
} as const;

export const strings = {
  title: 'Newsletter',
  intro: 'Arrivano per e-mail. Ti disiscrivi da qui, o con un clic dal fondo di ogni mail.',
  count: (subscribed: number) =>
    subscribed === 0
      ? 'Per ora non ne ricevi nessuna.'
      : subscribed === 1
        ? 'Ne ricevi una.'
        : `Ne ricevi ${subscribed}.`,
  sentTo: (email: string) => `Le mandiamo a ${email}.`,
  offline: 'Per cambiare le newsletter serve la connessione.',
} as const;
