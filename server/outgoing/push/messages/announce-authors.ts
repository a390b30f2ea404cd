import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type AlertMessage, keepMessage, messagesOnArticles, plannedKeys } from '../../db/alert-messages.ts';
import { newArticlesOfFollowedAuthors } from '../../db/heard-authors.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { newMessage } from './new-message.ts';

type Deps = { orm: Orm; jobs: AlertJobs; now: Date };

const HOUR_MS = 3_600_000;
/** An article that arrived earlier is not announced to a reader who begins to follow its author now. */
const NEW_MS = 3 * HOUR_MS;
/** Articles written earlier are not announced: old texts arrive too, for example with a whole archive. */
const WRITTEN_MS = 48 * HOUR_MS;

/**
 * Announces every new article to the readers who follow its authors with alerts, without any action by the newsroom.
 * PSH-01
 */
export async function announceAuthors(deps: Deps): Promise<void> {
  for (const brand of BRANDS) await announceOf(brand, deps);
}

const keyOf = (articleId: number) => `firma-articolo-${articleId}`;

async function announceOf(brand: Brand, { orm, jobs, now }: Deps): Promise<void> {
  const { sigla } = brand;
  const ago = (span: number) => new Date(now.getTime() - span);
  const when = { since: ago(NEW_MS), written: ago(WRITTEN_MS), now };
  const articles = await newArticlesOfFollowedAuthors(orm, sigla, when);
  if (articles.length === 0) return;
  const ids = articles.map(({ id }) => id);
  const planned = await plannedKeys(orm, sigla, ids.map(keyOf));
  const told = Map.groupBy(await messagesOnArticles(orm, sigla, ids), ({ articleId }) => articleId);
  for (const { id, title, authors, topics } of articles) {
    const idempotencyKey = keyOf(id);
    if (planned.has(idempotencyKey)) continue;
    const own = topics.filter((topic) => !(told.get(id) ?? []).some((message) => reaches(message, topic)));
    const [topic] = own;
    if (topic === undefined) continue;
    const said = { kind: 'news', topic, title, body: `Un nuovo articolo di ${authors.join(', ')}.` } as const;
    const made = await newMessage(
      { ...said, articleId: id, story: null },
      { orm, brand, now, idempotencyKey },
    );
    if (!made.ok) continue;
    const message = await keepMessage(orm, { ...made.value, topics: own });
    await jobs.plan({ messageId: message.id });
  }
}

/** Whether the newsroom has already sent followers of this topic an alert about the article. */
const reaches = ({ topics, idempotencyKey, articleId }: AlertMessage, topic: string): boolean =>
  idempotencyKey !== keyOf(articleId ?? 0) && (topics.length === 0 || topics.includes(topic));
