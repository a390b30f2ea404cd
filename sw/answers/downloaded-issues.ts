import type { IssueWire, PackageWire, TextWire } from '#api/site/wire-types.ts';
import { editionsCacheOf } from '#device/cache-names.ts';
import { downloadedPackage, downloadedText } from '#domain/download-addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import { ISSUE_HEADER } from '../editions/edition-store.ts';

/** The downloaded issues of one owner, from which answers are composed. Reads only Cache Storage. */
export class DownloadedIssues {
  readonly #cache: Promise<Cache>;
  /** When the issue that was read last was downloaded, in the format of a `date` header. */
  date: string | null = null;

  readonly #owner: string;

  constructor(owner: string) {
    this.#owner = owner;
    this.#cache = caches.open(editionsCacheOf(owner));
    // Avoids an unhandled rejection if nothing is read; every method that awaits the cache still rejects.
    this.#cache.catch(() => undefined);
  }

  async issue(edition: string, day: Day): Promise<IssueWire | null> {
    const address = downloadedPackage(edition, day);
    const kept = await (await this.#cache).match(address);
    if (!kept) return null;
    this.date = kept.headers.get('date');
    return await readOnce(this.#owner + address, kept);
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
    isPlace: (place: { edition: string; day: Day }) => boolean,
    isWanted: (issue: IssueWire) => boolean = () => true,
  ): Promise<IssueWire | null> {
    for (const place of (await this.list()).filter(isPlace)) {
      const issue = await this.issue(place.edition, place.day);
      if (issue && isWanted(issue)) return issue;
    }
    return null;
  }

  /** A text and its issue. */
  async article(id: number): Promise<{ text: TextWire; issue: IssueWire } | null> {
    const kept = await (await this.#cache).match(downloadedText(id));
    if (!kept) return null;
    const text = (await kept.json()) as TextWire;
    const [edition = '', day = ''] = kept.headers.get(ISSUE_HEADER)?.split('/') ?? [];
    const own = await this.issue(edition, day);
    const issue =
      own && holds(own, id)
        ? own
        : await this.newest(
            () => true,
            (one) => holds(one, id),
          );
    return issue && { text, issue };
  }
}

/** Recently read issues: a newsstand shows a dozen, and a phone takes a while to parse each. */
const read = new Map<string, { version: string | null; issue: Promise<IssueWire> }>();
const REMEMBERED = 13;

function readOnce(key: string, kept: Response): Promise<IssueWire> {
  const version = kept.headers.get('etag');
  const before = read.get(key);
  if (before && version !== null && before.version === version) return before.issue;
  const issue = kept.json().then(({ numero }: PackageWire) => numero);
  read.delete(key);
  read.set(key, { version, issue });
  issue.catch(() => read.delete(key));
  for (const oldest of read.keys()) if (read.size > REMEMBERED) read.delete(oldest);
  return issue;
}

const holds = ({ sezioni }: IssueWire, id: number): boolean =>
  sezioni.some(({ articoli }) => articoli.some((article) => article.id === id));
