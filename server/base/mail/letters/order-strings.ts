import { dayAt, longDate, timeOfDay, withTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

const dateAndTime = (at: Date) => `${longDate(dayAt(at))}, ${withTime('alle', timeOfDay(at.toISOString()))}`;

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

const withCard = (card: string | null) => (card ? ` con la carta •••• ${card}` : '');

/** Texts of the mails about orders, renewals and refused payments. ACC-03 */
export const orderLetterStrings = {
  purchased: {
    subject: (paper: string) => `Il tuo abbonamento è attivo · ${paper}`,
    opening: (what: string, at: Date) =>
      `grazie: l’abbonamento «${what}» è attivo da ${dateAndTime(at)}. Questa mail conferma il contratto: conservala.`,
    number: (number: number) => `Numero dell’abbonamento: ${number}.`,
    withdrawal:
      'Hai chiesto di cominciare subito e hai accettato le condizioni. Entro 14 giorni puoi recedere senza dire il perché, dalla pagina dei tuoi abbonamenti: ti rimborsiamo quello che hai pagato.',
  },
  renewed: {
    subject: (paper: string) => `Abbonamento rinnovato · ${paper}`,
    opening: (what: string, at: Date) => `l’abbonamento «${what}» è stato rinnovato ${dateAndTime(at)}.`,
  },
  paid: (cents: number, card: string | null) => `Hai pagato ${euros(cents)}${withCard(card)}.`,
  free: 'Per ora non hai pagato niente.',
  invoice: (number: string) => `Fattura n. ${number}: la trovi nella pagina dei tuoi abbonamenti.`,
  next: (day: Day, cents: number) =>
    `Si rinnova da solo ${longDate(day)}, a ${euros(cents)}. Puoi disattivare il rinnovo quando vuoi, fino al giorno prima.`,
  refused: {
    subject: (paper: string) => `Il rinnovo non è stato pagato · ${paper}`,
    opening: (what: string, cents: number) =>
      `non siamo riusciti a rinnovare l’abbonamento «${what}»: il pagamento di ${euros(cents)} non è andato a buon fine.`,
    until: (day: Day) => `Puoi leggere ancora fino a ${longDate(day)}, compreso. Poi l’abbonamento termina.`,
    button: 'Aggiorna il pagamento',
    closing: 'Se nel frattempo hai già pagato, non devi fare altro.',
  },
  card: {
    subject: (paper: string) => `Carta aggiornata · ${paper}`,
    opening: (what: string, card: string | null) =>
      `l’abbonamento «${what}» si paga da ora${withCard(card) || ' con la nuova carta'}. Oggi non hai pagato niente.`,
    next: (day: Day) => `Il prossimo rinnovo è ${longDate(day)}.`,
    closing: 'Se non sei stato tu, cambia subito la password e scrivici.',
  },
  ended: {
    subject: (paper: string) => `Il tuo abbonamento è terminato · ${paper}`,
    opening: (what: string, on: Day | null) =>
      `l’abbonamento «${what}» è terminato${on ? `: l’ultimo giorno è stato ${longDate(on)}` : ''}.`,
    unpaid: 'Il rinnovo non è stato pagato. Non ti sarà addebitato altro.',
    off: 'Il rinnovo automatico era disattivato: non ti è stato addebitato altro.',
    button: 'Vedi gli abbonamenti',
  },
  held: {
    subject: (paper: string) => `Il rinnovo è in sospeso · ${paper}`,
    opening: (what: string, on: Day | null) =>
      `non abbiamo addebitato il rinnovo dell’abbonamento «${what}», perché il tuo account è sospeso o sta per essere eliminato.${on ? ` L’ultimo giorno di lettura è stato ${longDate(on)}.` : ''}`,
    next: 'Se l’account torna attivo, il rinnovo sarà addebitato e l’abbonamento riprenderà. Se non lo vuoi più, disattiva il rinnovo.',
  },
  button: 'I tuoi abbonamenti',
} as const;
