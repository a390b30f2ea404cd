import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isVapidPair, newVapidKeys, type VapidKeys } from '#server/base/config/vapid-keys.ts';

/** `subject`: whom push services turn to when something is wrong with what is sent. */
export type Vapid = VapidKeys & { subject: string };

/** A file of keys that holds none; new ones would cut off every device that subscribed with the old. */
export class VapidKeysBroken extends Error {}

const OWNERS_FILE = 0o600;
const Kept = v.object({ publicKey: v.string(), privateKey: v.string() });

/** The keys of a server that was given none: made at its first start, and kept where its data are. @throws VapidKeysBroken */
export async function keptVapidKeys(dataFolder: string): Promise<VapidKeys> {
  const file = join(dataFolder, 'vapid-keys.json');
  // Only whoever finds no file makes one; the folder is locked, so nobody else does meanwhile.
  const kept = await readFile(file, 'utf8').catch(unlessMissing);
  if (kept !== null) return readKeys(kept, file);
  const keys = newVapidKeys();
  // Whole or not at all: half a file would stop every later start.
  await writeFile(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: OWNERS_FILE });
  await rename(`${file}.new`, file);
  return keys;
}

function readKeys(text: string, file: string): VapidKeys {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text);
  if (parsed.success && isVapidPair(parsed.output)) return parsed.output;
  throw new VapidKeysBroken(`DATA_DIR: ${file} holds no pair of keys; put back the one that was made for it`);
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
