import type { FollowableTopic, OfferedNewsletter, SampleArticle, TopicGroup } from '#domain/interests.ts';
import type { OnboardingSteps, StepStatus } from '#domain/onboarding.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

const GROUPS: Record<Wire['Argomento']['gruppo'], TopicGroup> = {
  territorio: 'local',
  attualita: 'news',
  vita: 'life',
  cultura: 'culture',
  sport: 'sport',
  temi: 'subjects',
  sezioni: 'sections',
  edizioni: 'editions',
  firme: 'authors',
  squadre: 'teams',
};

const ALERT_MODES_FROM_WIRE: Record<Wire['ModoAvvisi'], AlertMode> = {
  subito: 'now',
  riepilogo: 'digest',
  mai: 'off',
};

export const ALERT_MODES_TO_WIRE: Record<AlertMode, Wire['ModoAvvisi']> = {
  now: 'subito',
  digest: 'riepilogo',
  off: 'mai',
};

export const toTopic = (wire: Wire['Argomento']): FollowableTopic => ({
  slug: wire.slug,
  name: wire.nome,
  description: wire.descrizione,
  group: GROUPS[wire.gruppo],
  picture: wire.disegno,
  followed: wire.seguito,
  alerts: ALERT_MODES_FROM_WIRE[wire.avvisi],
});

export const toNewsletter = (wire: Wire['Newsletter']): OfferedNewsletter => ({
  slug: wire.slug,
  name: wire.nome,
  description: wire.descrizione,
  days: wire.giorni,
  at: wire.ora,
  personal: wire.personale,
  subscribersOnly: wire.riservata,
  canSubscribe: wire.iscrivibile,
  subscribed: wire.iscritto,
});

export const toSampleArticle = (wire: Wire['ArticoloAnteprima']): SampleArticle => ({
  id: wire.id,
  slug: wire.slug,
  kicker: wire.occhiello,
  title: wire.titolo,
  section: wire.sezione,
});

const STATUSES: Record<Wire['StatoPasso'], StepStatus> = {
  attuale: 'current',
  prossimo: 'next',
  vuoto: 'empty',
  fatto: 'done',
  saltato: 'skipped',
};

export const toSteps = (wire: Wire['Passi']): OnboardingSteps => ({
  interests: STATUSES[wire.interessi],
  newsletters: STATUSES[wire.newsletter],
  downloadApp: STATUSES[wire.app],
});
