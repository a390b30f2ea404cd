import { toArticle } from '#api/site/get-article.ts';
import { toSummary } from '#api/site/wire.ts';
import type { ArticleWire, IssueWire } from '#api/site/wire-types.ts';
import { articlePath } from '#domain/addresses.ts';
import { ownAddressesOf } from '#domain/view-addresses.ts';
import { cachedAnswer } from '../answers/cached-answer.ts';
import { listOfflineItems } from '../answers/list-offline-items.ts';
import { type FallbackContents, fallbackResponse } from './fallback-html.ts';

type Answer = { data?: { article?: ArticleWire; numero?: unknown } & Partial<Pick<IssueWire, 'sezioni'>> };

/**
 * The page for an address if neither the network nor the app's empty page is available. It is part of this script, so
 * that it exists whatever has been removed from the device. A cached article or issue can be read on it. OFF-01
 */
export async function fallbackPage(url: URL): Promise<Response> {
  const contents = await contentsOf(url).catch(() => null);
  return fallbackResponse(contents ?? { items: await listOfflineItems().catch(() => []) });
}

async function contentsOf({ pathname, searchParams }: URL): Promise<FallbackContents | null> {
  const [call] = ownAddressesOf({ path: pathname, query: Object.fromEntries(searchParams) });
  const cached = call === undefined ? undefined : await cachedAnswer(call);
  const { data }: Answer = cached ? await cached.json() : {};
  if (data?.article) return { article: toArticle(data.article) };
  const articles = data?.sezioni?.flatMap(({ articoli = [] }) => articoli) ?? [];
  if (articles.length === 0) return null;
  return {
    links: articles
      .map(toSummary)
      .map((article) => ({ address: articlePath(article), title: article.title })),
  };
}
