import type { PackageWire } from '#api/site/wire-types.ts';
import { downloadsCacheOf } from '#device/cache-names.ts';
import type { NewsstandDb } from '#device/db.ts';
import { addFileRows, deleteFileRows, downloadedPaths, hashesOf } from '#device/tables/downloaded-files.ts';
import { ISSUE_HEADER, manifestAddress, searchWordsAddress } from '#domain/download-addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import type { PackageFile } from './plan-download.ts';

export type FileBytes = PackageFile & { body: Uint8Array<ArrayBuffer> };

const TYPES = { picture: 'image/avif', text: 'application/json; charset=utf-8' };

async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Thrown if a downloaded file differs from the one that the manifest names. */
export class WrongFile extends Error {}

/** The manifest of an issue, and when the server sent it, as in a `date` header. */
export type FetchedPackage = { manifest: PackageWire; date: string };

export type IssueKey = { edition: string; day: Day };

/**
 * The downloaded issues of one owner: their files are in Cache Storage, and the database lists them. A file is written
 * before it is listed, so that after an interruption it is at worst fetched again. OFF-03
 */
export class DownloadedIssueStore {
  readonly owner: string;
  readonly #db: NewsstandDb;

  constructor(db: NewsstandDb, owner: string) {
    this.#db = db;
    this.owner = owner;
  }

  #cache = () => caches.open(downloadsCacheOf(this.owner));

  /** @throws WrongFile before anything is stored, DOMException `QuotaExceededError` */
  async addFiles(files: FileBytes[], { edition, day }: IssueKey): Promise<void> {
    const hashes = await Promise.all(files.map(({ body }) => sha256(body)));
    const wrong = files.find((file, index) => hashes[index] !== file.sha256);
    if (wrong) throw new WrongFile(wrong.path);
    const cache = await this.#cache();
    await Promise.all(
      files.map(({ path, body }) => {
        const isPicture = path.startsWith('/immagini/');
        const headers = {
          'content-type': isPicture ? TYPES.picture : TYPES.text,
          ...(!isPicture && { [ISSUE_HEADER]: `${edition}/${day}` }),
        };
        return cache.put(path, new Response(body, { headers }));
      }),
    );
    const { owner } = this;
    await addFileRows(
      this.#db,
      files.map(({ path, sha256, bytes }) => ({ owner, path, sha256, bytes })),
    );
  }

  hashesOfDownloaded(files: Pick<PackageFile, 'path'>[]): Promise<Map<string, string>> {
    return hashesOf(
      this.#db,
      this.owner,
      files.map(({ path }) => path),
    );
  }

  /**
   * Returns the hashes of the downloaded files by path. Damaged or missing files are removed, so that they
   * are fetched again.
   */
  async verifiedHashes(files: PackageFile[]): Promise<Map<string, string>> {
    const cache = await this.#cache();
    const downloaded = await this.hashesOfDownloaded(files);
    const damaged: string[] = [];
    for (const { path } of files) {
      const hash = downloaded.get(path);
      if (hash === undefined) continue;
      const copy = await cache.match(path);
      if (!copy || (await sha256(await copy.arrayBuffer())) !== hash) damaged.push(path);
    }
    await this.deleteFiles(damaged);
    for (const path of damaged) downloaded.delete(path);
    return downloaded;
  }

  async deleteFiles(paths: string[]): Promise<void> {
    await deleteFileRows(this.#db, this.owner, paths);
    const cache = await this.#cache();
    await Promise.all(paths.map((path) => cache.delete(path)));
  }

  /** Paths in the cache, and paths that the database lists. */
  async paths(): Promise<{ cached: Set<string>; listed: Set<string> }> {
    const [requests, listed] = await Promise.all([
      (await this.#cache()).keys(),
      downloadedPaths(this.#db, this.owner),
    ]);
    const cached = requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });
    return { cached: new Set(cached), listed: new Set(listed) };
  }

  /** The cached manifest of an issue; null if there is none, or it cannot be read. */
  async manifest({ edition, day }: IssueKey): Promise<PackageWire | null> {
    const cachedPackage = await (await this.#cache()).match(manifestAddress(edition, day));
    return ((await cachedPackage?.json().catch(() => null)) as PackageWire | null) ?? null;
  }

  /**
   * Caches a manifest with the server's `date`: which of two answers is newer is decided by the server's
   * clock alone. @throws DOMException `QuotaExceededError`
   */
  async cacheManifest({ edition, day }: IssueKey, { manifest, date }: FetchedPackage): Promise<void> {
    const cache = await this.#cache();
    await cache.put(
      manifestAddress(edition, day),
      Response.json(manifest, { headers: { date, etag: manifest.versione } }),
    );
    await cache.delete(searchWordsAddress(edition, day));
  }

  async deleteManifest({ edition, day }: IssueKey): Promise<void> {
    const cache = await this.#cache();
    await cache.delete(manifestAddress(edition, day));
    await cache.delete(searchWordsAddress(edition, day));
  }
}
