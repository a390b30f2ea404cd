import type { PackageWire } from '#api/site/wire-types.ts';
import { CACHES } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import type { Download } from '#device/tables/downloads.ts';
import { EVERYBODY, readSession } from '#device/tables/session.ts';
import { readSettings } from '#device/tables/settings.ts';
import { downloadedPackage } from '#domain/download-addresses.ts';
import { EditionStore, type FetchedPackage, type IssueRef } from './edition-store.ts';
import { timeForBytes } from './network-speed.ts';
import { filesOf, type Plan, planDownload } from './plan-download.ts';
import { type Prefetched, prefetchRuns } from './prefetch-runs.ts';
import { workerApi } from './worker-api.ts';

/** How long the size that was shown for an issue counts as what the reader decided on. */
const SHOWN_VALID_MS = 60_000;
/** Time within which the download must have taken over the requests that were made at the press. */
const TAKEOVER_MS = 5000;

type Choice = IssueRef & Pick<Download, 'contents'>;
/** Width of the wanted pictures; null for none. */
type Width = number | null;

/** Data of the issue whose download is offered to the reader. */
type Shown = IssueRef & { at: number; told: FetchedPackage; downloaded: Map<string, string>; width: number };
let shown: Shown | undefined;

/** An issue whose first bytes have been requested. */
export type StartedDownload = IssueRef & {
  width: Width;
  told: FetchedPackage;
  downloaded: Map<string, string>;
  plan: Plan;
  prefetched: Prefetched;
  abort: AbortController;
};
let begun: StartedDownload | undefined;

const isSame = (one: IssueRef, other: IssueRef) => one.edition === other.edition && one.day === other.day;

/** The manifest from which the size was shown a moment ago; only for what everybody may read. */
export async function shownManifest({ edition, day }: IssueRef): Promise<FetchedPackage | null> {
  const copy = await (await caches.open(CACHES.issueData)).match(downloadedPackage(edition, day));
  const date = copy?.headers.get('date') ?? '';
  if (!copy || !(Date.now() - Date.parse(date) < SHOWN_VALID_MS)) return null;
  return { manifest: ((await copy.json()) as { data: PackageWire }).data, date };
}

/**
 * Finds out, while the reader chooses, which files of the issue are downloaded already. Its manifest must have been
 * requested before. OFF-03
 */
export async function prepareIssue({ edition, day }: IssueRef): Promise<void> {
  const db = new NewsstandDb();
  try {
    const [told, session, settings] = await Promise.all([
      shownManifest({ edition, day }),
      readSession(db),
      readSettings(db),
    ]);
    if (!told || session) return;
    const width = settings.pictureWidth;
    const downloaded = await new EditionStore(db, EVERYBODY).check(filesOf(told.manifest, width));
    shown = { edition, day, at: Date.now(), told, downloaded, width };
  } finally {
    db.close();
  }
}

/**
 * Requests the first bytes when the reader presses the button, while the page still writes the download to the
 * database. Does nothing if the issue was not prepared, and is aborted if no download takes it over.
 */
export function startRequests({ edition, day, contents }: Choice): void {
  if (!shown || !isSame(shown, { edition, day }) || Date.now() - shown.at > SHOWN_VALID_MS) return;
  const { told, downloaded } = shown;
  const width = contents === 'text' ? null : shown.width;
  shown = undefined;
  const abort = new AbortController();
  const { signal } = abort;
  const plan = planDownload(told.manifest, downloaded, width);
  const options = { api: workerApi(null, signal), signal };
  const prefetched = prefetchRuns(options, plan, (bytes) =>
    timeForBytes(bytes, downloadedPackage(edition, day)),
  );
  const own: StartedDownload = { edition, day, width, told, downloaded, plan, prefetched, abort };
  begun?.abort.abort();
  begun = own;
  setTimeout(() => {
    if (begun === own) abort.abort();
  }, TAKEOVER_MS);
}

/**
 * Takes over what has been requested of this issue; it is aborted with the signal. Null if nothing was, or if one of
 * its files was deleted meanwhile.
 */
export async function takeOverRequests(
  { owner, edition, day }: Download,
  width: Width,
  store: EditionStore,
  signal: AbortSignal,
): Promise<StartedDownload | null> {
  const own = begun;
  if (!own || owner !== EVERYBODY || !isSame(own, { edition, day }) || own.width !== width) return null;
  begun = undefined;
  const { abort, downloaded } = own;
  signal.addEventListener('abort', () => abort.abort());
  const still = await store.hashesOfDownloaded([...downloaded.keys()].map((path) => ({ path })));
  if (!abort.signal.aborted && still.size === downloaded.size) return own;
  abort.abort();
  return null;
}
