import { isListable, toOfflineItem } from '#api/site/offline-item.ts';
import { readingCacheOf } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { listDownloads } from '#device/tables/downloads.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import type { OfflineItem } from '#domain/offline-item.ts';
import { currentOwner } from '../base/current-reader.ts';
import { DownloadedIssues } from './downloaded-issues.ts';

/** One or two screens: reading the titles of all items would take a phone too long. */
const MOST_LISTED = 30;

type Kept = { call: string; answer: Response };

/** Lists what can be read offline on this device, the latest first. OFF-01 */
export async function listOfflineItems(): Promise<OfflineItem[]> {
  const owners = [...new Set([await currentOwner(), EVERYBODY])];
  const kept = (await Promise.all(owners.map(readBy))).flat();
  const latest = kept.sort((a, b) => cameAt(b) - cameAt(a)).slice(0, MOST_LISTED);
  const whole = (await Promise.all(owners.map(downloaded))).flat();
  const items = await Promise.all([...whole, ...latest].map(toItem));
  return items.filter((item) => item !== null).filter(isFirst);
}

/** Cached answers of an account, or of everybody; empty if the store cannot be read. */
const readBy = (owner: string): Promise<Kept[]> => answersOf(owner).catch(() => []);

async function answersOf(owner: string): Promise<Kept[]> {
  const cache = await caches.open(readingCacheOf(owner));
  const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
  return requests.flatMap(({ url }, at): Kept[] => {
    const { pathname, search } = new URL(url);
    const answer = answers[at];
    return answer && isListable(pathname) ? [{ call: pathname + search, answer }] : [];
  });
}

/** Downloaded issues come before answers that were only cached while reading. */
async function downloaded(owner: string): Promise<Kept[]> {
  const db = new NewsstandDb();
  try {
    const whole = (await listDownloads(db, owner)).filter(({ readable }) => readable);
    const downloaded = new DownloadedIssues(owner);
    const kept = whole.slice(0, MOST_LISTED).map(async ({ edition, day }) => {
      const call = `/api/edicola/numero?edizione=${edition}&data=${day}`;
      const data = await downloaded.issue(edition, day).catch(() => null);
      return data ? [{ call, answer: Response.json({ data }) }] : [];
    });
    return (await Promise.all(kept)).flat();
  } catch {
    // A blocked database holds no issues.
    return [];
  } finally {
    db.close();
  }
}

const cameAt = ({ answer }: Kept): number => Date.parse(answer.headers.get('date') ?? '') || 0;

/** An answer cached by an earlier version may have another shape, so it is parsed again before it is listed. */
const toItem = async ({ call, answer }: Kept): Promise<OfflineItem | null> => {
  try {
    return toOfflineItem(call, await answer.json());
  } catch {
    return null;
  }
};

/** The latest issue is often cached under its day too. */
const isFirst = (item: OfflineItem, at: number, items: readonly OfflineItem[]): boolean =>
  at ===
  items.findIndex(
    ({ kind, title, detail, day }) =>
      kind === item.kind && title === item.title && detail === item.detail && day === item.day,
  );
