import { createECDH } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** The pair by which push services and browsers know this server, in base64url: P-256, the public one uncompressed. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** `subject`: whom push services turn to when something is wrong with what is sent. */
export type Vapid = VapidKeys & { subject: string };

/** A file of keys that holds none; new ones would cut off every device that subscribed with the old. */
export class VapidKeysBroken extends Error {}

const OWNERS_FILE = 0o600;
const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;
const Kept = v.object({ publicKey: v.string(), privateKey: v.string() });

/** Whether the one key is the other's, each spelled in the one way there is. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const secret = Buffer.from(privateKey, 'base64url');
  if (secret.length !== PRIVATE_BYTES || secret.toString('base64url') !== privateKey) return false;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(secret);
  } catch {
    // Zero, or not below the curve's order.
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

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

/** A pair of its own. */
export function newVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  const secret = pair.getPrivateKey();
  // Leading zeros are left out of it.
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - secret.length), secret]);
  return { publicKey, privateKey: privateKey.toString('base64url') };
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
