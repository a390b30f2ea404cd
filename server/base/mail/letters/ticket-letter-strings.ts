import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Plan, SubscriptionStatus } from '#domain/products.ts';
import { STATUS_WORDS } from '#domain/status-words.ts';

const PLANS: Record<Plan, string> = { personal: 'personale', family: 'famiglia', company: 'azienda' };

/** A reader's subscription, as it is described to customer service. */
export type SenderSubscription = {
  product: string;
  plan: Plan;
  role: 'holder' | 'secondary';
  status: SubscriptionStatus;
  endsOn: Day | null;
};

function subscription({ product, plan, role, status, endsOn }: SenderSubscription): string {
  const byInvitation = role === 'secondary' ? ', su invito' : '';
  const until = endsOn ? `, fino a ${longDate(endsOn)}` : '';
  return `${product} (${PLANS[plan]}${byInvitation}): ${STATUS_WORDS[status]}${until}`;
}

/** Texts of the mails to and from customer service. */
export const ticketLetterStrings = {
  support: {
    subject: (number: string, topic: string, subject: string) => `[${number}] ${topic}: ${subject}`,
    opening: (sender: string, email: string, paper: string) =>
      `${sender} (${email}) scrive dalla pagina dei contatti di «${paper}». Per rispondere basta «Rispondi».`,
    anonymous: 'Utente Anonimo',
    topic: (words: string) => `Argomento: ${words}.`,
    subscriptions: (all: readonly SenderSubscription[]) =>
      all.length > 0
        ? `Abbonamento: ${all.map(subscription).join('; ')}.`
        : 'Abbonamento: nessuno su questa testata.',
    notSignedIn: 'Chi scrive non ha fatto l’accesso: l’indirizzo non è verificato.',
    attachment: (name: string) => `In allegato: ${name}.`,
    attachmentRefused: (name: string) =>
      `Al messaggio era allegato «${name}», che il server di posta ha rifiutato: se serve, va chiesto di nuovo a chi scrive.`,
    message: 'Il messaggio:',
  },
  receipt: {
    subject: (number: string, paper: string) => `Abbiamo ricevuto il tuo messaggio ${number} · ${paper}`,
    opening: (number: string) =>
      `il tuo messaggio è arrivato: il suo numero è ${number}. Ti rispondiamo a questo indirizzo.`,
    yours: (topic: string, subject: string) =>
      `Ecco che cosa hai scritto (${topic}), con oggetto «${subject}»:`,
    topic: (words: string) => `L’argomento che hai scelto: ${words}.`,
    attachment: (name: string) => `Hai allegato: ${name}.`,
    attachmentRefused:
      'Il file che hai allegato non ci è arrivato: la nostra posta non lo ha accettato. Se serve, mandacelo di nuovo in un altro formato o più leggero.',
    hours: (phone: string, hours: string, state: string) =>
      `Se preferisci parlarne, il nostro telefono è ${phone}: rispondiamo ${hours}, esclusi i festivi. Ora: ${state}.`,
    notYou: 'Se non sei stato tu a scrivere, ignora questa mail.',
  },
} as const;
