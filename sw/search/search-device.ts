import { NewsstandDb } from '#device/db.ts';
import { listDownloads } from '#device/tables/downloads.ts';
import { EVERYBODY, readSession } from '#device/tables/session.ts';
import type { DeviceSearch } from '#device/worker-messages.ts';
import { freeText } from '#domain/free-text.ts';
import { marked, passageOf, type Searched, withWords } from '#domain/mark-words.ts';
import type { SearchHit, SearchRequest } from '#domain/search.ts';
import { readDeviceQuery } from './device-query.ts';
import { type Found, findOnDevice, PAGE_SIZE } from './find-on-device.ts';
import { FoldedIssues, type IndexedIssue } from './folded-issues.ts';
import { type IndexedArticle, placeIn } from './indexed-articles.ts';

/** The folded issues, kept while this worker lives. */
let kept = new FoldedIssues();

/** At the end of a session they are removed from memory too. OFF-06 */
export function forgetFolded(): void {
  kept = new FoldedIssues();
}

/** Searches the downloaded issues of the reader, as the archive is searched. NWS-06 */
export async function searchDevice(request: SearchRequest): Promise<DeviceSearch> {
  const issues = await readableIssues();
  return { issues: issues.length, result: await searchIn(kept, issues, request) };
}

/**
 * Issues with all texts; their pictures may still be downloading. The account's own come first, then those that
 * everybody may read.
 */
async function readableIssues(): Promise<IndexedIssue[]> {
  const db = new NewsstandDb();
  try {
    const owners = new Set([(await readSession(db))?.owner ?? EVERYBODY, EVERYBODY]);
    const lists = await Promise.all([...owners].map((owner) => listDownloads(db, owner)));
    return lists.flat().filter(({ readable }) => readable);
  } finally {
    db.close();
  }
}

/** How often the search starts again because an article it found has just been withdrawn. */
const TRIES = 2;

export async function searchIn(
  folded: FoldedIssues,
  issues: IndexedIssue[],
  request: SearchRequest,
): Promise<DeviceSearch['result']> {
  const query = readDeviceQuery(request.text);
  for (let left = TRIES; ; left -= 1) {
    const articles = await folded.articles(issues);
    const found = findOnDevice(articles, query, request);
    const texts = await Promise.all(found.shown.map((article) => folded.text(article)));
    const gone = found.shown.filter((_, at) => texts[at] === null);
    if (gone.length === 0 || left === 0) {
      const hits = found.shown.flatMap((article, at) => {
        const text = texts[at];
        return text ? (toHit(article, text.testo, request, query.searched) ?? []) : [];
      });
      return { ...summed(found, request), unsearchable: query.unsearchable, hits };
    }
    for (const article of gone) await folded.forget(article, issues);
  }
}

const summed = ({ matching, total, facets }: Found, { page }: SearchRequest) => ({
  matching,
  total,
  more: false,
  page,
  pages: Math.ceil(total / PAGE_SIZE),
  facets,
  near: [],
});

function toHit(
  article: IndexedArticle,
  html: string,
  { editions }: SearchRequest,
  searched: Searched,
): SearchHit | null {
  const place = placeIn(article, editions);
  if (!place) return null;
  const { summary, edition } = place;
  return {
    article: summary,
    edition,
    title: marked(withWords(summary.title), searched),
    passage: passageOf(
      summary.subtitle === null ? null : withWords(summary.subtitle),
      withWords(freeText(html)),
      searched,
    ),
  };
}
