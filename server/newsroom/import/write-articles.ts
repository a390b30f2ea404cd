import type { Orm } from '#server/base/db/connect.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { writeDetails } from '../db/article-details.ts';
import { findArticles, nextArticleId, writeArticles } from '../db/articles.ts';
import { ensureSignatures, ensureSpecials } from '../db/ensure-named.ts';
import { ensureImages } from '../db/images.ts';
import { signaturesOf, toArticleRow, toDetails } from './article-row.ts';
import { judge, type Verdict } from './judge-item.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { WriteContext } from './write-context.ts';

/** An item, its verdict, and the article it belongs to. An outdated item is not written. */
export type WrittenItem = { item: PreparedItem; verdict: Verdict; articleId: number };

async function writeWhole(tx: Orm, context: WriteContext, news: WrittenItem[]): Promise<void> {
  const { brand } = context;
  const pictures = news.flatMap(({ item }) => item.pictures);
  const signed = news.flatMap(({ item }) => signaturesOf(item.delivered));
  const subjects = news.flatMap(({ item }) => item.delivered.subjects);
  const specials = subjects.filter(({ kind }) => kind === 'special');
  const [signatures] = await pipelineQueries(
    () => ensureSignatures(tx, brand, signed),
    () => ensureImages(tx, pictures),
    () => ensureSpecials(tx, brand, specials),
  );
  await writeArticles(
    tx,
    news.map(({ articleId, item }) => toArticleRow(articleId, context, item)),
  );
  const detailsOf = ({ articleId, item }: WrittenItem) => toDetails(articleId, { brand, signatures }, item);
  await writeDetails(tx, {
    added: news.filter(({ verdict }) => verdict === 'new').map(detailsOf),
    renewed: news.filter(({ verdict }) => verdict === 'changed').map(detailsOf),
  });
}

/** Writes the articles that are new or changed. Call it under the import lock. */
export async function writeNews(
  tx: Orm,
  context: WriteContext,
  items: PreparedItem[],
): Promise<WrittenItem[]> {
  const uris = items.map(({ delivered }) => delivered.uri);
  const known = await findArticles(tx, context.brand, uris);
  let nextId = await nextArticleId(tx);
  const written = items.map((item): WrittenItem => {
    const held = known.get(item.delivered.uri);
    return { item, verdict: judge(item, held), articleId: held?.id ?? nextId++ };
  });
  const news = written.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
  if (news.length > 0) await writeWhole(tx, context, news);
  return written;
}
