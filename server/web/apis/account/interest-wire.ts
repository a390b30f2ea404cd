import type { FollowableTopic, TopicGroup } from '#domain/interests.ts';
import type { OnboardingStep, OnboardingSteps, StepOutcome, StepStatus } from '#domain/onboarding.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

const GROUPS: Record<TopicGroup, Wire['Argomento']['gruppo']> = {
  local: 'territorio',
  news: 'attualita',
  life: 'vita',
  culture: 'cultura',
  sport: 'sport',
  subjects: 'temi',
  sections: 'sezioni',
  editions: 'edizioni',
  authors: 'firme',
  teams: 'squadre',
};

const MODI: Record<AlertMode, Wire['ModoAvvisi']> = { now: 'subito', digest: 'riepilogo', off: 'mai' };

export const MODES: Record<Wire['ModoAvvisi'], AlertMode> = {
  subito: 'now',
  riepilogo: 'digest',
  mai: 'off',
};

export const toArgomento = (topic: FollowableTopic): Wire['Argomento'] => ({
  slug: topic.slug,
  nome: topic.name,
  descrizione: topic.description,
  gruppo: GROUPS[topic.group],
  disegno: topic.picture,
  seguito: topic.followed,
  avvisi: MODI[topic.alerts],
});

const STATUSES: Record<StepStatus, Wire['StatoPasso']> = {
  current: 'attuale',
  next: 'prossimo',
  empty: 'vuoto',
  done: 'fatto',
  skipped: 'saltato',
};

export const toPassi = ({ interests, newsletters, downloadApp }: OnboardingSteps): Wire['Passi'] => ({
  interessi: STATUSES[interests],
  newsletter: STATUSES[newsletters],
  app: STATUSES[downloadApp],
});

export const STEPS: Record<Wire['PassoConcluso']['passo'], OnboardingStep> = {
  interessi: 'interests',
  newsletter: 'newsletters',
  app: 'downloadApp',
};

export const OUTCOMES: Record<Wire['PassoConcluso']['esito'], StepOutcome> = {
  fatto: 'done',
  saltato: 'skipped',
};
