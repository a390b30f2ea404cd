import { isListable, toOfflineItem } from '#api/site/offline-item.ts';
import { answersCacheOf } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { listDownloads } from '#device/tables/downloads.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import type { OfflineItem } from '#domain/offline-item.ts';
import { currentOwner } from '../base/current-reader.ts';
import { DownloadedIssues } from './downloaded-issues.ts';

/**
 * Maximum number of listed items, one or two screens: reading the titles of all would take a phone too long.
 */
const MAX_LISTED = 30;

type CachedAnswer = { call: string; answer: Response };

/** Lists what can be read offline on this device, the latest first. OFF-01 */
export async function listOfflineItems(): Promise<OfflineItem[]> {
  const owners = [...new Set([await currentOwner(), NO_ACCOUNT])];
  const cached = (await Promise.all(owners.map(readAnswersOf))).flat();
  const latest = cached.sort((a, b) => answeredAt(b) - answeredAt(a)).slice(0, MAX_LISTED);
  const downloadedIssues = (await Promise.all(owners.map(downloadedIssuesOf))).flat();
  const items = await Promise.all([...downloadedIssues, ...latest].map(toItem));
  return items.filter((item) => item !== null).filter(isFirst);
}

/** Cached answers of an account, or of everybody; empty if the cache cannot be read. */
const readAnswersOf = (owner: string): Promise<CachedAnswer[]> => answersOf(owner).catch(() => []);

async function answersOf(owner: string): Promise<CachedAnswer[]> {
  const cache = await caches.open(answersCacheOf(owner));
  const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
  return requests.flatMap(({ url }, index): CachedAnswer[] => {
    const { pathname, search } = new URL(url);
    const answer = answers[index];
    return answer && isListable(pathname) ? [{ call: pathname + search, answer }] : [];
  });
}

/**
 * Answers for the issues that the owner has downloaded completely. They are listed before answers that were
 * only cached while reading.
 */
async function downloadedIssuesOf(owner: string): Promise<CachedAnswer[]> {
  const db = new NewsstandDb();
  try {
    const complete = (await listDownloads(db, owner)).filter(({ readable }) => readable);
    const issues = new DownloadedIssues(owner);
    const answers = complete.slice(0, MAX_LISTED).map(async ({ edition, day }) => {
      const call = `/api/edicola/numero?edizione=${edition}&data=${day}`;
      const data = await issues.issue(edition, day).catch(() => null);
      return data ? [{ call, answer: Response.json({ data }) }] : [];
    });
    return (await Promise.all(answers)).flat();
  } catch {
    // A blocked database holds no issues.
    return [];
  } finally {
    db.close();
  }
}

const answeredAt = ({ answer }: CachedAnswer): number => Date.parse(answer.headers.get('date') ?? '') || 0;

/** An answer cached by an earlier version may have another shape, so it is parsed again before it is listed. */
const toItem = async ({ call, answer }: CachedAnswer): Promise<OfflineItem | null> => {
  try {
    return toOfflineItem(call, await answer.json());
  } catch {
    return null;
  }
};

/** Whether no earlier item of the list is the same: the latest issue is often cached under its day too. */
const isFirst = (item: OfflineItem, index: number, items: readonly OfflineItem[]): boolean =>
  index ===
  items.findIndex(
    ({ kind, title, detail, day }) =>
      kind === item.kind && title === item.title && detail === item.detail && day === item.day,
  );
