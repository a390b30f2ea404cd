import type { Orm } from '#server/base/db/connect.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { writeDetails } from '../db/article-details.ts';
import { findArticles, nextArticleId, writeArticles } from '../db/articles.ts';
import { ensureSignatures, ensureSpecials } from '../db/ensure-named.ts';
import { ensureImages } from '../db/images.ts';
import { signaturesOf, toArticleRow, toDetails } from './article-row.ts';
import { type Verdict, verdictOn } from './judge-item.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { WriteContext } from './write-context.ts';

/** An item, its verdict, and the article it belongs to. An outdated item is not written. */
export type WrittenItem = { item: PreparedItem; verdict: Verdict; articleId: number };

async function writeWithDetails(tx: Orm, context: WriteContext, changed: WrittenItem[]): Promise<void> {
  const { brand } = context;
  const pictures = changed.flatMap(({ item }) => item.pictures);
  const authors = changed.flatMap(({ item }) => signaturesOf(item.delivered));
  const subjects = changed.flatMap(({ item }) => item.delivered.subjects);
  const specials = subjects.filter(({ kind }) => kind === 'special');
  const [signatures] = await pipelineQueries(
    () => ensureSignatures(tx, brand, authors),
    () => ensureImages(tx, pictures),
    () => ensureSpecials(tx, brand, specials),
  );
  await writeArticles(
    tx,
    changed.map(({ articleId, item }) => toArticleRow(articleId, context, item)),
  );
  const detailsOf = ({ articleId, item }: WrittenItem) =>
    toDetails(articleId, { ...context, signatures }, item);
  await writeDetails(tx, {
    added: changed.filter(({ verdict }) => verdict === 'new').map(detailsOf),
    updated: changed.filter(({ verdict }) => verdict === 'changed').map(detailsOf),
  });
}

/** Writes the articles that are new or changed. Call it under the import lock. */
export async function writeChanged(
  tx: Orm,
  context: WriteContext,
  items: PreparedItem[],
): Promise<WrittenItem[]> {
  const uris = items.map(({ delivered }) => delivered.uri);
  const stored = await findArticles(tx, context.brand, uris);
  let nextId = await nextArticleId(tx);
  const written = items.map((item): WrittenItem => {
    const article = stored.get(item.delivered.uri);
    return { item, verdict: verdictOn(item, article), articleId: article?.id ?? nextId++ };
  });
  const changed = written.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
  if (changed.length > 0) await writeWithDetails(tx, context, changed);
  return written;
}
