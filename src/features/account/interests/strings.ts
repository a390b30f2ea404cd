import type { FollowableTopic, TopicGroup } from '#domain/interests.ts';

export const headStrings = {
  title: 'Interessi e notifiche',
  description: 'Gli argomenti che segui e quando ricevere le notifiche.',
} as const;

type NamedTopic = Pick<FollowableTopic, 'name' | 'group'>;

/** Name of a topic with its kind, because a section or an edition may have the same name as a topic. */
function nameWithKind({ name, group }: NamedTopic): string {
  if (group === 'sections') return `la sezione ${name}`;
  return group === 'editions' ? `l’edizione ${name}` : name;
}

export const strings = {
  title: 'Interessi e notifiche',
  intro:
    'Scegli gli argomenti da seguire e quelli per cui ricevere una notifica. Quello che segui lo trovi anche nella newsletter',
  newsletterLink: 'I tuoi argomenti',
  groups: {
    local: 'Dal territorio',
    news: 'Attualità',
    life: 'Vita di tutti i giorni',
    culture: 'Cultura e tempo libero',
    sport: 'Sport',
    subjects: 'Temi che segui',
    sections: 'Sezioni',
    editions: 'Edizioni locali',
    authors: 'Firme',
    teams: 'Squadre',
  } satisfies Record<TopicGroup, string>,
  search: 'Cerca argomenti, firme, squadre',
  count: (followed: number, all: number) =>
    `${followed === 1 ? 'Segui un argomento' : `Segui ${followed} argomenti`} su ${all}.`,
  groupCount: (followed: number, all: number) => (followed > 0 ? `${all}, ne segui ${followed}` : `${all}`),
  found: (shown: number) => (shown === 1 ? 'Un argomento trovato.' : `${shown} argomenti trovati.`),
  none: (text: string) => `Nessun argomento con «${text}»`,
  noneText: 'Prova con un’altra parola, oppure guardali tutti.',
  showAll: 'Mostra tutti',
  topics: 'Argomenti',
  follow: 'Segui',
  followed: 'Segui già',
  followLabel: (topic: NamedTopic) => `Segui ${nameWithKind(topic)}`,
  alertsFor: (topic: NamedTopic) => `Notifiche per ${nameWithKind(topic)}`,
  arrives: 'Arriva',
  modes: { now: 'subito', digest: 'nel riepilogo' },
  modeLabel: (topic: NamedTopic) => `Quando arrivano gli avvisi per ${nameWithKind(topic)}`,
  modeChanged: {
    now: (topic: string) => `Gli avvisi di ${topic} arrivano subito.`,
    digest: (topic: string) => `Gli avvisi di ${topic} arrivano nel riepilogo.`,
  },
  undo: 'Annulla',
  offline: 'Per cambiare i tuoi interessi serve la connessione.',
} as const;
