import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecret } from './secrets.ts';

const OWNERS_FILE = 0o600;

/** The secret of a server that was given none: made at its first start, and kept where its data are. */
export async function keptSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'session-secret');
  // Only whoever finds no file makes one; the folder is locked, so nobody else does meanwhile.
  const kept = await readFile(file, 'utf8').catch(unlessMissing);
  if (kept?.trim()) return kept.trim();
  const secret = newSecret();
  await writeFile(file, `${secret}\n`, { mode: OWNERS_FILE });
  return secret;
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
