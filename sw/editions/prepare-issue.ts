import type { PackageWire } from '#api/site/wire-types.ts';
import { CACHES } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import type { Download } from '#device/tables/downloads.ts';
import { NO_ACCOUNT, readSession } from '#device/tables/session.ts';
import { readSettings } from '#device/tables/settings.ts';
import { manifestAddress } from '#domain/download-addresses.ts';
import { DownloadedIssueStore, type FetchedPackage, type IssueKey } from './downloaded-issue-store.ts';
import { timeForBytes } from './network-speed.ts';
import { filesOf, type Plan, planDownload } from './plan-download.ts';
import { type Prefetched, prefetchRuns } from './prefetch-runs.ts';
import { workerApi } from './worker-api.ts';

/** How long a manifest from which the size was shown to the reader may be used for the download. */
const MAX_MANIFEST_AGE_MS = 60_000;
/**
 * Time within which the download must have taken over the requests that were made when the reader pressed the
 * button.
 */
const TAKEOVER_TIMEOUT_MS = 5000;

type Choice = IssueKey & Pick<Download, 'contents'>;
/** Width of the wanted pictures; null for none. */
type Width = number | null;

/** Data of the issue whose download is offered to the reader. */
type OfferedIssue = IssueKey & {
  preparedAt: number;
  fetched: FetchedPackage;
  downloaded: Map<string, string>;
  width: number;
};
let offered: OfferedIssue | undefined;

/** An issue whose first bytes have been requested. */
export type StartedDownload = IssueKey & {
  width: Width;
  fetched: FetchedPackage;
  downloaded: Map<string, string>;
  plan: Plan;
  prefetched: Prefetched;
  abort: AbortController;
};
let startedDownload: StartedDownload | undefined;

const isSame = (one: IssueKey, other: IssueKey) => one.edition === other.edition && one.day === other.day;

/**
 * The manifest that was cached less than a minute ago, when its size was shown. Call it only for a visitor:
 * it reads the cache of public answers.
 */
export async function recentManifest({ edition, day }: IssueKey): Promise<FetchedPackage | null> {
  const copy = await (await caches.open(CACHES.issueData)).match(manifestAddress(edition, day));
  const date = copy?.headers.get('date') ?? '';
  if (!copy || !(Date.now() - Date.parse(date) < MAX_MANIFEST_AGE_MS)) return null;
  return { manifest: ((await copy.json()) as { data: PackageWire }).data, date };
}

/**
 * Finds out, while the reader chooses, which files of the issue are downloaded already. Its manifest must have been
 * requested before. OFF-03
 */
export async function prepareIssue({ edition, day }: IssueKey): Promise<void> {
  const db = new NewsstandDb();
  try {
    const [fetched, session, settings] = await Promise.all([
      recentManifest({ edition, day }),
      readSession(db),
      readSettings(db),
    ]);
    if (!fetched || session) return;
    const width = settings.pictureWidth;
    const downloaded = await new DownloadedIssueStore(db, NO_ACCOUNT).verifiedHashes(
      filesOf(fetched.manifest, width),
    );
    offered = { edition, day, preparedAt: Date.now(), fetched, downloaded, width };
  } finally {
    db.close();
  }
}

/**
 * Requests the first bytes when the reader presses the button, while the page still writes the download to the
 * database. Does nothing if the issue was not prepared, and is aborted if no download takes it over.
 */
export function startRequests({ edition, day, contents }: Choice): void {
  if (!offered || !isSame(offered, { edition, day }) || Date.now() - offered.preparedAt > MAX_MANIFEST_AGE_MS)
    return;
  const { fetched, downloaded } = offered;
  const width = contents === 'text' ? null : offered.width;
  offered = undefined;
  const abort = new AbortController();
  const { signal } = abort;
  const plan = planDownload(fetched.manifest, downloaded, width);
  const options = { api: workerApi(null, signal), signal };
  const prefetched = prefetchRuns(options, plan, (bytes) =>
    timeForBytes(bytes, manifestAddress(edition, day)),
  );
  const started: StartedDownload = { edition, day, width, fetched, downloaded, plan, prefetched, abort };
  startedDownload?.abort.abort();
  startedDownload = started;
  setTimeout(() => {
    if (startedDownload === started) abort.abort();
  }, TAKEOVER_TIMEOUT_MS);
}

/**
 * Takes over what has been requested of this issue; it is aborted with the signal. Null if nothing was, or if one of
 * its files was deleted meanwhile.
 */
export async function takeOverRequests(
  { owner, edition, day }: Download,
  width: Width,
  store: DownloadedIssueStore,
  signal: AbortSignal,
): Promise<StartedDownload | null> {
  const started = startedDownload;
  if (!started || owner !== NO_ACCOUNT || !isSame(started, { edition, day }) || started.width !== width)
    return null;
  startedDownload = undefined;
  const { abort, downloaded } = started;
  signal.addEventListener('abort', () => abort.abort());
  const stillDownloaded = await store.hashesOfDownloaded([...downloaded.keys()].map((path) => ({ path })));
  if (!abort.signal.aborted && stillDownloaded.size === downloaded.size) return started;
  abort.abort();
  return null;
}
