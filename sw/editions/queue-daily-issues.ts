import type { ApiDeps } from '#api/clients.ts';
import { createApi } from '#api/clients.ts';
import { getIssue } from '#api/site/get-issue.ts';
import type { NewsstandDb } from '#device/db.ts';
import { allDownloads, keyOf, requestDownload } from '#device/tables/downloads.ts';
import type { Settings } from '#device/tables/settings.ts';
import { unlessStalled } from './unless-stalled.ts';

type DailyDeps = { db: NewsstandDb; api: ApiDeps; owner: string; settings: Settings; now: number };

/** Queues the latest issue of every edition that is downloaded daily, unless it is known already. OFF-03 */
export async function queueDailyIssues({ db, api, owner, settings, now }: DailyDeps): Promise<void> {
  const knownKeys = new Set((await allDownloads(db, owner)).map((row) => keyOf(row).join()));
  for (const slug of settings.dailyEditions) {
    // An issue that cannot be loaded, for now or for good, does not prevent the others.
    const contents = await unlessStalled(getIssue(createApi(api), slug)).catch(() => null);
    if (!contents) continue;
    const { edition, day } = contents.issue;
    const issue = { owner, edition: edition.slug, editionName: edition.name, day };
    // An issue that the reader removed is not queued again.
    if (knownKeys.has(keyOf(issue).join())) continue;
    await requestDownload(db, { ...issue, contents: settings.contents, origin: 'daily' }, now);
  }
}
