import type { FollowableTopic, TopicGroup } from '#domain/interests.ts';
import type { OnboardingStep, OnboardingSteps, StepOutcome, StepStatus } from '#domain/onboarding.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import {
  listMutedStories as list,
  muteStory as mute,
  unmuteStory,
} from '#server/outgoing/db/muted-stories.ts';
import { setAlertMode } from '#server/outgoing/db/reader-topics.ts';
import { followTopic, readTopics } from '#server/outgoing/interests/topics.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { DONE, LOGIN_REQUIRED, ok } from '../replies.ts';

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

const ALERT_MODES_TO_WIRE: Record<AlertMode, Wire['ModoAvvisi']> = {
  now: 'subito',
  digest: 'riepilogo',
  off: 'mai',
};

const ALERT_MODES_FROM_WIRE: Record<Wire['ModoAvvisi'], AlertMode> = {
  subito: 'now',
  riepilogo: 'digest',
  mai: 'off',
};

const toArgomento = (topic: FollowableTopic): Wire['Argomento'] => ({
  slug: topic.slug,
  nome: topic.name,
  descrizione: topic.description,
  gruppo: GROUPS[topic.group],
  disegno: topic.picture,
  seguito: topic.followed,
  avvisi: ALERT_MODES_TO_WIRE[topic.alerts],
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

export const listTopics: Handler<operations['listTopics']> = async ({ session, orm, brand, now, query }) => {
  if (!session) return LOGIN_REQUIRED;
  const readerOnPaper = { readerId: session.readerId, brand: brand.sigla };
  const topics = await readTopics(orm, readerOnPaper, { now, onlyFollowed: query.seguiti === true });
  return ok({ argomenti: topics.map(toArgomento) });
};

export const setTopic: Handler<operations['setTopic']> = async ({ session, path, body, orm, brand, now }) => {
  if (!session) return LOGIN_REQUIRED;
  const readerOnPaper = { readerId: session.readerId, brand: brand.sigla };
  const known = await followTopic(orm, readerOnPaper, { slug: path.slug, followed: body.seguito, now });
  return known ? DONE : refuse('not-followable');
};

export const setTopicAlerts: Handler<operations['setTopicAlerts']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  const { path, body, orm, brand } = call;
  const readerOnPaper = { readerId: session.readerId, brand: brand.sigla };
  const followed = await setAlertMode(orm, readerOnPaper, path.slug, ALERT_MODES_FROM_WIRE[body.modo]);
  return followed ? DONE : refuse('not-followed');
};

export const listMutedStories: Handler<operations['listMutedStories']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const stories = await list(orm, { readerId: session.readerId, brand: brand.sigla });
  return ok({
    storie: stories.map(({ story, title, mutedAt }) => ({
      storia: story,
      titolo: title,
      dal: mutedAt.toISOString(),
    })),
  });
};

export const muteStory: Handler<operations['muteStory']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  const { path, body, orm, brand, now } = call;
  const readerOnPaper = { readerId: session.readerId, brand: brand.sigla };
  if (body.silenziata) await mute(orm, { ...readerOnPaper, story: path.storia, mutedAt: now });
  else await unmuteStory(orm, readerOnPaper, path.storia);
  return DONE;
};
