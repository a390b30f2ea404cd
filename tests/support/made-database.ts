import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';

const MIGRATIONS = 'server/db/migrations';
const MADE = 'node_modules/.cache/edicola-databases';

/** Another library or another migration makes another database. */
async function nameOfMade(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'));
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    if (file.endsWith('.sql')) hash.update(await readFile(join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function make(folder: string): Promise<void> {
  await mkdir(MADE, { recursive: true });
  const fresh = await mkdtemp(join(MADE, 'fresh-'));
  await (await connect({ folder: fresh })).close();
  // Another process may have been quicker.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
}

/** Puts an embedded database with the product's schema, empty, where there is none yet: making one takes seconds. */
export async function copyMadeDatabase(to: string): Promise<void> {
  const folder = join(MADE, await nameOfMade());
  if (!existsSync(folder)) await make(folder);
  await cp(folder, to, { recursive: true });
}
