import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandBySigla } from '#domain/brands/brand-by-host.ts';
import type { Delivery } from '../import/import-delivery.ts';
import { Rejected } from '../import/rejected.ts';
import type { SourceItem } from '../import/source-item.ts';
import type { ImportArguments } from './import-arguments.ts';
import { UsageError } from './usage-error.ts';

/** The longest of articles has a hundredth of it; more would only fill the memory of the server that reads it. */
const MAX_ITEM_BYTES = 20_000_000;

const toSourceItem = (path: string): SourceItem => ({
  name: path,
  folder: dirname(path),
  read: async () => {
    const { size } = await stat(path);
    if (size > MAX_ITEM_BYTES) throw new Rejected('file', `${size} bytes, more than ${MAX_ITEM_BYTES}`);
    return await readFile(path);
  },
});

async function kindOf(path: string): Promise<'file' | 'folder'> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile()) return 'file';
  if (found?.isDirectory()) return 'folder';
  throw new UsageError(`There is no file or folder ${path}`);
}

/** All items under a path, in the order of their names. Links are not followed: a delivery is what lies in it. */
async function itemsUnder(path: string): Promise<SourceItem[]> {
  if ((await kindOf(path)) === 'file') return [toSourceItem(path)];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map(toSourceItem);
}

function siglaOf(text: string): Sigla {
  const brand = brandBySigla(text);
  if (!brand) throw new UsageError(`No paper has the sigla ${text}`);
  return brand.sigla;
}

/** The folders of a delivery for several papers, each named by its sigla; a folder so named is one of them itself. */
async function brandFolders(path: string): Promise<{ brand: Sigla; path: string }[]> {
  const own = brandBySigla(basename(path));
  if (own) return [{ brand: own.sigla, path }];
  if ((await kindOf(path)) === 'file')
    throw new UsageError(`Which paper is ${path} for? Say it with --brand SIGLA`);
  const entries = (await readdir(path, { withFileTypes: true })).filter(
    (entry) => !entry.name.startsWith('.'),
  );
  const strange = entries.find((entry) => !entry.isDirectory() || !brandBySigla(entry.name));
  if (strange || entries.length === 0) {
    const reason = strange ? `${strange.name} is not the folder of a paper` : 'it is empty';
    throw new UsageError(
      `Without --brand, ${path} must hold a folder for each paper, named by its sigla: ${reason}`,
    );
  }
  return entries.map(({ name }) => ({ brand: siglaOf(name), path: join(path, name) }));
}

/** The deliveries that the arguments name, one a paper. @throws UsageError */
export async function findDeliveries({
  paths,
  brand,
}: Pick<ImportArguments, 'paths' | 'brand'>): Promise<Delivery[]> {
  const folders = await Promise.all(
    paths.map(async (path) =>
      brand === null ? await brandFolders(path) : [{ brand: siglaOf(brand), path }],
    ),
  );
  const deliveries = new Map<Sigla, SourceItem[]>();
  for (const folder of folders.flat()) {
    const items = await itemsUnder(folder.path);
    deliveries.set(folder.brand, [...(deliveries.get(folder.brand) ?? []), ...items]);
  }
  return [...deliveries].map(([sigla, items]) => ({ brand: sigla, items }));
}

/** @throws UsageError when a folder of pictures isn't there: else every picture would be missed without a word. */
export async function checkMedia(media: ImportArguments['media']): Promise<void> {
  for (const { folder } of media) {
    if ((await kindOf(folder)) !== 'folder') throw new UsageError(`--media: ${folder} is not a folder`);
  }
}
