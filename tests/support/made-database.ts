import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, databaseOnClient } from '#server/base/db/connect.ts';
import { EXTENSIONS } from '#server/base/db/embedded/extensions.ts';
import { cachedFolder } from './made-once.ts';

const MIGRATIONS = 'server/base/db/migrations';
const FOLDER = 'folder';
const ARCHIVE = 'archive.tar';

/** The name changes with the libraries and the migrations. */
async function nameOfMade(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'));
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    if (file.endsWith('.sql')) hash.update(await readFile(join(MIGRATIONS, file)));
  }
  return `edicola-made-database-${hash.digest('hex').slice(0, 16)}`;
}

async function make(to: string): Promise<void> {
  const client = await PGlite.create({ extensions: EXTENSIONS, dataDir: join(to, FOLDER) });
  const db = await databaseOnClient(client);
  const archive = await client.dumpDataDir('none');
  await writeFile(join(to, ARCHIVE), new Uint8Array(await archive.arrayBuffer()));
  await db.close();
}

/**
 * Path of an embedded database with the product's schema and no rows. Creating it takes seconds, so it is done once.
 */
const findMade = async (): Promise<string> => await cachedFolder(await nameOfMade(), make);

/** Copies an empty embedded database with the product's schema to a folder that has none. */
export async function copyMadeDatabase(to: string): Promise<void> {
  cpSync(join(await findMade(), FOLDER), to, { recursive: true });
}

/** Opens a copy of that database in memory, in this thread. */
export async function openMadeClient(): Promise<PGlite> {
  const archive = await readFile(join(await findMade(), ARCHIVE));
  return await PGlite.create({ extensions: EXTENSIONS, loadDataDir: new Blob([archive]) });
}

export const openMadeDatabase = async (): Promise<Database> => await databaseOnClient(await openMadeClient());
