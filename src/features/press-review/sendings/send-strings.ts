import { longDate, withTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

const people = (count: number) => (count === 1 ? '1 destinatario' : `${count} destinatari`);
const addresses = (count: number) => (count === 1 ? '1 altro indirizzo' : `${count} altri indirizzi`);

/** The number of recipients from the list, and of other addresses, in words. */
function audience(recipients: number, others: number): string {
  const parts = [recipients > 0 && people(recipients), others > 0 && addresses(others)];
  return parts.filter(Boolean).join(' e ') || 'nessuno';
}

export const sendStrings = {
  title: (selection: boolean) => (selection ? 'Invia la selezione' : 'Invia la rassegna'),
  close: 'Chiudi',
  clips: (count: number) => (count === 1 ? '1 ritaglio' : `${count} ritagli`),
  of: (day: Day) => `del giornale di ${longDate(day)}`,
  subjectOf: (day: Day) => `Rassegna stampa di ${longDate(day)}`,
  labels: {
    oggetto: 'Oggetto',
    messaggio: 'Messaggio',
    altri: 'Inoltra anche a',
    quando: 'Quando parte',
    orario: 'Alle',
  },
  messageHint: 'Sta sopra l’indice dei ritagli. Facoltativo.',
  othersHint: 'Indirizzi che non sono fra i destinatari, al massimo 20, uno per riga.',
  recipients: 'Destinatari',
  everybody: 'Tutti',
  group: (name: string, count: number) => `${name} (${count})`,
  oneByOne: 'Scegli uno per uno',
  chosen: (count: number, all: number) => `${count} di ${all}`,
  noRecipients: 'Non c’è ancora nessuno che riceve la rassegna.',
  addRecipients: 'Aggiungi destinatari',
  inactive: (count: number) =>
    count === 1
      ? '1 persona si è disiscritta o ha un indirizzo che non funziona: non riceve niente.'
      : `${count} persone si sono disiscritte o hanno un indirizzo che non funziona: non ricevono niente.`,
  times: [
    ['subito', 'Subito'],
    ['oggi', 'Oggi, a un’ora precisa'],
    ['domani', 'Domani, a un’ora precisa'],
  ],
  timeHint: 'L’ora di Roma. Parte com’è adesso: quello che cambi dopo non c’è.',
  nobody: 'Scegli un destinatario qui sopra, o scrivi un indirizzo.',
  wrongAddress: (address: string) => `Questo non è un indirizzo: ${address}`,
  tooMany: 'Al massimo 20 indirizzi: per di più, aggiungili ai destinatari.',
  past: 'Quest’ora è già passata.',
  noTime: 'Scegli un’ora.',
  preview: 'Anteprima dell’e-mail',
  hidePreview: 'Nascondi l’anteprima',
  previewing: 'Prepariamo l’anteprima…',
  previewFailed: 'L’anteprima non è arrivata. Riprova quando c’è la rete.',
  previewSubject: 'Oggetto',
  send: 'Invia',
  audience,
  loadFailed: 'L’elenco dei destinatari non è arrivato.',
  offline: 'Quello che hai scritto resta qui: potrai inviare quando torna la rete.',
  started: (whom: string) => `L’invio è in partenza: ${whom}.`,
  scheduled: (whom: string, day: string, time: string) =>
    `L’invio parte ${day} ${withTime('alle', time)}: ${whom}.`,
  today: 'oggi',
  tomorrow: 'domani',
  follow: 'Segui l’invio',
  failures: {
    'not-found': {
      title: 'Non c’è niente da inviare.',
      text: 'La rassegna è vuota, oppure i suoi ritagli sono stati ritirati.',
    },
    'access-denied': {
      title: 'La rassegna non è più aperta a questo account.',
      text: 'Controlla il tuo abbonamento, o scrivi al customer care.',
    },
  },
} as const;
