import type { PackageWire } from '#api/site/wire-types.ts';
import type { NewsstandDb } from '#device/db.ts';
import { allDownloads, changeDownload, keyOf } from '#device/tables/downloads.ts';
import { manifestAddress, searchWordsAddress } from '#domain/download-addresses.ts';
import type { DownloadedIssueStore } from './downloaded-issue-store.ts';
import { filesOf } from './plan-download.ts';

/** Every path under which a package may be cached, for any screen width. */
const pathsOf = (manifest: PackageWire): string[] => {
  const widths = [null, ...new Set(manifest.immagini.map(({ larghezza }) => larghezza))];
  return widths.flatMap((width) => filesOf(manifest, width).map(({ path }) => path));
};

/**
 * Deletes every cached file that belongs to none of the owner's issues: files of removed issues, of former
 * versions, of interrupted jobs. An issue that lacks one of its texts, or anything that the browser has
 * evicted, is queued to be completed. OFF-03
 */
export async function cleanUpDownloads(db: NewsstandDb, store: DownloadedIssueStore): Promise<void> {
  const { cached, listed } = await store.paths();
  const needed = new Set<string>();
  for (const row of await allDownloads(db, store.owner)) {
    const manifest = await store.manifest(row);
    const { edition, day, state } = row;
    if (!manifest) {
      if (state === 'ready') await changeDownload(db, keyOf(row), { state: 'queued', readable: false });
      continue;
    }
    for (const path of [
      manifestAddress(edition, day),
      searchWordsAddress(edition, day),
      ...pathsOf(manifest),
    ]) {
      needed.add(path);
    }
    // All texts are cached and listed, and the browser has evicted no listed picture.
    const isComplete =
      filesOf(manifest, null).every(({ path }) => cached.has(path) && listed.has(path)) &&
      pathsOf(manifest).every((path) => cached.has(path) || !listed.has(path));
    if (state === 'ready' && !isComplete) await changeDownload(db, keyOf(row), { state: 'queued' });
  }
  await store.deleteFiles([...cached, ...listed].filter((path) => !needed.has(path)));
}
