import { NewsstandDb } from '#device/db.ts';
import { listDownloads } from '#device/tables/downloads.ts';
import { NO_ACCOUNT, readSession } from '#device/tables/session.ts';
import type { DeviceSearchResult } from '#device/worker-messages.ts';
import { freeText } from '#domain/free-text.ts';
import { marked, passageOf, type SearchTerms, withWords } from '#domain/mark-words.ts';
import type { SearchHit, SearchRequest } from '#domain/search.ts';
import { readDeviceQuery } from './device-query.ts';
import { type DeviceMatches, findOnDevice, PAGE_SIZE } from './find-on-device.ts';
import { FoldedIssues, type IndexedIssue } from './folded-issues.ts';
import { type IndexedArticle, placementIn } from './indexed-articles.ts';

/** The folded issues, kept while this worker lives. */
let foldedIssues = new FoldedIssues();

/** Drops the folded issues from memory; called at the end of a session. OFF-06 */
export function dropFoldedIssues(): void {
  foldedIssues = new FoldedIssues();
}

/** Searches the downloaded issues of the reader, as the archive is searched. NWS-06 */
export async function searchDevice(request: SearchRequest): Promise<DeviceSearchResult> {
  const issues = await readableIssues();
  return { issues: issues.length, result: await searchIn(foldedIssues, issues, request) };
}

/**
 * Issues with all texts; their pictures may still be downloading. The account's own come first, then those that
 * everybody may read.
 */
async function readableIssues(): Promise<IndexedIssue[]> {
  const db = new NewsstandDb();
  try {
    const owners = new Set([(await readSession(db))?.owner ?? NO_ACCOUNT, NO_ACCOUNT]);
    const lists = await Promise.all([...owners].map((owner) => listDownloads(db, owner)));
    return lists.flat().filter(({ readable }) => readable);
  } finally {
    db.close();
  }
}

/**
 * How often the search starts again at most because the text of an article that it found is no longer cached.
 */
const MAX_RESTARTS = 2;

export async function searchIn(
  folded: FoldedIssues,
  issues: IndexedIssue[],
  request: SearchRequest,
): Promise<DeviceSearchResult['result']> {
  const query = readDeviceQuery(request.text);
  for (let restartsLeft = MAX_RESTARTS; ; restartsLeft -= 1) {
    const articles = await folded.articles(issues);
    const found = findOnDevice(articles, query, request);
    const texts = await Promise.all(found.shown.map((article) => folded.text(article)));
    const withoutText = found.shown.filter((_, index) => texts[index] === null);
    if (withoutText.length === 0 || restartsLeft === 0) {
      const hits = found.shown.flatMap((article, index) => {
        const text = texts[index];
        return text ? (toHit(article, text.testo, request, query.searchTerms) ?? []) : [];
      });
      return { ...summaryOf(found, request), unsearchable: query.unsearchable, hits };
    }
    for (const article of withoutText) await folded.forget(article, issues);
  }
}

const summaryOf = ({ matching, total, facets }: DeviceMatches, { page }: SearchRequest) => ({
  matching,
  total,
  hasMore: false,
  page,
  pages: Math.ceil(total / PAGE_SIZE),
  facets,
  suggestions: [],
});

function toHit(
  article: IndexedArticle,
  html: string,
  { editions }: SearchRequest,
  searched: SearchTerms,
): SearchHit | null {
  const placement = placementIn(article, editions);
  if (!placement) return null;
  const { summary, edition } = placement;
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
