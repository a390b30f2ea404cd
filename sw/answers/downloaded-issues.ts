import type { IssueWire, PackageWire, TextWire } from '#api/site/wire-types.ts';
import { downloadsCacheOf } from '#device/cache-names.ts';
import { ISSUE_HEADER, manifestAddress, textAddress } from '#domain/download-addresses.ts';
import type { Day } from '#domain/newsstand.ts';

/** The downloaded issues of one owner, from which answers are composed. Reads only Cache Storage. */
export class DownloadedIssues {
  readonly #cache: Promise<Cache>;
  /** The server's `date` header of the issue that was read last. */
  date: string | null = null;

  readonly #owner: string;

  constructor(owner: string) {
    this.#owner = owner;
    this.#cache = caches.open(downloadsCacheOf(owner));
    // Avoids an unhandled rejection if nothing is read; every method that awaits the cache still rejects.
    this.#cache.catch(() => undefined);
  }

  async issue(edition: string, day: Day): Promise<IssueWire | null> {
    const address = manifestAddress(edition, day);
    const cachedPackage = await (await this.#cache).match(address);
    if (!cachedPackage) return null;
    this.date = cachedPackage.headers.get('date');
    return await readOnce(this.#owner + address, cachedPackage);
  }

  /** Lists the downloaded issues, newest first. */
  async list(): Promise<{ edition: string; day: Day }[]> {
    const cached = await (await this.#cache).keys();
    return cached
      .map(({ url }) => new URL(url).searchParams)
      .flatMap((query) => {
        const [edition, day] = [query.get('edizione'), query.get('data')];
        return edition && day ? [{ edition, day }] : [];
      })
      .sort((a, b) => b.day.localeCompare(a.day));
  }

  /** The newest issue that matches; its edition and day are checked before its contents are read. */
  async newest(
    isEligible: (ref: { edition: string; day: Day }) => boolean,
    hasContents: (issue: IssueWire) => boolean = () => true,
  ): Promise<IssueWire | null> {
    for (const ref of (await this.list()).filter(isEligible)) {
      const issue = await this.issue(ref.edition, ref.day);
      if (issue && hasContents(issue)) return issue;
    }
    return null;
  }

  /** A text and its issue. */
  async article(id: number): Promise<{ text: TextWire; issue: IssueWire } | null> {
    const cachedText = await (await this.#cache).match(textAddress(id));
    if (!cachedText) return null;
    const text = (await cachedText.json()) as TextWire;
    const [edition = '', day = ''] = cachedText.headers.get(ISSUE_HEADER)?.split('/') ?? [];
    const namedIssue = await this.issue(edition, day);
    const issue =
      namedIssue && containsArticle(namedIssue, id)
        ? namedIssue
        : await this.newest(
            () => true,
            (candidate) => containsArticle(candidate, id),
          );
    return issue && { text, issue };
  }
}

/** Recently read issues: a newsstand shows a dozen, and a phone takes a while to parse each. */
const recentlyRead = new Map<string, { version: string | null; issue: Promise<IssueWire> }>();
const MAX_RECENTLY_READ = 13;

function readOnce(key: string, cachedPackage: Response): Promise<IssueWire> {
  const version = cachedPackage.headers.get('etag');
  const before = recentlyRead.get(key);
  if (before && version !== null && before.version === version) return before.issue;
  const issue = cachedPackage.json().then(({ numero }: PackageWire) => numero);
  recentlyRead.delete(key);
  recentlyRead.set(key, { version, issue });
  issue.catch(() => recentlyRead.delete(key));
  for (const oldest of recentlyRead.keys())
    if (recentlyRead.size > MAX_RECENTLY_READ) recentlyRead.delete(oldest);
  return issue;
}

const containsArticle = ({ sezioni }: IssueWire, id: number): boolean =>
  sezioni.some(({ articoli }) => articoli.some((article) => article.id === id));
