import { withTime } from '#domain/dates.ts';

const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`);
const hours = (count: number) => (count === 1 ? '1 ora' : `${count} ore`);

/** A number of minutes in words: `25 minuti`, `2 ore`, `1 ora e 10 minuti`. */
export function durationWords(totalMinutes: number): string {
  const wholeHours = Math.floor(totalMinutes / 60);
  const remainder = totalMinutes % 60;
  if (wholeHours === 0) return minutes(remainder);
  return remainder === 0 ? hours(wholeHours) : `${hours(wholeHours)} e ${minutes(remainder)}`;
}

const isSingular = (count: number) => count === 1 || count === 60;

/** Strings about the state of the delivery; those of its settings are in `deliveryStrings`. */
export const deliveryWords = {
  due: (time: string) => `Consegna entro ${withTime('le', time)}`,
  remaining: (count: number) => `${isSingular(count) ? 'manca' : 'mancano'} ${durationWords(count)}`,
  dueNow: 'è il momento',
  late: (count: number) => `In ritardo di ${durationWords(count)}`,
  missed: (time: string) => `Doveva partire ${withTime('alle', time)}, non è partita`,
  sent: (time: string) => `Partita ${withTime('alle', time)}`,
  planned: (time: string) => `Parte ${withTime('alle', time)}`,
  automatic: 'parte da sola',
  byHand: 'la invii tu',
  none: 'Nessuna consegna prevista',
} as const;

export const deliveryStrings = {
  button: 'Consegna…',
  unknown: 'La consegna si vede quando torna la rete',
  title: 'Consegna',
  close: 'Chiudi',
  intro: 'Entro quando deve uscire la rassegna, e a chi va.',
  failedText: 'Le impostazioni della consegna non sono arrivate.',
  changed: {
    title: 'La consegna è cambiata nel frattempo.',
    text: 'Chiudi e riapri questa finestra: quello che hai scritto resta, il resto è aggiornato.',
  },
  labels: { scadenza: 'Entro le', licenziatario: 'A chi è concesso l’uso' },
  deadlineHint: 'L’ora di Roma. Lasciala vuota se nessuno aspetta la rassegna.',
  weekdays: 'Nei giorni',
  weekdayNames: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  automatic: 'Invia da sola alla scadenza',
  automaticNote: 'Parte com’è in quel momento; se l’hai già inviata tu, anche a uno solo, non riparte.',
  groups: 'A chi',
  groupsHint: 'Nessun gruppo scelto vuol dire tutti i destinatari.',
  noGroups: 'Non ci sono gruppi: va a tutti i destinatari.',
  tellWhenEmpty: 'Scrivi anche quando non c’è niente',
  tellWhenEmptyNote:
    'Chi aspetta la rassegna riceve alla scadenza un’e-mail che dice che oggi non ci sono ritagli, anche se la rassegna la invii tu.',
  licenseeHint: 'Si legge sotto ogni ritaglio: «ad uso esclusivo di…».',
  needsDeadline: 'Per inviare da sola serve un’ora.',
  needsDays: 'Scegli almeno un giorno.',
  save: 'Salva',
  saved: 'Consegna salvata',
  seats: (people: string) => `Lavorano alla rassegna: ${people}.`,
  you: 'tu',
} as const;
