import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { keepMessage, messagesByKey } from '../../db/alert-messages.ts';
import type { Orm } from '../../db/connect.ts';
import { articlesOfHeardAuthors } from '../../db/heard-authors.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { newMessage } from './new-message.ts';

type Means = { orm: Orm; jobs: AlertJobs; now: Date };

const HOUR_MS = 3_600_000;
/** What came out earlier is no news to whoever begins to follow its author now. */
const NEW_MS = 3 * HOUR_MS;

/** Tells of every new article of an author those who want to hear of its author: nobody in the newsroom has to. PSH-01 */
export async function announceAuthors(means: Means): Promise<void> {
  for (const brand of BRANDS) await announceOf(brand, means);
}

const keyOf = (articleId: number) => `firma-articolo-${articleId}`;

async function announceOf(brand: Brand, { orm, jobs, now }: Means): Promise<void> {
  const { sigla } = brand;
  const since = new Date(now.getTime() - NEW_MS);
  const articles = await articlesOfHeardAuthors(orm, sigla, { since, now });
  const keys = articles.map(({ id }) => keyOf(id));
  const told = new Set((await messagesByKey(orm, sigla, keys)).map(({ idempotencyKey }) => idempotencyKey));
  for (const { id, title, authors, topics } of articles) {
    const idempotencyKey = keyOf(id);
    if (told.has(idempotencyKey)) continue;
    const made = await newMessage(
      {
        ...{
          kind: 'news',
          topic: topics[0] ?? null,
          title,
          body: `Un nuovo articolo di ${authors.join(', ')}.`,
        },
        ...{ articleId: id, story: null },
      },
      { orm, brand, now, idempotencyKey },
    );
    if (typeof made === 'string') continue;
    const { message } = await keepMessage(orm, { ...made, topics });
    await jobs.plan({ messageId: message.id });
  }
}
