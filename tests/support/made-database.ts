import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, EXTENSIONS, onEmbedded } from '#server/db/connect.ts';

const MIGRATIONS = 'server/db/migrations';
const MADE = 'node_modules/.cache/edicola-made-databases';
const FOLDER = 'folder';
const ARCHIVE = 'archive.tar';

/** Another library or another migration makes another database. */
async function nameOfMade(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'));
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    if (file.endsWith('.sql')) hash.update(await readFile(join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function make(to: string): Promise<void> {
  await mkdir(MADE, { recursive: true });
  const fresh = await mkdtemp(join(MADE, 'fresh-'));
  const client = await PGlite.create({ extensions: EXTENSIONS, dataDir: join(fresh, FOLDER) });
  const db = await onEmbedded(client);
  const archive = await client.dumpDataDir('none');
  await writeFile(join(fresh, ARCHIVE), new Uint8Array(await archive.arrayBuffer()));
  await db.close();
  // Another process may have been quicker.
  await rename(fresh, to).catch(() => rm(fresh, { recursive: true }));
}

/** Where an embedded database with the product's schema lies, empty; makes it where there is none yet, which takes seconds. */
async function findMade(): Promise<string> {
  const made = join(MADE, await nameOfMade());
  if (!existsSync(made)) await make(made);
  return made;
}

/** Puts an embedded database with the product's schema, empty, where there is none yet. */
export async function copyMadeDatabase(to: string): Promise<void> {
  await cp(join(await findMade(), FOLDER), to, { recursive: true });
}

/** Opens a copy of the same database in memory. */
export async function openMadeDatabase(): Promise<Database> {
  const archive = await readFile(join(await findMade(), ARCHIVE));
  return await onEmbedded(await PGlite.create({ extensions: EXTENSIONS, loadDataDir: new Blob([archive]) }));
}
