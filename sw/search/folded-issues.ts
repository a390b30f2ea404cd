import type { PackageWire, TextWire } from '#api/site/wire-types.ts';
import { editionsCacheOf } from '#device/cache-names.ts';
import { type Download, keyOf } from '#device/tables/downloads.ts';
import { downloadedPackage, downloadedText, downloadedWords } from '#domain/download-addresses.ts';
import { FORM, type FoldedIssue, foldIssue } from './folded-issue.ts';
import { type IndexedArticle, indexedArticles } from './indexed-articles.ts';

/** What names a downloaded issue, and its version as far as it is known. */
export type IndexedIssue = Pick<Download, 'owner' | 'edition' | 'day' | 'version'>;

/**
 * The downloaded issues as they are searched: in memory while the worker lives, and beside each issue in Cache
 * Storage, to be quick after its next start. NWS-06, OFF-03
 */
export class FoldedIssues {
  readonly #issues = new Map<string, Promise<FoldedIssue | null>>();
  #all: { issues: (FoldedIssue | null)[]; articles: IndexedArticle[] } | undefined;

  /** Everything that can be searched of these issues, the first ones' places first. */
  async articles(downloaded: IndexedIssue[]): Promise<IndexedArticle[]> {
    const wanted = new Set(downloaded.map((issue) => keyOf(issue).join()));
    for (const key of this.#issues.keys()) if (!wanted.has(key)) this.#issues.delete(key);
    const issues = await Promise.all(downloaded.map((issue) => this.#current(issue)));
    const known = this.#all?.issues;
    if (known?.length !== issues.length || issues.some((issue, at) => issue !== known[at])) {
      this.#all = { issues, articles: indexedArticles(issues.filter((issue) => issue !== null)) };
    }
    return this.#all?.articles ?? [];
  }

  async #current(downloaded: IndexedIssue): Promise<FoldedIssue | null> {
    const key = keyOf(downloaded).join();
    const known = await this.#issues.get(key)?.catch(() => null);
    if (known && known.version === downloaded.version) return known;
    const bringing = this.#bring(downloaded, known ?? null);
    this.#issues.set(key, bringing);
    return await bringing;
  }

  /** As it is in memory or was stored if it still is what the package says; else made of the texts, and stored. */
  async #bring(
    { owner, edition, day, version }: IndexedIssue,
    known: FoldedIssue | null,
  ): Promise<FoldedIssue | null> {
    const cache = await cacheOf(owner);
    const kept = known ?? (await readJson<FoldedIssue>(cache, downloadedWords(edition, day)));
    const stored = kept?.form === FORM ? kept : null;
    if (stored && stored.version === version) return stored;
    const manifest = await readJson<PackageWire>(cache, downloadedPackage(edition, day));
    if (!manifest) return null;
    if (stored?.version === manifest.versione) return stored;
    const folded = await foldIssue(owner, manifest, (id) => readJson<TextWire>(cache, downloadedText(id)));
    // Without room for it the next start takes longer, and nothing else.
    await cache.put(downloadedWords(edition, day), Response.json(folded)).catch(() => undefined);
    // The issue may have gone meanwhile: what was made of it goes too.
    if (!(await cache.match(downloadedPackage(edition, day))))
      await cache.delete(downloadedWords(edition, day));
    return folded;
  }

  /** The whole text of an article; null where it has gone since. */
  async text({ owner, id }: IndexedArticle): Promise<TextWire | null> {
    return await readJson<TextWire>(await cacheOf(owner), downloadedText(id));
  }

  /** Lets go of all that was folded of an article that has gone: its issues are folded anew. */
  async forget(article: IndexedArticle, downloaded: IndexedIssue[]): Promise<void> {
    const cache = await cacheOf(article.owner);
    const isPlace = ({ owner, edition, day }: IndexedIssue) =>
      owner === article.owner &&
      article.places.some((place) => place.edition.slug === edition && place.summary.day === day);
    for (const issue of downloaded.filter(isPlace)) {
      this.#issues.delete(keyOf(issue).join());
      await cache.delete(downloadedWords(issue.edition, issue.day));
    }
  }
}

const cacheOf = (owner: string) => caches.open(editionsCacheOf(owner));

async function readJson<T>(cache: Cache, address: string): Promise<T | null> {
  const kept = await cache.match(address);
  return kept ? ((await kept.json()) as T) : null;
}
