import { withPreposition } from '#domain/brands/with-preposition.ts';

export const headStrings = {
  title: 'Completa il profilo',
  description: 'Interessi, newsletter e app in tre passi.',
} as const;

export const strings = {
  home: (paper: string) => `Vai all’Edicola ${withPreposition('di', paper)}`,
  steps: 'I tre passi',
  names: { interests: 'Interessi', newsletters: 'Newsletter', downloadApp: 'Scarica l’app' },
  done: 'fatto',
  skipped: 'saltato',
  position: (step: number) => `Passo ${step} di 3`,
  skip: 'Salta',
  skipThis: (name: string) => `Salta il passo ${name}`,
  goOn: 'Continua',
  finish: 'Fine',
  offline: 'Serve la connessione: appena torna la rete vai avanti da qui.',
} as const;

export const interestsStrings = {
  title: 'Che cosa ti interessa?',
  text: 'Scegli gli argomenti che vuoi seguire: al prossimo passo trovi «I tuoi argomenti», la newsletter fatta con i loro articoli. Puoi cambiarli quando vuoi.',
  list: 'Argomenti',
  chosen: (count: number) => (count === 1 ? '1 scelto' : `${count} scelti`),
} as const;

export const newslettersStrings = {
  title: 'Quali newsletter vuoi ricevere?',
  text: 'Accendi quelle che leggeresti davvero. Ti disiscrivi con un clic, da qui o dalla mail.',
  chosen: (count: number) => (count === 1 ? '1 newsletter' : `${count} newsletter`),
} as const;

const ELSEWHERE =
  'Qui l’app è già installata, oppure questo browser non può installarla. Su iPhone e iPad apri l’Edicola con Safari; su altri dispositivi con Chrome o Edge.';

const INSTALLING = 'L’app si sta installando: la troverai fra quelle del dispositivo.';

export const appStrings = {
  title: 'Porta l’Edicola con te',
  text: 'Sulla schermata Home si apre a tutto schermo e funziona anche senza rete. Occupa meno di 2 MB.',
  install: 'Installa l’app',
  show: 'Mostra come si installa',
  /** In place of the button, by what became of the browser's prompt. */
  afterPrompt: {
    unused: ELSEWHERE,
    shown: INSTALLING,
    accepted: INSTALLING,
    refused: 'Puoi installarla più tardi dal menu del browser.',
  },
  stores: 'Preferisci lo store? Scarica l’app del giornale.',
  android: 'Google Play',
  ios: 'App Store',
  foot: 'Ultimo passo',
} as const;
