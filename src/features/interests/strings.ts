import type { TopicGroup } from '#domain/interests.ts';

export const headWords = {
  title: 'Interessi',
  description: 'Gli argomenti che segui e che trovi nella newsletter fatta per te.',
} as const;

export const strings = {
  title: 'Interessi',
  intro: 'Scegli che cosa seguire: con quegli articoli prepariamo la newsletter',
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
  offline: 'Per cambiare i tuoi interessi serve la connessione.',
} as const;
