import { withTime } from '#domain/dates.ts';

export const frequencyStrings = {
  morning: 'Ogni mattina',
  day: 'Ogni giorno',
  evening: 'Ogni sera',
  workdays: 'Dal lunedì al venerdì',
  weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  on: (days: readonly string[]) =>
    `Ogni ${[days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(' e ')}`,
  at: (time: string) => withTime('alle', time),
} as const;

export const newsletterStrings = {
  list: 'Newsletter del giornale',
  sample: 'Vedi un esempio',
  sampleOf: (name: string) => `Vedi un esempio di ${name}`,
  subscribers: 'Per chi è abbonato',
  offers: 'Scopri le offerte',
  forbidden: 'Questa newsletter è per chi è abbonato.',
  sampleNow: 'Se partisse adesso, ci troveresti questi articoli.',
  sampleEmpty: 'In questo momento non c’è niente da mostrare: torna dopo la prossima edizione.',
  topicsEmpty: 'Segui qualche argomento tra i tuoi interessi: qui troverai i suoi articoli.',
  topics: 'Scegli gli argomenti',
  close: 'Chiudi',
} as const;
