import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandBySigla } from '#domain/brands/brand-by-host.ts';
import {
  mergeOpened,
  type OpenedDelivery,
  openFolder,
  openPath,
} from '#server/newsroom/import/deliveries/open-paths.ts';
import type { Delivery } from '#server/newsroom/import/import-delivery.ts';
import type { ImportArguments } from './import-arguments.ts';
import { UsageError } from './usage-error.ts';

async function kindOf(path: string): Promise<'file' | 'folder'> {
  const stats = await stat(path).catch(() => null);
  if (stats?.isFile()) return 'file';
  if (stats?.isDirectory()) return 'folder';
  throw new UsageError(`There is no file or folder ${path}`);
}

const isZip = (path: string) => /\.zip$/i.test(path);

/** All items of a file or under a folder. */
const itemsUnder = async (path: string): Promise<OpenedDelivery[]> =>
  (await kindOf(path)) === 'file' ? [await openPath(path)] : await openFolder(path);

function siglaOf(text: string): Sigla {
  const brand = brandBySigla(text);
  if (!brand) throw new UsageError(`No paper has the sigla ${text}`);
  return brand.sigla;
}

/** The paper of a folder or archive named by its sigla: `MG`, `MG.zip`. */
const brandNamed = (name: string) => brandBySigla(name.replace(/\.zip$/i, ''));

/**
 * The folders of a delivery for several papers, each named by its sigla. A folder that is itself named by a
 * sigla is for that paper only.
 */
async function brandFolders(path: string): Promise<{ brand: Sigla; path: string }[]> {
  const brand = brandNamed(basename(path));
  if (brand) return [{ brand: brand.sigla, path }];
  if ((await kindOf(path)) === 'file')
    throw new UsageError(`Which paper is ${path} for? Say it with --brand SIGLA`);
  const entries = (await readdir(path, { withFileTypes: true })).filter(
    (entry) => !entry.name.startsWith('.'),
  );
  const isPaper = (entry: Dirent) => brandNamed(entry.name) && (isZip(entry.name) || entry.isDirectory());
  const otherEntry = entries.find((entry) => !isPaper(entry));
  if (otherEntry || entries.length === 0) {
    const reason = otherEntry ? `${otherEntry.name} is not the folder of a paper` : 'it is empty';
    throw new UsageError(
      `Without --brand, ${path} must contain a folder for each paper, named by its sigla: ${reason}`,
    );
  }
  return entries.flatMap(({ name }) => {
    const brand = brandNamed(name);
    return brand ? [{ brand: brand.sigla, path: join(path, name) }] : [];
  });
}

export type OpenDelivery = Delivery & {
  /** Closes the archives of the delivery. */
  close(): void;
};

/** Finds the deliveries that the arguments name, one per paper. Close each after its import. @throws UsageError */
export async function findDeliveries({
  paths,
  brand,
}: Pick<ImportArguments, 'paths' | 'brand'>): Promise<OpenDelivery[]> {
  const folders = await Promise.all(
    paths.map(async (path) =>
      brand === null ? await brandFolders(path) : [{ brand: siglaOf(brand), path }],
    ),
  );
  const deliveries = new Map<Sigla, OpenedDelivery[]>();
  for (const folder of folders.flat()) {
    const items = await itemsUnder(folder.path);
    deliveries.set(folder.brand, [...(deliveries.get(folder.brand) ?? []), ...items]);
  }
  return [...deliveries].map(([sigla, items]) => ({
    brand: sigla,
    ...mergeOpened(items),
  }));
}

/**
 * @throws UsageError when a folder of pictures does not exist: otherwise every picture would be missing without a
 * message.
 */
export async function checkMedia(media: ImportArguments['media']): Promise<void> {
  for (const { folder } of media) {
    if ((await kindOf(folder)) !== 'folder') throw new UsageError(`--media: ${folder} is not a folder`);
  }
}
