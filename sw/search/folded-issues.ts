import type { PackageWire, TextWire } from '#api/site/wire-types.ts';
import { downloadsCacheOf } from '#device/cache-names.ts';
import { type Download, keyOf } from '#device/tables/downloads.ts';
import { manifestAddress, searchWordsAddress, textAddress } from '#domain/download-addresses.ts';
import { FOLDED_FORMAT, type FoldedIssue, foldIssue } from './folded-issue.ts';
import { type IndexedArticle, indexedArticles } from './indexed-articles.ts';

/** Identifies a downloaded issue, with its version as far as it is known. */
export type IndexedIssue = Pick<Download, 'owner' | 'edition' | 'day' | 'version'>;

/**
 * The searchable form of the downloaded issues: in memory while the worker lives, and beside each issue in Cache
 * Storage, so that the first search after a restart is fast. NWS-06, OFF-03
 */
export class FoldedIssues {
  readonly #issues = new Map<string, Promise<FoldedIssue | null>>();
  #all: { issues: (FoldedIssue | null)[]; articles: IndexedArticle[] } | undefined;

  /**
   * All searchable articles of these issues; of an article in several issues, the text in the first one
   * counts.
   */
  async articles(downloaded: IndexedIssue[]): Promise<IndexedArticle[]> {
    const wantedKeys = new Set(downloaded.map((issue) => keyOf(issue).join()));
    for (const key of this.#issues.keys()) if (!wantedKeys.has(key)) this.#issues.delete(key);
    const issues = await Promise.all(downloaded.map((issue) => this.#current(issue)));
    const cachedIssues = this.#all?.issues;
    if (
      cachedIssues?.length !== issues.length ||
      issues.some((issue, index) => issue !== cachedIssues[index])
    ) {
      this.#all = { issues, articles: indexedArticles(issues.filter((issue) => issue !== null)) };
    }
    return this.#all?.articles ?? [];
  }

  async #current(downloaded: IndexedIssue): Promise<FoldedIssue | null> {
    const key = keyOf(downloaded).join();
    const previous = await this.#issues.get(key)?.catch(() => null);
    if (previous && previous.version === downloaded.version) return previous;
    const loading = this.#bring(downloaded, previous ?? null);
    this.#issues.set(key, loading);
    return await loading;
  }

  /**
   * Loads a folded issue from memory or the cache if it still matches the package; otherwise folds the texts and caches
   * the result.
   */
  async #bring(
    { owner, edition, day, version }: IndexedIssue,
    previous: FoldedIssue | null,
  ): Promise<FoldedIssue | null> {
    const cache = await cacheOf(owner);
    const candidate = previous ?? (await readJson<FoldedIssue>(cache, searchWordsAddress(edition, day)));
    const stored = candidate?.form === FOLDED_FORMAT ? candidate : null;
    if (stored && stored.version === version) return stored;
    const manifest = await readJson<PackageWire>(cache, manifestAddress(edition, day));
    if (!manifest) return null;
    if (stored?.version === manifest.versione) return stored;
    const folded = await foldIssue(owner, manifest, (id) => readJson<TextWire>(cache, textAddress(id)));
    // If there is no room for it, only the next start takes longer.
    await cache.put(searchWordsAddress(edition, day), Response.json(folded)).catch(() => undefined);
    // The issue may have been deleted meanwhile: its folded form is then deleted too.
    if (!(await cache.match(manifestAddress(edition, day))))
      await cache.delete(searchWordsAddress(edition, day));
    return folded;
  }

  /** The complete text of an article; null if it has been deleted meanwhile. */
  async text({ owner, id }: IndexedArticle): Promise<TextWire | null> {
    return await readJson<TextWire>(await cacheOf(owner), textAddress(id));
  }

  /** Drops the folded form of every issue with a deleted article, so that these issues are folded again. */
  async forget(article: IndexedArticle, downloaded: IndexedIssue[]): Promise<void> {
    const cache = await cacheOf(article.owner);
    const containsArticle = ({ owner, edition, day }: IndexedIssue) =>
      owner === article.owner &&
      article.placements.some((place) => place.edition.slug === edition && place.summary.day === day);
    for (const issue of downloaded.filter(containsArticle)) {
      this.#issues.delete(keyOf(issue).join());
      await cache.delete(searchWordsAddress(issue.edition, issue.day));
    }
  }
}

const cacheOf = (owner: string) => caches.open(downloadsCacheOf(owner));

async function readJson<T>(cache: Cache, address: string): Promise<T | null> {
  const copy = await cache.match(address);
  return copy ? ((await copy.json()) as T) : null;
}
