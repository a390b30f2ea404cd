import { issuePath } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { fullIssuesOfDay } from '#server/newsroom/content/issues.ts';
import { issuesOfDays } from '#server/newsroom/db/issue-queries.ts';
import { decidedKeys, insertOrFindMessage } from '../../db/alert-messages.ts';
import type { AlertJobs } from './alert-jobs.ts';

type Deps = { orm: Orm; jobs: AlertJobs; now: Date };

/** Alerts readers who want that to each of today's editions that is out, once. PSH-03 */
export async function alertAboutNewEditions(deps: Deps): Promise<void> {
  for (const brand of BRANDS) await alertForPaper(brand, deps);
}

const keyOf = (edition: string, day: string) => `edizione-${edition}-${day}`;

async function alertForPaper(brand: Brand, { orm, jobs, now }: Deps): Promise<void> {
  const { sigla } = brand;
  const day = dayAt(now);
  const issues = await issuesOfDays(orm, [{ brand: sigla, day }]);
  const keys = issues.map(({ edition }) => keyOf(edition.slug, day));
  const alertedKeys = await decidedKeys(orm, sigla, keys);
  if (keys.every((key) => alertedKeys.has(key))) return;
  // Only issues that may be read already: an issue can arrive before its publication time.
  const readable = (await fullIssuesOfDay(orm, sigla, day, now)).filter(
    ({ articles }) => articles.length > 0,
  );
  for (const { row } of readable) {
    const { slug, name } = row.edition;
    if (alertedKeys.has(keyOf(slug, day))) continue;
    const message = await insertOrFindMessage(orm, {
      brand: sigla,
      kind: 'edition',
      topics: [],
      edition: slug,
      day,
      articleId: null,
      story: null,
      title: 'L’edizione di oggi è pronta',
      body: `${brand.name}, ${name}: si può già sfogliare.`,
      path: issuePath({ slug }, day),
      image: null,
      idempotencyKey: keyOf(slug, day),
      createdAt: now,
    });
    await jobs.plan({ messageId: message.id });
  }
}
