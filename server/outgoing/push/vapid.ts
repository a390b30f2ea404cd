import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isVapidPair, newVapidKeys, type VapidKeys } from '#server/base/config/vapid-keys.ts';

/** `subject`: contact address for push services that have a problem with our messages. */
export type Vapid = VapidKeys & { subject: string };

/**
 * A key file without valid keys. They are not replaced, because new ones would cut off every device that subscribed
 * with the old.
 */
export class VapidKeysBroken extends Error {}

const OWNER_ONLY_MODE = 0o600;
const StoredKeys = v.object({ publicKey: v.string(), privateKey: v.string() });

/**
 * Keys of a server without configured ones: made at its first start, and stored in its data folder. @throws
 * VapidKeysBroken
 */
export async function readOrCreateVapidKeys(dataFolder: string): Promise<VapidKeys> {
  const file = join(dataFolder, 'vapid-keys.json');
  // Only a process that finds no file makes one; the folder is locked, so no other process does at the same time.
  const stored = await readFile(file, 'utf8').catch(nullIfMissing);
  if (stored !== null) return readKeys(stored, file);
  const keys = newVapidKeys();
  // Written completely or not at all: half a file would stop every later start.
  await writeFile(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: OWNER_ONLY_MODE });
  await rename(`${file}.new`, file);
  return keys;
}

function readKeys(text: string, file: string): VapidKeys {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredKeys), text);
  if (parsed.success && isVapidPair(parsed.output)) return parsed.output;
  throw new VapidKeysBroken(`DATA_DIR: ${file} has no valid VAPID key pair; restore the file from a backup`);
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
