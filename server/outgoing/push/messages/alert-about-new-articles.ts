import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  type AlertMessage,
  decidedKeys,
  insertOrFindMessage,
  messagesOnArticles,
} from '../../db/alert-messages.ts';
import { newArticlesOfFollowedAuthors } from '../../db/followed-authors.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { authorAlertKey, isAuthorAlert } from './author-alert-key.ts';
import { buildMessage } from './new-message.ts';

type Deps = { orm: Orm; jobs: AlertJobs; now: Date };

const HOUR_MS = 3_600_000;
/** An article that arrived earlier is no news to a reader who begins to follow its author now. */
const MAX_ARRIVAL_AGE_MS = 3 * HOUR_MS;
/** A paper of today is news until noon, also if no server ran in the night. */
const MAX_DAY_AGE_MS = 12 * HOUR_MS;
/** Articles written earlier cause no alert: old texts arrive too, for example with a whole archive. */
const MAX_TEXT_AGE_MS = 48 * HOUR_MS;

/**
 * Alerts the readers who follow an author with alerts to every new article, without any action by the newsroom.
 * PSH-01
 */
export async function alertAboutNewArticles(deps: Deps): Promise<void> {
  for (const brand of BRANDS) await alertForPaper(brand, deps);
}

async function alertForPaper(brand: Brand, { orm, jobs, now }: Deps): Promise<void> {
  const { sigla } = brand;
  const before = (span: number) => new Date(now.getTime() - span);
  const period = {
    since: before(MAX_ARRIVAL_AGE_MS),
    daySince: before(MAX_DAY_AGE_MS),
    writtenSince: before(MAX_TEXT_AGE_MS),
    now,
  };
  const articles = await newArticlesOfFollowedAuthors(orm, sigla, period);
  if (articles.length === 0) return;
  const ids = articles.map(({ id }) => id);
  const alertedKeys = await decidedKeys(orm, sigla, ids.map(authorAlertKey));
  const earlierAlerts = Map.groupBy(await messagesOnArticles(orm, sigla, ids), ({ articleId }) => articleId);
  for (const { id, title, authors, topics } of articles) {
    const idempotencyKey = authorAlertKey(id);
    if (alertedKeys.has(idempotencyKey)) continue;
    const newTopics = topics.filter(
      (topic) => !(earlierAlerts.get(id) ?? []).some((message) => wasSentToFollowersOf(message, topic)),
    );
    const [topic] = newTopics;
    if (topic === undefined) continue;
    const request = {
      kind: 'news',
      topic,
      title,
      body: `Un nuovo articolo di ${authors.join(', ')}.`,
    } as const;
    const built = await buildMessage(
      { ...request, articleId: id, story: null },
      { orm, brand, now, idempotencyKey },
    );
    if (!built.ok) continue;
    const message = await insertOrFindMessage(orm, { ...built.value, topics: newTopics });
    await jobs.plan({ messageId: message.id });
  }
}

/** Whether the newsroom has already sent followers of this topic an alert about the article. */
const wasSentToFollowersOf = (message: AlertMessage, topic: string): boolean =>
  !isAuthorAlert(message) && (message.topics.length === 0 || message.topics.includes(topic));
