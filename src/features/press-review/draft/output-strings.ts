import type { ExportFormat } from '#domain/press-review/review.ts';

type FormatWords = { name: string; note: string };

const FORMATS: Record<ExportFormat, FormatWords> = {
  pdf: { name: 'PDF', note: 'Copertina, indice e ritagli: da stampare o allegare.' },
  zip: { name: 'ZIP', note: 'Il PDF, i testi dei ritagli e l’elenco, in un solo file.' },
  csv: { name: 'CSV', note: 'L’elenco dei ritagli, per un foglio di calcolo.' },
  json: { name: 'JSON', note: 'Tutti i dati, per un altro programma.' },
};

export const outputStrings = {
  preview: 'Anteprima',
  download: 'Scarica',
  share: 'Condividi link',
  send: 'Invia',
  none: 'Prima scegli almeno un ritaglio.',
  offline:
    'Sei offline: l’anteprima è la copia su questo dispositivo; per scaricare e inviare serve la rete.',
  unsaved: 'Le ultime modifiche non sono ancora salvate. Riprova quando lo sono.',
  close: 'Chiudi',
} as const;

export const exportStrings = {
  title: 'Scarica la rassegna',
  formats: FORMATS,
  busy: (format: string) => `Prepariamo il file ${format}…`,
  saved: (format: string) => `${format} scaricato`,
  failed: (format: string) => `Il file ${format} non è arrivato. Riprova tra qualche minuto.`,
  failedOffline: (format: string) => `Il file ${format} non è arrivato. Riprova quando c’è la rete.`,
  tooMany: 'Hai chiesto molti file in poco tempo: riprova fra qualche minuto.',
  notAllowed: 'L’abbonamento alla rassegna stampa non è più attivo.',
  empty: 'Non c’è niente da scaricare: i ritagli sono stati ritirati.',
  file: (day: string) => `rassegna-${day}`,
} as const;

export const previewStrings = {
  title: 'Anteprima',
  close: 'Chiudi',
  which: 'Che cosa vedere',
  review: 'Rassegna',
  mail: 'E-mail',
  failedText: 'L’anteprima non è arrivata.',
  mailFailedText: 'L’anteprima dell’e-mail non è arrivata.',
  untitled: 'Rassegna stampa',
} as const;
