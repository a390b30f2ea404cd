import type { Product } from '#domain/products.ts';

type SharedSubscription = { product: Product; paper: string };

/** Texts of the mails about the seats of a subscription. */
export const memberLetterStrings = {
  invite: {
    subject: (paper: string) => `Hai un invito a leggere · ${paper}`,
    opening: (holder: string, email: string, { product, paper }: SharedSubscription) => [
      `${holder} (${email}) ti ha riservato un posto nel suo abbonamento ${product} a «${paper}».`,
      'Accedi con questo indirizzo e-mail, o registrati se non hai ancora un account, e conferma il codice:',
    ],
    button: 'Attiva il tuo posto',
    lasts: (days: number) =>
      `Il codice vale ${days} giorni, si usa una volta sola e funziona soltanto con l’indirizzo a cui abbiamo scritto.`,
    stranger: 'Se non sai chi ti invita, ignora questa mail: senza il codice non succede nulla.',
  },
  taken: {
    subject: (paper: string) => `Un posto è stato attivato · ${paper}`,
    opening: (member: string, email: string, paper: string) => [
      `${member} (${email}) ha attivato il posto che hai riservato e ora legge «${paper}» con il tuo abbonamento.`,
    ],
    button: 'Vedi chi legge con te',
    closing: 'Dalla pagina degli abbonamenti puoi togliere un posto in qualsiasi momento.',
  },
  removed: {
    subject: (paper: string) => `Il tuo posto è stato tolto · ${paper}`,
    opening: (holder: string, { product, paper }: SharedSubscription) => [
      `${holder} ha tolto il tuo posto nell’abbonamento ${product} a «${paper}»: gli articoli che apriva non sono più disponibili.`,
      'Il tuo account resta com’è: preferiti, interessi e gli altri abbonamenti non cambiano.',
    ],
    button: 'Vedi le offerte',
    closing: 'Se pensi che sia un errore, scrivi a chi ti aveva invitato.',
  },
} as const;
