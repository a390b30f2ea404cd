import type { TopicGroup } from '#domain/interests.ts';
import type { OnboardingStep, OnboardingSteps, StepOutcome, StepStatus } from '#domain/onboarding.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import type { components } from '#openapi/generated/account.ts';
import type { ReadersTopic } from '#server/interests/topics.ts';

type Wire = components['schemas'];

const GROUPS: Record<TopicGroup, Wire['Argomento']['gruppo']> = {
  local: 'territorio',
  news: 'attualita',
  life: 'vita',
  culture: 'cultura',
  sport: 'sport',
};

const MODI: Record<AlertMode, Wire['ModoAvvisi']> = { now: 'subito', digest: 'riepilogo', off: 'mai' };

export const MODES: Record<Wire['ModoAvvisi'], AlertMode> = {
  subito: 'now',
  riepilogo: 'digest',
  mai: 'off',
};

export const toArgomento = ({ topic, followed, alerts }: ReadersTopic): Wire['Argomento'] => ({
  slug: topic.slug,
  nome: topic.name,
  descrizione: topic.description,
  gruppo: GROUPS[topic.group],
  disegno: topic.picture,
  seguito: followed,
  avvisi: MODI[alerts],
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
