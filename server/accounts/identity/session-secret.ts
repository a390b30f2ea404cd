import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecret } from './secrets.ts';

/**
 * The secret file is empty; it is not replaced, because a new secret would invalidate what was mailed with the old one.
 */
export class SecretFileEmpty extends Error {}

const OWNER_ONLY_MODE = 0o600;

/**
 * The key of what a server has to recognise as its own, such as mailed codes, captcha tokens and gate
 * cookies. A server that was configured without one makes it at its first start and stores it in its data
 * folder.
 * @throws SecretFileEmpty
 */
export async function readOrCreateSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'session-secret');
  // A secret is made only if the file is missing; the folder is locked, so no other process makes one meanwhile.
  const stored = (await readFile(file, 'utf8').catch(undefinedIfMissing))?.trim();
  if (stored) return stored;
  if (stored === '')
    throw new SecretFileEmpty(
      `DATA_DIR: ${file} is empty; restore it from a backup, or remove it so that a new secret is made`,
    );
  const secret = newSecret();
  // The file is written completely or not at all, because an empty file would stop every later start.
  await writeFile(`${file}.new`, `${secret}\n`, { mode: OWNER_ONLY_MODE });
  await rename(`${file}.new`, file);
  return secret;
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
