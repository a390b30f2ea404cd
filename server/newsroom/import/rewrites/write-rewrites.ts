import type { Orm } from '#server/base/db/connect.ts';
import { writeAliases } from '../../db/article-aliases.ts';
import { type PreparedItem, prepareItem } from '../prepared-item.ts';
import type { WriteContext } from '../write-context.ts';
import { writeWithdrawals } from '../write-withdrawals.ts';
import type { MergedRewrites } from './merge-rewrites.ts';

type Transaction = <T>(run: (tx: Orm) => Promise<T>) => Promise<T>;

async function toWithdrawal({ uri, by }: MergedRewrites['absorbed'][number]): Promise<PreparedItem> {
  const parsed = await by.stored.read();
  const delivered = {
    ...parsed.delivered,
    uri,
    status: 'canceled' as const,
    placements: [],
    day: '1970-01-01',
  };
  return prepareItem({ ...parsed, delivered, supersedes: true }, []);
}

/**
 * Stores the aliases of merged rewrites, and withdraws articles that turned out to be earlier texts of another
 * article.
 */
export async function writeRewrites(
  { aliases, absorbed }: MergedRewrites,
  context: WriteContext,
  transaction: Transaction,
): Promise<void> {
  if (aliases.length + absorbed.length === 0) return;
  const withdrawn = await Promise.all(absorbed.map(toWithdrawal));
  await transaction(async (tx) => {
    if (withdrawn.length > 0) await writeWithdrawals(tx, withdrawn, context);
    await writeAliases(tx, context.brand, aliases);
  });
}
