import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecret } from './secrets.ts';

/** A file of a secret that holds none; a new one would make void what was mailed with the old. */
export class SecretBroken extends Error {}

const OWNERS_FILE = 0o600;

/**
 * The secret of a server that was given none: made at its first start, and kept where its data are.
 * @throws SecretBroken
 */
export async function keptSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'session-secret');
  // Only whoever finds no file makes one; the folder is locked, so nobody else does meanwhile.
  const kept = (await readFile(file, 'utf8').catch(unlessMissing))?.trim();
  if (kept) return kept;
  if (kept === '')
    throw new SecretBroken(
      `DATA_DIR: ${file} is empty; put back the one that was made for it, or remove it to have another made`,
    );
  const secret = newSecret();
  // Whole or not at all: an empty file would stop every later start.
  await writeFile(`${file}.new`, `${secret}\n`, { mode: OWNERS_FILE });
  await rename(`${file}.new`, file);
  return secret;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
