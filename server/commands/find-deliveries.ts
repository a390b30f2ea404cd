import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandBySigla } from '#domain/brands/brand-by-host.ts';
import { fileItem } from '../import/deliveries/file-item.ts';
import { itemKind } from '../import/deliveries/item-kinds.ts';
import { openZip } from '../import/deliveries/zip-delivery.ts';
import type { Delivery } from '../import/import-delivery.ts';
import type { Rejection, Warning } from '../import/import-report.ts';
import { Rejected } from '../import/rejected.ts';
import { entriesUnder, type FolderEntry } from './entries-under.ts';
import type { ImportArguments } from './import-arguments.ts';
import { UsageError } from './usage-error.ts';

async function kindOf(path: string): Promise<'file' | 'folder'> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile()) return 'file';
  if (found?.isDirectory()) return 'folder';
  throw new UsageError(`There is no file or folder ${path}`);
}

/** What lies at one path. */
type Found = Pick<Delivery, 'items'> & { rejected: Rejection[]; warnings?: Warning[]; close(): void };

const nothingToClose = () => undefined;

const isZip = (path: string) => /\.zip$/i.test(path);
const isItem = (path: string) => itemKind(path) !== null;
const isDelivered = (path: string) => isItem(path) || isZip(path);

/** An archive that cannot be opened is refused as a whole; the rest of the delivery goes in. */
async function foundInZip(path: string): Promise<Found> {
  try {
    return await openZip(path, path);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    const { place, reason } = error;
    return { items: [], rejected: [{ name: path, place, reason }], close: nothingToClose };
  }
}

const foundAt = async (path: string): Promise<Found> =>
  isZip(path)
    ? await foundInZip(path)
    : { items: [fileItem(path, itemKind(path) ?? 'json')], rejected: [], close: nothingToClose };

/** Why something that looks like a part of the delivery is none. */
function refusalOf({ path, kind, isReachable }: FolderEntry): Omit<Rejection, 'name'> | null {
  if (!isReachable && (kind === 'folder' || isDelivered(path)))
    return { place: 'path', reason: 'a name that is not UTF-8: it cannot be opened' };
  if (kind === 'link' && isItem(path)) return { place: 'file', reason: 'a link, which is not followed' };
  return null;
}

/** A delivery of nothing is told: else it would end as one in which all was well. */
const nothingIn = (files: number): string =>
  files === 0
    ? 'an empty folder'
    : `nothing in it is read: ${files} files, none named .json .xml .nitf .rss .ndjson .jsonl .zip`;

/** All items under a path, in the order of their names. Links are not followed: a delivery is what lies in it. */
async function itemsUnder(path: string): Promise<Found[]> {
  if ((await kindOf(path)) === 'file') return [await foundAt(path)];
  const paths: string[] = [];
  const rejected: Rejection[] = [];
  let files = 0;
  for await (const entry of entriesUnder(path)) {
    if (entry.kind === 'file') files += 1;
    const refused = refusalOf(entry);
    if (refused) rejected.push({ name: entry.path, ...refused });
    else if (entry.kind === 'file' && isDelivered(entry.path)) paths.push(entry.path);
  }
  const isSilent = paths.length + rejected.length === 0;
  const warnings = isSilent ? [{ name: path, text: nothingIn(files) }] : [];
  const found: Found[] = [{ items: [], rejected, warnings, close: nothingToClose }];
  for (const one of paths.sort()) found.push(await foundAt(one));
  return found;
}

function siglaOf(text: string): Sigla {
  const brand = brandBySigla(text);
  if (!brand) throw new UsageError(`No paper has the sigla ${text}`);
  return brand.sigla;
}

/** `MG`, `MG.zip`. */
const brandNamed = (name: string) => brandBySigla(name.replace(/\.zip$/i, ''));

/** The folders of a delivery for several papers, each named by its sigla; a folder so named is one of them itself. */
async function brandFolders(path: string): Promise<{ brand: Sigla; path: string }[]> {
  const own = brandNamed(basename(path));
  if (own) return [{ brand: own.sigla, path }];
  if ((await kindOf(path)) === 'file')
    throw new UsageError(`Which paper is ${path} for? Say it with --brand SIGLA`);
  const entries = (await readdir(path, { withFileTypes: true })).filter(
    (entry) => !entry.name.startsWith('.'),
  );
  const isPaper = (entry: Dirent) => brandNamed(entry.name) && (isZip(entry.name) || entry.isDirectory());
  const strange = entries.find((entry) => !isPaper(entry));
  if (strange || entries.length === 0) {
    const reason = strange ? `${strange.name} is not the folder of a paper` : 'it is empty';
    throw new UsageError(
      `Without --brand, ${path} must hold a folder for each paper, named by its sigla: ${reason}`,
    );
  }
  return entries.flatMap(({ name }) => {
    const brand = brandNamed(name);
    return brand ? [{ brand: brand.sigla, path: join(path, name) }] : [];
  });
}

export type OpenDelivery = Delivery & {
  /** Closes its archives. */
  close(): void;
};

/** The deliveries that the arguments name, one a paper. Close each when it is in. @throws UsageError */
export async function findDeliveries({
  paths,
  brand,
}: Pick<ImportArguments, 'paths' | 'brand'>): Promise<OpenDelivery[]> {
  const folders = await Promise.all(
    paths.map(async (path) =>
      brand === null ? await brandFolders(path) : [{ brand: siglaOf(brand), path }],
    ),
  );
  const deliveries = new Map<Sigla, Found[]>();
  for (const folder of folders.flat()) {
    const found = await itemsUnder(folder.path);
    deliveries.set(folder.brand, [...(deliveries.get(folder.brand) ?? []), ...found]);
  }
  return [...deliveries].map(([sigla, found]) => ({
    brand: sigla,
    items: found.flatMap(({ items }) => items),
    rejected: found.flatMap(({ rejected }) => rejected),
    warnings: found.flatMap(({ warnings = [] }) => warnings),
    close: () => found.forEach(({ close }) => void close()),
  }));
}

/** @throws UsageError when a folder of pictures isn't there: else every picture would be missed without a word. */
export async function checkMedia(media: ImportArguments['media']): Promise<void> {
  for (const { folder } of media) {
    if ((await kindOf(folder)) !== 'folder') throw new UsageError(`--media: ${folder} is not a folder`);
  }
}
