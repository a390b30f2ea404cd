import type { Sigla } from '#domain/brands/brand.ts';
import type { Database, Orm } from '#server/db/connect.ts';
import { rolledBack } from '#server/db/rolled-back.ts';
import type { ImportReport, Outcome } from './import-report.ts';
import type { MediaFolder } from './media-path.ts';
import { removeUnfinished } from './picture-folder.ts';
import { createPictureStore } from './pictures.ts';
import { planIssues } from './plan-issues.ts';
import { type PreparedItem, prepareItem } from './prepared-item.ts';
import { type NamedItem, readItems } from './read-items.ts';
import type { SourceItem } from './source-item.ts';
import { writeIssue } from './write-issue.ts';
import { writeWithdrawals } from './write-withdrawals.ts';

export type Delivery = {
  brand: Sigla;
  items: SourceItem[];
};

export type ImportProgress = { phase: 'read' | 'write'; done: number; total: number };

export type ImportOptions = {
  db: Pick<Database, 'orm'>;
  imagesFolder: string;
  media: MediaFolder[];
  now: Date;
  /** Takes drawings as pictures too: only for deliveries that the product itself makes. */
  allowSvg?: boolean;
  /** Does everything but keep it: the report is the one the import would end with. */
  dryRun?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  /** Stops between two issues; what is written stays. */
  signal?: AbortSignal;
};

const RANK: Record<Outcome, number> = { unchanged: 0, updated: 1, imported: 2 };

/** An article in several issues counts once, by the most that became of it. */
function tally() {
  const outcomes = new Map<string, Outcome>();
  return {
    add(results: { uri: string; outcome: Outcome }[]): void {
      for (const { uri, outcome } of results) {
        const before = outcomes.get(uri);
        if (!before || RANK[outcome] > RANK[before]) outcomes.set(uri, outcome);
      }
    },
    count: (outcome: Outcome) => [...outcomes.values()].filter((one) => one === outcome).length,
    get size() {
      return outcomes.size;
    },
  };
}

/**
 * Imports one delivery of one brand, one transaction an issue: whatever happens, every issue is written whole or not
 * at all, and the same delivery again goes on from there to the same end.
 */
export async function importDelivery(delivery: Delivery, options: ImportOptions): Promise<ImportReport> {
  const { db, imagesFolder, media, now, allowSvg = false, dryRun = false, onProgress, signal } = options;
  const { brand, items: sources } = delivery;
  let done = 0;
  const read = await readItems(sources, () =>
    onProgress?.({ phase: 'read', done: ++done, total: sources.length }),
  );
  if (!dryRun) await removeUnfinished(imagesFolder);
  const store = createPictureStore({ imagesFolder, media, allowSvg, dryRun });
  const warnings: ImportReport['warnings'] = [];
  const prepared = new Map<string, PreparedItem>();
  const prepare = async (item: NamedItem): Promise<PreparedItem> => {
    const before = prepared.get(item.delivered.uri);
    if (before) return before;
    const taken = await store.take(item.delivered.pictures, item.folder);
    for (const text of taken.warnings) warnings.push({ name: item.name, text });
    const made = prepareItem(item, taken.pictures);
    prepared.set(item.delivered.uri, made);
    return made;
  };
  const transaction = <T>(run: (tx: Orm) => Promise<T>): Promise<T> =>
    dryRun ? rolledBack(db.orm, run) : db.orm.transaction(run);
  const results = tally();
  const withdrawals = read.items.filter(({ delivered }) => delivered.status === 'canceled');
  const articles = read.items.filter(({ delivered }) => delivered.status !== 'canceled');
  for (const issue of planIssues(articles)) {
    signal?.throwIfAborted();
    const entries = await Promise.all(
      issue.entries.map(async (entry) => ({ ...entry, item: await prepare(entry.item) })),
    );
    results.add(await transaction((tx) => writeIssue(tx, { ...issue, entries }, { brand, now })));
    onProgress?.({ phase: 'write', done: results.size, total: read.items.length });
  }
  if (withdrawals.length > 0) {
    const items = withdrawals.map((item) => prepareItem(item, []));
    results.add(await transaction((tx) => writeWithdrawals(tx, items, { brand, now })));
  }
  return {
    imported: results.count('imported'),
    updated: results.count('updated'),
    unchanged: results.count('unchanged') + read.outdated,
    rejected: read.rejected,
    warnings,
  };
}
