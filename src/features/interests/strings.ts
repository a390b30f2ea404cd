import type { TopicGroup } from '#domain/interests.ts';

export const headWords = {
  title: 'Interessi e notifiche',
  description: 'Gli argomenti che segui, quali suonano e quando.',
} as const;

export const strings = {
  title: 'Interessi e notifiche',
  intro:
    'Scegli che cosa seguire e per che cosa vale la pena suonare. Quello che segui lo trovi anche nella newsletter',
  letter: 'I tuoi argomenti',
  groups: {
    local: 'Dal territorio',
    news: 'Attualità',
    life: 'Vita di tutti i giorni',
    culture: 'Cultura e tempo libero',
    sport: 'Sport',
  } satisfies Record<TopicGroup, string>,
  search: 'Cerca tra gli argomenti',
  count: (followed: number, all: number) =>
    `${followed === 1 ? 'Segui un argomento' : `Segui ${followed} argomenti`} su ${all}.`,
  found: (shown: number) => (shown === 1 ? 'Un argomento trovato.' : `${shown} argomenti trovati.`),
  none: (text: string) => `Nessun argomento con «${text}»`,
  noneText: 'Prova con un’altra parola, oppure guardali tutti.',
  showAll: 'Mostra tutti',
  topics: 'Argomenti',
  follow: 'Segui',
  followed: 'Segui già',
  followLabel: (topic: string) => `Segui ${topic}`,
  alertsFor: (topic: string) => `Notifiche per ${topic}`,
  comes: 'Arriva',
  modes: { now: 'subito', digest: 'nel riepilogo' },
  modeLabel: (topic: string) => `Quando arrivano gli avvisi di ${topic}`,
  heard: {
    now: (topic: string) => `Gli avvisi di ${topic} arrivano subito.`,
    digest: (topic: string) => `Gli avvisi di ${topic} arrivano nel riepilogo.`,
  },
  undo: 'Annulla',
  offline: 'Per cambiare i tuoi interessi serve la connessione.',
} as const;
