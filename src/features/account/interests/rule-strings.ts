import { withTime } from '#domain/dates.ts';

const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const;

/** A time such as `07:00` in Italian notation. */
export const clock = (time: string) => time.replace(':', '.').replace(/^0/, '');

export const ruleStrings = {
  title: 'Quando',
  failed: 'Non siamo riusciti a caricare i tuoi orari.',
  saved: 'Regole aggiornate.',
  undo: 'Annulla',
  onlyExceptional: 'Solo notizie eccezionali',
  onlyExceptionalNote: 'Il resto lo trovi tra gli avvisi, senza suonare',
  edition: 'Edizione pronta',
  editionNote: 'Appena si può sfogliare',
  whichEdition: 'Quale edizione',
  digests: 'Riepiloghi',
  digestsNote: 'Gli argomenti «nel riepilogo» arrivano insieme a questi orari',
  digestAt: (time: string) => `Riepilogo ${withTime('delle', clock(time))}`,
  anotherTime: 'Un altro orario',
  addTime: 'Aggiungi',
  cap: 'Al massimo, ogni giorno',
  noCap: 'Senza limite',
  capOf: (count: number) => `${count} avvisi`,
  capNote: 'Quelli in più passano nel riepilogo',
  quiet: 'Silenzio',
  quietNote: (from: string, to: string) => `${withTime('Dalle', clock(from))} ${withTime('alle', clock(to))}`,
  quietOff: 'Gli avvisi possono arrivare a ogni ora',
  quietDiffers: 'Varia a seconda del giorno',
  from: 'Dalle',
  to: 'Alle',
  fromOn: (day: number) => `Dalle, ${WEEKDAYS[day]}`,
  toOn: (day: number) => `Alle, ${WEEKDAYS[day]}`,
  quietOn: (day: number) => `Silenzio: ${WEEKDAYS[day]}`,
  byDay: 'Orari diversi secondo il giorno',
  wake: 'Notizie eccezionali anche nelle ore di silenzio',
  wakeNote: 'Solo quando la redazione le segna così',
  pause: 'Pausa',
  pauseNote: 'Niente avvisi in quei giorni: li ritrovi nell’elenco',
  pauseFrom: 'Dal giorno',
  pauseTo: 'Al giorno',
  beginPause: 'Metti in pausa',
  endPause: 'Riprendi adesso',
  mutedStories: 'Notizie silenziate',
  mutedSince: (day: string) => `Silenziata · ${day}`,
  oldStory: 'Una storia di cui non si parla più',
  paused: (from: string, to: string) => `In pausa da ${from} a ${to}`,
} as const;
